/** Names to look up. Split when first asked for: most calls of the guard have nothing to do with SQL. */
export type Words = { has(word: string): boolean } & Iterable<string>;

/** Names separated by blanks. */
export function words(...lists: readonly string[]): Words {
  return lazily(() => lists.flatMap((list) => list.split(/\s+/)).filter((word) => word !== ''));
}

/** A set that is made when first asked for. */
export function lazily(make: () => readonly string[]): Words {
  let made: ReadonlySet<string> | undefined;
  const all = () => {
    made ??= new Set(make());
    return made;
  };
  return { has: (word) => all().has(word), [Symbol.iterator]: () => all()[Symbol.iterator]() };
}
