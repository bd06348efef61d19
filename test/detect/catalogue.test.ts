import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../src/detect/catalogue.ts';
import { listPresets } from '../../src/detect/preset.ts';
import { findTemplatesDir } from '../../src/detect/templates-dir.ts';
import { pathSets } from '../../src/policy/path-sets.ts';

const shipped = findTemplatesDir();

describe('the shipped data', () => {
  const { stacks, testRunners, linters } = loadCatalogue(shipped);

  test('has every stack of the plan', () => {
    const names =
      'laravel laravel-livewire react-vite react-inertia vue-inertia nextjs-app nextjs-pages nestjs express fastify hono ' +
      'vue-vite nuxt sveltekit django fastapi flask rails go rust spring-boot dotnet phoenix flutter node-ts node-js generic';
    expect([...stacks.keys()]).toEqual(expect.arrayContaining(names.split(' ')));
  });

  test('presets name stacks that exist, and each framework has one', () => {
    const named = new Set<string>();
    for (const preset of listPresets({ templatesDir: shipped }))
      for (const name of preset.components.flatMap((component) => component.stacks)) {
        expect(stacks.has(name), `${preset.name} names ${name}`).toBe(true);
        named.add(name);
      }
    expect([...named]).toEqual(
      expect.arrayContaining(['laravel', 'react-inertia', 'django', 'rails', 'flutter']),
    );
  });

  test('a stack has what its parent has', () => {
    const { paths, testRunners: runners, linters: checkers } = stacks.get('nextjs-app') ?? expect.fail();
    expect(paths.generated).toEqual(expect.arrayContaining(['.next/**', 'node_modules/**']));
    expect(runners).toContain('vitest');
    expect(checkers).toContain('eslint');
  });

  test('a front end talks to no database, whatever its parent does', () => {
    expect(stacks.get('react-vite')?.databases).toEqual([]);
    expect(stacks.get('nextjs-app')?.databases).toContain('postgres');
  });

  test('path sets are the ones the policy knows', () => {
    for (const { name, paths } of stacks.values())
      for (const set of Object.keys(paths)) expect(Object.keys(pathSets), name).toContain(set);
  });

  test('commands hold known placeholders only', () => {
    const commands = [
      ...[...testRunners.values()].flatMap((row) => [
        row.all,
        row.file,
        row.case,
        row.related,
        row.report?.arguments,
      ]),
      ...[...linters.values()].flatMap((row) => [row.check, row.checkFile, row.fixFile]),
      ...[...stacks.values()].flatMap((row) =>
        Object.values(row.testCommands).flatMap((own) => Object.values(own)),
      ),
    ];
    const unknown = commands
      .flatMap((command) => command?.match(/\{\w+\}/g) ?? [])
      .filter((name) => !/^\{(?:exec|file|directory|stem|label|name|report)\}$/.test(name));
    expect(unknown).toEqual([]);
  });

  test('one file means a placeholder for it', () => {
    const ofFile = /\{(?:file|directory|stem|label)\}/;
    for (const [name, { file }] of testRunners) expect(file, name).toMatch(ofFile);
    for (const [name, { fixFile }] of linters) {
      const wholeProject = ['spring-javaformat', 'spotless-gradle', 'ktlint'];
      if (fixFile !== undefined && !wholeProject.includes(name)) expect(fixFile, name).toMatch(ofFile);
    }
  });
});

describe('broken data is named with its file and key', () => {
  const made: string[] = [];
  afterEach(() => {
    for (const directory of made.splice(0)) rmSync(directory, { recursive: true });
  });

  function copyWith(file: string, change: (json: Record<string, unknown>) => void): string {
    const copy = mkdtempSync(join(tmpdir(), 'gates-templates-'));
    made.push(copy);
    for (const part of ['stacks', 'presets', 'tools'])
      cpSync(join(shipped, part), join(copy, part), { recursive: true });
    const json = JSON.parse(readFileSync(join(copy, file), 'utf8'));
    change(json);
    writeFileSync(join(copy, file), JSON.stringify(json));
    return copy;
  }

  test.each<[string, string, (json: Record<string, unknown>) => void, RegExp]>([
    [
      'an unknown key',
      'stacks/go.json',
      (json) => {
        json.tetsRunners = [];
      },
      /go\.json: tetsRunners/,
    ],
    [
      'an unknown key deep inside',
      'stacks/go.json',
      (json) => {
        json.detect = [{ certainty: 1, says: 'x', file: [] }];
      },
      /go\.json: detect\.0\.file/,
    ],
    [
      'a certainty above 1',
      'stacks/go.json',
      (json) => {
        json.detect = [{ certainty: 2, says: 'x' }];
      },
      /go\.json: detect\.0\.certainty/,
    ],
    [
      "a name that is not the file's",
      'stacks/go.json',
      (json) => {
        json.name = 'golang';
      },
      /go\.json: holds the stack "golang"/,
    ],
    [
      'a runner that does not exist',
      'stacks/go.json',
      (json) => {
        json.testRunners = ['gotest'];
      },
      /go\.json: testRunners: "gotest"/,
    ],
    [
      'a parent that does not exist',
      'stacks/go.json',
      (json) => {
        json.extends = 'cobol';
      },
      /go\.json: extends "cobol", which does not exist/,
    ],
    [
      'a circle',
      'stacks/php.json',
      (json) => {
        json.extends = 'laravel';
      },
      /extends "\w+", which extends it/,
    ],
    [
      'a tool with an unknown key',
      'tools/linters.json',
      (json) => {
        json.eslint = { title: 'x' };
      },
      /linters\.json: eslint\.ecosystems/,
    ],
  ])('%s', (_, file, change, message) => {
    expect(() => loadCatalogue(copyWith(file, change))).toThrow(message);
  });
});
