import { type Commands, commandsOver } from './lookup.ts';
import type { Program } from './program.ts';
import type { families } from './registry.ts';

/**
 * The tables a call needs, loaded when it needs them: a hook runs before every call of every tool, and most calls are git, ls,
 * cat and grep. Whatever is in none of these families is answered by all of them.
 */
const loaders: Readonly<Partial<Record<keyof typeof families, () => Promise<readonly Program[]>>>> = {
  files: async () => (await import('./files/index.ts')).filePrograms,
  git: async () => (await import('./git/index.ts')).gitPrograms,
  text: async () => (await import('./text/index.ts')).textPrograms,
  system: async () => (await import('./system/index.ts')).systemPrograms,
};

/** Made by the build: which of these families has a program. */
type FamilyNames = Readonly<Record<string, string>>;

class NeedsFamily extends Error {
  readonly family: string | undefined;
  constructor(family: string | undefined) {
    super(`needs ${family ?? 'every table'}`);
    this.family = family;
  }
}

/**
 * Does `work` with ever more tables until it finds all its commands, beginning with those that `text` names anywhere. `work` has
 * no effect but its result.
 */
export async function withCommands<T>(
  names: FamilyNames,
  text: string,
  work: (commands: Commands) => T,
): Promise<T> {
  const loaded = new Map<string, readonly Program[]>();
  for (const family of new Set(text.match(/[\w-]+/g)?.map((word) => familyOf(names, word)))) {
    const load = family === undefined ? undefined : loaders[family as keyof typeof loaders];
    if (load) loaded.set(family as string, await load());
  }
  for (;;) {
    try {
      return work(
        commandsOver([...loaded.values()], (name) => {
          throw new NeedsFamily(familyOf(names, name));
        }),
      );
    } catch (error) {
      if (!(error instanceof NeedsFamily)) throw error;
      const load =
        error.family === undefined || loaded.has(error.family)
          ? undefined
          : loaders[error.family as keyof typeof loaders];
      if (!load) return work((await import('./registry.ts')).allCommands);
      loaded.set(error.family as string, await load());
    }
  }
}

function familyOf(names: FamilyNames, name: string): string | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}
