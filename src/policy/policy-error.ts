/** The policy can't be used. Its message is one line that says what is wrong and where. Apart from the schema, as every hook knows this. */
export class PolicyError extends Error {}
