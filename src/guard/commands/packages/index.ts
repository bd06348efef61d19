import type { Program } from '../program.ts';
import { bunPackages } from './bun.ts';
import { dartPackages } from './dart.ts';
import { elixirPackages } from './elixir.ts';
import { goPackages } from './go.ts';
import { jvmAndDotnetPackages } from './jvm-dotnet.ts';
import { languagePackages } from './languages.ts';
import { nodeVersionPrograms } from './node-versions.ts';
import { npmPackages } from './npm.ts';
import { phpAndRubyPackages } from './php-ruby.ts';
import { pipPackages } from './pip.ts';
import { pythonProjectPackages } from './python-projects.ts';
import { rustPackages } from './rust.ts';
import { systemPackages } from './system.ts';
import { yarnPackages } from './yarn.ts';

export const packagePrograms: readonly Program[] = [
  ...npmPackages,
  ...yarnPackages,
  ...bunPackages,
  ...nodeVersionPrograms,
  ...pipPackages,
  ...pythonProjectPackages,
  ...phpAndRubyPackages,
  ...goPackages,
  ...rustPackages,
  ...elixirPackages,
  ...dartPackages,
  ...languagePackages,
  ...jvmAndDotnetPackages,
  ...systemPackages,
];
