/** Shell source, and what `note` is called with when bash runs it, in order: words with `|` between. */
export type Case = readonly [source: string, ...calls: string[]];
