import type { Options } from '../program.ts';

let negated = 0;

/** Options that many of git's verbs share. git undoes each long flag by "--no-". */
export function negatable(options: Options): Options {
  return { [`no- ${negated++}`]: { negates: options }, ...options };
}

/** Writing to a file, external drivers and text conversion are left out or declared: --output, --ext-diff, --textconv. */
export const diffOptions: Options = {
  ...negatable({
    'p u s z R a b w W D t r c m q 0 patch raw patch-with-raw minimal patience histogram compact-summary':
      'flag',
    'numstat shortstat cumulative summary patch-with-stat name-status check full-index binary': 'flag',
    'name-only': 'flag',
    'find-copies-harder irreversible-delete pickaxe-all pickaxe-regex text ignore-cr-at-eol ignore-space-at-eol':
      'flag',
    'ignore-space-change ignore-all-space ignore-blank-lines function-context exit-code quiet prefix': 'flag',
    'default-prefix ita-invisible-in-index ita-visible-in-index cc dd remerge-diff combined-all-paths':
      'flag',
    'indent-heuristic renames rename-empty merge-base diff-merges-off patch-grep trust-exit-code': 'flag',
    'dirstat dirstat-by-file color-words word-diff color color-moved abbrev B break-rewrites find-renames M find-copies C':
      'optional',
    'relative ignore-submodules submodule stat U unified': 'optional',
    'l diff-filter find-object S G I ignore-matching-lines inter-hunk-context src-prefix dst-prefix line-prefix':
      'value',
    'output-indicator-new output-indicator-old output-indicator-context anchored diff-algorithm diff-merges':
      'value',
    'color-moved-ws stat-width stat-name-width stat-count stat-graph-width ws-error-highlight': 'value',
    'word-diff-regex skip-to rotate-to max-depth': 'value',
  }),
  'no-ext-diff no-textconv': 'flag',
  X: 'optional',
  output: 'writes',
  O: 'reads',
};

export const logOptions: Options = {
  ...diffOptions,
  ...negatable({
    'follow clear-decorations source log-size all-match invert-grep i regexp-ignore-case basic-regexp E':
      'flag',
    'extended-regexp F fixed-strings P perl-regexp remove-empty merges first-parent exclude-first-parent-only':
      'flag',
    'not all reflog alternate-refs single-worktree ignore-missing bisect cherry-mark cherry-pick left-only':
      'flag',
    'right-only cherry g walk-reflogs merge boundary simplify-by-decoration show-pulls full-history dense sparse':
      'flag',
    'simplify-merges date-order author-date-order topo-order reverse do-walk oneline abbrev-commit': 'flag',
    'show-notes-by-default relative-date parents children left-right graph mailmap use-mailmap': 'flag',
    'decorate branches tags remotes ancestry-path walk pretty format expand-tabs notes show-notes show-linear-break':
      'optional',
    'n max-count skip since after until before since-as-filter author committer grep-reflog grep': 'value',
    'min-parents max-parents': 'optional',
    'glob exclude exclude-hidden encoding date decorate-refs decorate-refs-exclude': 'value',
    'max-age min-age': 'value',
    L: 'value',
    '#': 'flag',
  }),
  'no-walk': 'optional',
};
