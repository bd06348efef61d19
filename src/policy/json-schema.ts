import { toJsonSchema } from '@valibot/to-json-schema';
import { type mayKey, policySchema } from './policy.ts';

/** The JSON Schema that lies beside gates.json, so that editors complete and check it. */
export function policySchemaText(): string {
  const schema = toJsonSchema(policySchema, {
    typeMode: 'input',
    // The converter has no word for a record with a list of keys; spelled out, editors can complete the acts.
    overrideSchema: ({ valibotSchema }) => {
      if (valibotSchema.type !== 'record') return undefined;
      const { key, value } = valibotSchema as unknown as MayRecord;
      if (key.type !== 'picklist') return undefined;
      const answer = { enum: value.options };
      return {
        type: 'object',
        properties: Object.fromEntries(key.options.map((name) => [name, answer])),
        additionalProperties: false,
      };
    },
  });
  return `${JSON.stringify({ ...schema, title: 'create-agent-gates policy' }, null, 2)}\n`;
}

type MayRecord = { key: typeof mayKey; value: { options: string[] } };
