import type { Tree } from '../tree.ts';
import { readCargo } from './cargo.ts';
import { readComposer } from './composer.ts';
import { readDotnet } from './dotnet.ts';
import { readGo } from './go.ts';
import { readJvm } from './jvm.ts';
import type { Manifest, ManifestReader } from './manifest.ts';
import { readMix } from './mix.ts';
import { readNpm } from './npm.ts';
import { readNxProject } from './nx.ts';
import { readPub } from './pub.ts';
import { readPython } from './python.ts';
import { readRuby } from './ruby.ts';

const readers: ManifestReader[] = [
  readComposer,
  readRuby,
  readPython,
  readGo,
  readCargo,
  readJvm,
  readDotnet,
  readMix,
  readPub,
  readNpm,
  readNxProject,
];

export function readManifests(tree: Tree, dir: string): Manifest[] {
  return readers.flatMap((read) => read(tree, dir) ?? []);
}
