declare module '*.hbs' {
  const template: (context: object) => string;
  export default template;
}

declare module '*.sh' {
  const text: string;
  export default text;
}

declare module '*.cjs.txt' {
  const text: string;
  export default text;
}
