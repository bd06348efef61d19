import { joinPath, type Tree } from './tree.ts';

/** A variable that an example of an environment file names, with the value it shows. */
export type ExampleVariable = { file: string; name: string; value: string };

const exampleNames =
  /^(?:\.env\.(?:[\w-]+\.)?(?:example|sample|template|dist)|\.?env[.-]example(?:[.-][\w-]+)?|env\.(?:sample|template))$/;

/** Variables of the examples in a directory, else of those at the root. The environment files themselves stay closed. */
export function readEnvExamples(tree: Tree, dir: string): ExampleVariable[] {
  const own = examplesIn(tree, dir);
  return own.length > 0 || dir === '.' ? own : examplesIn(tree, '.');
}

function examplesIn(tree: Tree, dir: string): ExampleVariable[] {
  return (tree.directories.get(dir) ?? [])
    .filter((name) => exampleNames.test(name))
    .flatMap((name) => {
      const file = joinPath(dir, name);
      return [...(tree.read(file) ?? '').matchAll(/^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=[ \t]*(.*)$/gm)].map(
        ([, variable = '', value = '']) => ({ file, name: variable, value: bare(value) }),
      );
    });
}

function bare(value: string): string {
  const trimmed = value.trim();
  return /^(["'])(.*?)\1/.exec(trimmed)?.[2] ?? trimmed.replace(/\s+#.*$/, '');
}
