import { styleText } from 'node:util';
import type { Io, Output } from '../io.ts';

type Style = Parameters<typeof styleText>[0];
export type Paint = (style: Style, text: string) => string;

/** https://force-color.org, then https://no-color.org, in Node's order, then whether it is a terminal. */
export function hasColour(output: Output, env: Io['env']): boolean {
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  if (env.NO_COLOR) return false;
  return Boolean(output.isTTY) && env.TERM !== 'dumb';
}

/** Newer Nodes would ask process.stdout again, which need not be the stream that is painted on. */
export function painter(output: Output, env: Io['env']): Paint {
  if (!hasColour(output, env)) return (_style, text) => text;
  return (style, text) => styleText(style, text, { validateStream: false });
}
