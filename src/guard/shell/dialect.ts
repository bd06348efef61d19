import type { Evaluation } from './evaluation.ts';

/**
 * `sh` is dash on one machine and bash on another. Where they differ in what they run, both must be covered: the result
 * is left open, or refused.
 */
export const isSh = ({ dialect }: Evaluation): boolean => dialect === 'sh';

/**
 * zsh, the login shell of macOS: parameters are not split, arrays start at 1 and stand for all their elements, the last
 * part of a pipe is this shell.
 */
export const isZsh = ({ dialect }: Evaluation): boolean => dialect === 'zsh';

/** Shells that are certainly bash, or near enough to it. */
const bashLike = /^(?:r?bash|ksh\d*|mksh)$/;

/** What a program gives its code to: `make`, `npm run`, `find -exec` and the like start sh. */
export const dialectOf = (program: string): Evaluation['dialect'] =>
  program === 'zsh' ? 'zsh' : bashLike.test(program) ? 'bash' : 'sh';

/** Builtins of bash for which zsh looks for a program. */
export const notInZsh: ReadonlySet<string> = new Set(
  'mapfile readarray shopt complete compgen compopt caller'.split(' '),
);

/** Builtins that dash hasn't got: there the command fails and nothing changes. */
export const onlyInBash: ReadonlySet<string> = new Set(
  'declare typeset let mapfile readarray shopt pushd popd dirs source builtin enable compgen history'.split(
    ' ',
  ),
);
