/** Names separated by blanks. */
export const words = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(/\s+/)).filter((word) => word !== ''));
