import type { debianPackages } from '../../scripts/debian-packages.mjs';

type Program = keyof typeof debianPackages;

/** A small repository of one stack, and the ways in which a tester's new file in it can go. */
export type Fixture = {
  name: string;
  /** What detection must find. */
  stack: string;
  runner: string;
  needs: Program[];
  /** Texts by path: code and a test of it that passes. */
  files: Record<string, string>;
  /** Links by path, to a program or to a directory of this project. */
  links?: Record<string, { program: Program } | { project: string }>;
  /** The test file among `files`. */
  passingTest: string;
  /** The tester's new file, and what may stand in it. */
  newTest: string;
  /** One assertion that holds and one that doesn't. */
  failing: string;
  /** As the report names the one that doesn't. */
  failingName: string;
  /** Asks for a module, class or package that is not there. */
  missingModule: string;
  /** Asks a module that is there for something it lacks. */
  missingName: string;
  /** Does not parse. */
  syntax: string;
  /** Holds no test. */
  empty: string;
  /** Every linter that mends a file: a text before and after. */
  fixes?: Fix[];
};

export type Fix = { linter: string; file: string; before: string; after: string };
