import type { Evaluation } from './evaluation.ts';

/**
 * `sh` is dash on one machine and bash on another. Where they differ in what they run, both must be covered: the result
 * is left open, or refused.
 */
export const isSh = ({ dialect }: Evaluation): boolean => dialect === 'sh';

/** Shells that are certainly bash, or near enough to it. */
const bashLike = /^(?:r?bash|zsh|ksh\d*|mksh)$/;

/** What a program gives its code to: `make`, `npm run`, `find -exec` and the like start sh. */
export const dialectOf = (program: string): Evaluation['dialect'] => (bashLike.test(program) ? 'bash' : 'sh');

/** Builtins that dash hasn't got: there the command fails and nothing changes. */
export const onlyInBash: ReadonlySet<string> = new Set(
  'declare typeset let mapfile readarray shopt pushd popd dirs source builtin enable compgen history'.split(
    ' ',
  ),
);
