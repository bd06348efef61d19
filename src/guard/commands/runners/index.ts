import type { Program } from '../program.ts';
import { javascriptRunners } from './javascript.ts';
import { nativeRunners } from './native.ts';
import { nodeTools } from './node-tools.ts';
import { phpAndRubyRunners } from './php-ruby.ts';
import { pythonRunners } from './python.ts';
import { textRunners } from './text.ts';

export const runnerPrograms: readonly Program[] = [
  ...javascriptRunners,
  ...nodeTools,
  ...pythonRunners,
  ...phpAndRubyRunners,
  ...nativeRunners,
  ...textRunners,
];

/** Names that stand for a usual tool, so that `npx eslint` or `uvx ruff` is that tool and not an unknown package. */
export const toolNames: ReadonlySet<string> = new Set(runnerPrograms.flatMap(({ names }) => names));
