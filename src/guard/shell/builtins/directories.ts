import path from 'node:path';
import { type Arg, type Cwd, known } from '../arg.ts';
import { writeOutput } from '../descriptors.ts';
import { isZsh } from '../dialect.ts';
import type { Evaluation } from '../evaluation.ts';
import { worldAfter } from '../log.ts';
import { compilePattern, hasWildcard, matchesWhole, unescapeGlob } from '../patterns.ts';
import { fork, type State } from '../state.ts';
import { homeDirectory } from '../tilde.ts';
import { lookUp } from '../variables.ts';
import { type Builtin, ends } from './builtin.ts';

/** cd [-LPe@] [dir]; without -P the path is followed as it is written. */
export const cd: Builtin = (evaluation, state, { args }) => {
  const { operands, isPhysical } = operandsOf(args.slice(1));
  const [first, ...more] = operands;
  if (more.length > 0) {
    if (!isZsh(evaluation)) return ends(state, 1);
    // zsh replaces one text in the path by another.
    return change(evaluation, state, { prefix: '' }, false);
  }
  if (first?.text === '-') {
    const goes = change(evaluation, state, wayTo(state.previousCwd), false);
    // zsh says so only in a terminal.
    if (isZsh(evaluation)) return goes;
    for (const end of goes)
      if (end.cwd !== undefined && end.status === 0) writeOutput(end, { kind: 'text', text: `${end.cwd}\n` });
    return goes;
  }
  const target = first ?? homeDirectory(evaluation, state);
  if (target.text === '') return ends(state, 0);
  return change(evaluation, state, target, isPhysical);
};

function operandsOf(args: readonly Arg[]): { operands: readonly Arg[]; isPhysical: boolean } {
  let isPhysical = false;
  for (const [index, arg] of args.entries()) {
    if (arg.text === '--') return { operands: args.slice(index + 1), isPhysical };
    if (arg.text === undefined || !/^-[LPe@]+$/.test(arg.text))
      return { operands: args.slice(index), isPhysical };
    isPhysical = arg.text.includes('P');
  }
  return { operands: [], isPhysical };
}

const wayTo = (cwd: Cwd): Arg => (cwd === undefined ? { prefix: '' } : known(cwd));

/** The states after trying to go there: where the directory certainly is, or is not, only one. */
function change(evaluation: Evaluation, state: State, target: Arg, isPhysical: boolean): State[] {
  const there = destination(evaluation, state, target, isPhysical);
  const isSure = there !== undefined && passesDirectories(evaluation, state, target.text ?? '');
  const kind = isSure ? kindOf(evaluation, there) : 'unknown';
  const stay = fork(state);
  stay.status = 1;
  if (kind === 'file') return [stay];
  const named = matching(evaluation, state, target).map((directory) => gone(fork(state), directory));
  return [...named, gone(state, there), ...(kind === 'directory' ? [] : [stay])];
}

function gone(state: State, there: Cwd): State {
  state.previousCwd = state.cwd;
  state.cwd = there;
  state.status = 0;
  return state;
}

/** Directories that a glob stands for now; what it will stand for, an earlier command may have changed. */
function matching({ elsewhere, world }: Evaluation, state: State, { pattern }: Arg): string[] {
  if (pattern === undefined || elsewhere !== undefined) return [];
  const isAbsolute = pattern.startsWith('/');
  if (!isAbsolute && state.cwd === undefined) return [];
  let found = [isAbsolute ? '/' : (state.cwd as string)];
  for (const part of pattern.split('/')) {
    const glob = hasWildcard(part) ? compilePattern(part) : undefined;
    const next = (directory: string): string[] =>
      glob === undefined
        ? [unescapeGlob(part)]
        : world
            .list(world.realpath(directory))
            .filter((name) => name.startsWith('.') === part.startsWith('.') && matchesWhole(glob, name));
    found = found
      .flatMap((directory) => next(directory).map((name) => path.posix.join(directory, name)))
      .filter((directory) => world.kind(world.realpath(directory)) === 'directory');
  }
  return found.slice(0, mostPlaces);
}

const mostPlaces = 8;

/** What stands before `..` must be a directory, although the path is followed as it is written. */
function passesDirectories(evaluation: Evaluation, state: State, target: string): boolean {
  const parts = target.split('/');
  return parts.every((part, index) => {
    if (part !== '..' || index === 0) return true;
    const before = path.posix.resolve(state.cwd ?? '/', parts.slice(0, index).join('/') || '/');
    return kindOf(evaluation, before) === 'directory';
  });
}

function kindOf(evaluation: Evaluation, absolute: string) {
  if (evaluation.elsewhere !== undefined) return 'directory';
  return worldAfter(evaluation.world, evaluation.log).kind(evaluation.world.realpath(absolute));
}

function destination(evaluation: Evaluation, state: State, target: Arg, isPhysical: boolean): Cwd {
  if (target.text === undefined) return undefined;
  const absolute = path.posix.isAbsolute(target.text);
  if (!absolute && state.cwd === undefined) return undefined;
  if (!absolute && !/^\.\.?(?:\/|$)/.test(target.text) && usesCdPath(evaluation, state)) return undefined;
  const logical = path.posix.resolve(state.cwd ?? '/', target.text);
  const follows = isPhysical || state.options.has('P');
  return follows && evaluation.elsewhere === undefined
    ? evaluation.world.realpath(absolute ? target.text : `${state.cwd}/${target.text}`)
    : logical;
}

function usesCdPath(evaluation: Evaluation, state: State): boolean {
  if (!state.variables.has('CDPATH')) return false;
  const value = lookUp(evaluation, state, 'CDPATH');
  return value.kind === 'value' && value.value.text !== '';
}

/** pushd [dir | +n | -n] and popd: as cd, with a stack. */
export const pushd: Builtin = (evaluation, state, { args }) => {
  writeOutput(state, { kind: 'unknown', from: 'pushd' });
  const operands = args.slice(1).filter((arg) => arg.text !== '-n' && arg.text !== '--');
  const [first] = operands;
  if (args.some((arg) => arg.text === '-n')) {
    if (first !== undefined) state.directoryStack = [undefined, ...state.directoryStack];
    return ends(state, 0);
  }
  if (first === undefined || first.text === undefined || /^[+-]\d+$/.test(first.text)) {
    const top = first === undefined && state.directoryStack.length > 0 ? state.directoryStack[0] : undefined;
    const here = state.cwd;
    return change(evaluation, state, wayTo(top), false).map((end) => {
      if (end.status === 0) end.directoryStack = [here, ...end.directoryStack.slice(1)];
      return end;
    });
  }
  const here = state.cwd;
  return change(evaluation, state, first, false).map((end) => {
    if (end.status === 0) end.directoryStack = [here, ...end.directoryStack];
    return end;
  });
};

export const popd: Builtin = (evaluation, state, { args }) => {
  writeOutput(state, { kind: 'unknown', from: 'popd' });
  if (args.some((arg) => arg.text === '-n')) {
    state.directoryStack = state.directoryStack.slice(1);
    return ends(state, 0);
  }
  if (state.directoryStack.length === 0 && args.length === 1) return ends(state, 1);
  const [top, ...rest] = args.length === 1 ? state.directoryStack : [undefined];
  return change(evaluation, state, wayTo(top), false).map((end) => {
    if (end.status === 0) end.directoryStack = rest;
    return end;
  });
};
