import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyPreset, suggestPresets } from '../../src/detect/apply-preset.ts';
import { loadCatalogue } from '../../src/detect/catalogue.ts';
import { detect } from '../../src/detect/detect.ts';
import { certaintyOf } from '../../src/detect/detection.ts';
import { listPresets, loadPreset } from '../../src/detect/preset.ts';
import { findTemplatesDir } from '../../src/detect/templates-dir.ts';
import { layDown, readRepo } from './repo.ts';

const templatesDir = findTemplatesDir();
const catalogue = loadCatalogue(templatesDir);
let cwd = '';

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'gates-presets-'));
  const write = (path: string, json: unknown) => {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), typeof json === 'string' ? json : JSON.stringify(json));
  };
  write('house.json', {
    name: 'house',
    title: 'House',
    extends: 'laravel',
    components: [{ stacks: ['go'], dirs: ['jobs'] }],
  });
  write('mobile/house.json', { name: 'mobile', title: 'Mobile', extends: '../house.json', others: 'drop' });
  write('loop.json', { name: 'loop', title: 'Loop', extends: './loop.json' });
  write('typo.json', { name: 'typo', title: 'Typo', component: [] });
  write('odd.json', { name: 'odd', title: 'Odd', components: [{ stacks: ['cobol'] }] });
  write('broken.json', '{ "name": ');
  write('node_modules/preset-house/package.json', { agentGatesPreset: 'presets/main.json' });
  write('node_modules/preset-house/presets/main.json', { name: 'packaged', title: 'Packaged' });
  write('node_modules/@acme/preset/package.json', {});
  write('node_modules/@acme/preset/preset.json', { name: 'scoped', title: 'Scoped' });
  write('node_modules/no-preset/package.json', { main: 'index.js' });
  mkdirSync(join(cwd, 'deep/er'), { recursive: true });
});

afterAll(() => rmSync(cwd, { recursive: true }));

describe('a preset is loaded', () => {
  const load = (name: string, at = cwd) => loadPreset(name, { templatesDir, cwd: at });

  test.each([
    ['by the name of a shipped one', 'rails', 'rails'],
    ['from a file', './house.json', 'house'],
    ['from a package that names its file', 'preset-house', 'packaged'],
    ['from a scoped package with a preset.json', '@acme/preset', 'scoped'],
  ])('%s', (_, name, expected) => {
    expect(load(name).name).toBe(expected);
  });

  test('from a package installed above', () => {
    expect(load('preset-house', join(cwd, 'deep/er')).name).toBe('packaged');
  });

  test("after its parents' components, relative to its own file", () => {
    const preset = load('mobile/house.json');
    expect(preset.components.map(({ stacks }) => stacks[0])).toEqual(['laravel', 'go']);
    expect(preset.others).toBe('drop');
    expect(load('house.json').others).toBe('keep');
  });

  test.each([
    ['cobol', 'there is no preset "cobol"'],
    ['./cobol.json', 'there is no preset file ./cobol.json'],
    ['no-preset', 'holds no preset'],
    ['loop.json', 'extends itself'],
    ['typo.json', 'typo.json: component'],
    ['broken.json', 'is not valid JSON'],
  ])('%s is refused in one line', (name, message) => {
    expect(() => load(name)).toThrow(message);
    expect(() => load(name)).toThrow(/^[^\n]+$/);
  });
});

describe('a preset is laid over what was found', () => {
  function found(fixture: string) {
    const root = layDown(readRepo(`test/fixtures/detect/${fixture}.json`));
    const detection = detect(root, { catalogue });
    rmSync(root, { recursive: true });
    return detection;
  }
  const apply = (name: string, fixture: string) =>
    applyPreset(loadPreset(name, { templatesDir, cwd }), found(fixture), catalogue).components.map(
      ({ dir, stack }) => `${dir} ${stack}`,
    );

  test('in one directory', () => {
    expect(apply('laravel-react', 'laravel-inertia-react')).toEqual(['. laravel', '. react-inertia']);
  });

  test('in two', () => {
    expect(apply('laravel-react', 'laravel-react-docker')).toEqual([
      'backend laravel',
      'frontend react-vite',
      'backend/solver python',
    ]);
  });

  test('what it names is certain, and keeps what was found for it', () => {
    const preset = loadPreset('laravel', { templatesDir, cwd });
    const [laravel] = applyPreset(preset, found('broken-manifests'), catalogue).components;
    expect(laravel).toMatchObject({
      dir: 'api',
      certainty: 1,
      testRunner: 'phpunit',
      testAll: 'php artisan test',
    });
    expect(laravel && certaintyOf(laravel, 'stack')).toBe(1);
  });

  test('what is not there is what the stack usually is, without a command nobody saw', () => {
    const preset = loadPreset('rails', { templatesDir, cwd });
    const [rails] = applyPreset(preset, found('empty'), catalogue).components;
    expect(rails).toMatchObject({ dir: '.', stack: 'rails', testRunner: null, testAll: null });
    expect(rails?.testGlobs).toContain('test/**/*_test.rb');
    expect(rails?.paths.immutable).toEqual(['db/migrate/**']);
  });

  test('others stay, unless the preset drops them', () => {
    expect(apply('go', 'go-work')).toEqual(['api go', 'lib go']);
    expect(apply('generic', 'go-work')).toEqual(['. generic']);
  });

  test('generic keeps to where most projects have their tests', () => {
    const [generic] = applyPreset(
      loadPreset('generic', { templatesDir, cwd }),
      found('empty'),
      catalogue,
    ).components;
    expect(generic?.testGlobs).toEqual(expect.arrayContaining(['tests/**', '**/*.{test,spec}.*']));
  });

  test('a stack that does not exist is named', () => {
    const odd = loadPreset('odd.json', { templatesDir, cwd });
    expect(() => applyPreset(odd, found('empty'), catalogue)).toThrow('names the stack "cobol"');
  });

  test.each([
    ['laravel-inertia-react', 'laravel-react'],
    ['laravel-react-docker', 'laravel-react'],
    ['laravel-livewire', 'laravel'],
    ['fastapi-react', 'fastapi-react'],
    ['nextjs-app', 'next'],
    ['django-plain', 'django'],
    ['spring-gradle', 'spring'],
    ['node-ts', 'node-ts'],
  ])('the one that explains most of %s is suggested first: %s', (fixture, preset) => {
    const [best] = suggestPresets(listPresets({ templatesDir }), found(fixture));
    expect(best?.preset.name).toBe(preset);
    expect(best?.evidence.length).toBeGreaterThan(0);
  });

  test('nothing is suggested for an empty repository', () => {
    expect(suggestPresets(listPresets({ templatesDir }), found('empty'))).toEqual([]);
  });
});
