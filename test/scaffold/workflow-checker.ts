import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

type Checker = {
  validate(document: unknown): Promise<{ range: { start: { line: number } }; message: string }[]>;
  TextDocument: { create(uri: string, language: string, version: number, text: string): unknown };
};

/** GitHub's own checker of workflows. It imports JSON as bundlers read it, so it is bundled first. */
async function load(): Promise<Checker> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'workflow-checker-'));
  const outfile = path.join(directory, 'checker.cjs');
  await build({
    stdin: {
      contents: `export { validate } from '@actions/languageservice';
export { TextDocument } from 'vscode-languageserver-textdocument';`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
  });
  try {
    return createRequire(import.meta.url)(outfile) as Checker;
  } finally {
    fs.rmSync(directory, { recursive: true });
  }
}

const loaded = load();
let count = 0;

/** What it says about a workflow, each with its line. It remembers what it read by the file's name. */
export async function workflowComplaints(text: string): Promise<string[]> {
  const { validate, TextDocument } = await loaded;
  const file = TextDocument.create(`file:///repo/.github/workflows/${count++}.yml`, 'yaml', 0, text);
  return (await validate(file)).map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}
