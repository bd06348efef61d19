import { closing, isSign } from './slices.ts';
import type { Token } from './tokens.ts';

/** The module that an expression loads: require('x'), __import__('x'), (await import('x')). */
export function loadedModule(expression: readonly Token[]): { module: string; end: number } | undefined {
  const first = expression.findIndex(
    (token) => !isSign(token, '(') && !(token.kind === 'name' && token.text === 'await'),
  );
  const outer = expression[first];
  const start = outer?.kind === 'name' && outer.text === 'importlib' ? first + 2 : first;
  const [loader, open, name] = expression.slice(start, start + 3);
  const isLoader =
    loader?.kind === 'name' && /^(?:require|import|__import__|import_module)$/.test(loader.text);
  if (!isLoader || !isSign(open, '(') || name?.kind !== 'string') return undefined;
  let end = closing(expression, start + 1) + 1;
  while (end < expression.length && isSign(expression[end], ')')) end += 1;
  return { module: moduleName(name.parts.join('')), end };
}

const fileModules = /^(?:node:)?(?:fs|fs\/promises|fs-extra|graceful-fs)$/;

export const moduleName = (specifier: string): string =>
  fileModules.test(specifier) ? 'fs' : specifier.replace(/^node:/, '').replaceAll('/', '.');
