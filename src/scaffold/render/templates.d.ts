declare module '*.hbs' {
  const template: (context: object) => string;
  export default template;
}

declare module '*.sh' {
  const text: string;
  export default text;
}
