import type { ArithmeticFor, Case, CaseItem, CompoundList, For, If, Select, While, Word } from 'unbash';
import { type Arg, unknown } from './arg.ts';
import { arithmeticStatus } from './arithmetic.ts';
import { dropError, settleError } from './errors.ts';
import type { Evaluation } from './evaluation.ts';
import { settle } from './joins.ts';
import { limits } from './limits.ts';
import { followLoop, repeat } from './loops.ts';
import { matches } from './patterns.ts';
import { alternatives, runList } from './script.ts';
import { fork, type State } from './state.ts';
import { oneOf } from './values.ts';
import { assign } from './variables.ts';
import { expandPattern, expandText, expandWord } from './words.ts';

export function runIf(evaluation: Evaluation, node: If, state: State): State[] {
  const branches = [node, ...node.elif];
  const ends: State[] = [];
  let undecided = [state];
  for (const { clause, then } of branches) {
    const next: State[] = [];
    for (const tested of undecided.flatMap((at) => runList(evaluation, clause, at))) {
      if (tested.flow) ends.push(tested);
      else
        for (const { goes, from } of alternatives(tested, true)) {
          if (goes) ends.push(...runList(evaluation, then, from));
          else next.push(from);
        }
    }
    undecided = settle(next);
  }
  for (const at of undecided) {
    if (node.else) ends.push(...runList(evaluation, node.else, at));
    else ends.push(Object.assign(at, { status: 0 }));
  }
  return settle(ends);
}

const inLoop = (evaluation: Evaluation): Evaluation => ({ ...evaluation, loops: evaluation.loops + 1 });

export function runFor(outer: Evaluation, node: For, state: State): State[] {
  const evaluation = inLoop(outer);
  const words = wordsOf(evaluation, state, node);
  return settleError(state).flatMap((at) =>
    at.flow ? [at] : overItems(evaluation, at, node.name.value, words, node.body),
  );
}

const wordsOf = (evaluation: Evaluation, state: State, { wordlist }: For | Select): readonly Arg[] =>
  wordlist ? wordlist.flatMap((word) => expandWord(evaluation, state, word)) : state.parameters;

function overItems(
  evaluation: Evaluation,
  state: State,
  name: string,
  words: readonly Arg[],
  body: CompoundList,
): State[] {
  state.status = 0;
  const followed = words.slice(0, limits.rounds);
  const items: readonly Arg[] =
    words.length > followed.length ? [...followed, { prefix: '', many: true }] : followed;
  let going = [state];
  const done: State[] = [];
  for (const item of items) {
    const round = (at: State, value: Arg) => {
      if (assign(evaluation, at, name, oneOf(value))) return runList(evaluation, body, at);
      done.push(refused(at));
      return [];
    };
    if (item.many) {
      const values = item.among ?? [item];
      const repeated = going.map((at) =>
        repeat(at, (start) => settle(values.flatMap((value) => round(fork(start), value)))),
      );
      done.push(...repeated.flatMap(({ left }) => left));
      going = settle(repeated.map(({ last }) => last));
    } else {
      const { out, on } = followLoop(settle(going.flatMap((at) => round(at, item))));
      done.push(...out);
      going = on;
    }
    if (going.length === 0) break;
  }
  return settle([...done, ...going]);
}

/** Where a loop ends that can't set its variable. */
const refused = (at: State): State => ({ ...at, status: 1 });

export function runSelect(outer: Evaluation, node: Select, state: State): State[] {
  const evaluation = inLoop(outer);
  const words = wordsOf(evaluation, state, node);
  const choices = [...words.slice(0, limits.rounds), { prefix: '' }];
  const ends: State[] = [];
  const { left, last } = repeat(state, (at) =>
    settle(
      choices.flatMap((choice) => {
        const chosen = fork(at);
        assign(evaluation, chosen, 'REPLY', { prefix: '' });
        if (assign(evaluation, chosen, node.name.value, oneOf(choice)))
          return runList(evaluation, node.body, chosen);
        ends.push(refused(chosen));
        return [];
      }),
    ),
  );
  return settle([...ends, ...left, last].flatMap(settleError));
}

export function runWhile(outer: Evaluation, node: While, state: State): State[] {
  const evaluation = inLoop(outer);
  const wanted = node.kind === 'while';
  return loop(state, {
    test: (at) => runList(evaluation, node.clause, at),
    wanted,
    body: (at) => runList(evaluation, node.body, at),
  });
}

export function runArithmeticFor(outer: Evaluation, node: ArithmeticFor, state: State): State[] {
  const evaluation = inLoop(outer);
  const failed: State[] = [];
  /** An expression that can't be computed ends the loop. */
  const unlessFailed = (at: State): State[] => {
    if (at.error === undefined) return [at];
    const isSure = dropError(at);
    failed.push(refused(fork(at)));
    return isSure ? [] : [at];
  };
  if (node.initialize) arithmeticStatus(evaluation, state, node.initialize);
  const ends = unlessFailed(state).flatMap((start) =>
    loop(start, {
      test: (at) => {
        at.status = node.test ? arithmeticStatus(evaluation, at, node.test) : 0;
        return unlessFailed(at);
      },
      wanted: true,
      body: (at) =>
        runList(evaluation, node.body, at).flatMap((end) => {
          const goesOn = end.flow === undefined || (end.flow.kind === 'continue' && end.flow.levels === 1);
          if (node.update && goesOn) arithmeticStatus(evaluation, end, node.update);
          return unlessFailed(end);
        }),
    }),
  );
  return settle([...failed, ...ends]);
}

type Loop = { test: (at: State) => State[]; wanted: boolean; body: (at: State) => State[] };

/** Followed exactly while its condition is known, then as something that happens any number of times. */
function loop(state: State, { test, wanted, body }: Loop): State[] {
  const done: State[] = [];
  let going = [state];
  for (let round = 0; going.length > 0; round += 1) {
    const next: State[] = [];
    for (const at of going) {
      const before = fork(at);
      // The loop's status is its body's, not that of the test that ends it.
      const status = round === 0 ? 0 : at.status;
      const tested = test(at);
      const isKnown = tested.every((end) => end.flow !== undefined || end.status !== undefined);
      if (!isKnown || round >= limits.rounds) {
        done.push(...anyTimes(before, { test, wanted, body }));
        continue;
      }
      for (const end of tested) {
        if (end.flow) next.push(...leave([end], done));
        else if ((end.status === 0) === wanted) next.push(...leave(body(end), done));
        else done.push(Object.assign(end, { status }));
      }
    }
    going = settle(next);
  }
  return settle(done);
}

function leave(ends: State[], done: State[]): State[] {
  const { out, on } = followLoop(ends);
  done.push(...out);
  return on;
}

function anyTimes(state: State, { test, wanted, body }: Loop): State[] {
  const ended: State[] = [];
  const { left, last: endless } = repeat(state, (at) =>
    test(at).flatMap((tested) => {
      if (tested.flow) return [tested];
      return alternatives(tested, wanted).flatMap(({ goes, from }) => {
        if (goes) return body(from);
        ended.push(fork(from));
        return [];
      });
    }),
  );
  const done = ended.map((end) => Object.assign(end, { status: undefined }));
  // A loop without end is left by a signal.
  const killed: State = { ...endless, flow: { kind: 'exit' } };
  return settle(left.length + done.length > 0 ? [...left, ...done] : [killed]);
}

export function runCase(evaluation: Evaluation, node: Case, state: State): State[] {
  const expanded = expandText(evaluation, state, node.word);
  const subject = mayHoldNull(node.word) ? unknown() : expanded;
  const ignoreCase = state.options.has('nocasematch');
  const ends: State[] = [];
  /** `falls`: the body before ended with ;&, so this one runs whatever its patterns say. */
  let going: { at: State; falls: boolean }[] = [{ at: state, falls: false }];
  for (const item of node.items) {
    const next: { at: State; falls: boolean }[] = [];
    for (const { at, falls } of going) {
      const answer = falls ? true : itemMatches(evaluation, at, item, subject, ignoreCase);
      if (answer !== true) next.push({ at: answer === undefined ? fork(at) : at, falls: false });
      if (answer === false) continue;
      for (const end of runList(evaluation, item.body, at)) {
        if (end.flow || (item.terminator !== ';&' && item.terminator !== ';;&')) ends.push(end);
        else next.push({ at: end, falls: item.terminator === ';&' });
      }
    }
    going = next;
  }
  return settle([...ends, ...going.map(({ at }) => at)].flatMap(settleError));
}

/**
 * In `n"${v%%*}"` bash 5 keeps a character of its own for what the quotes leave empty, so that ? does not match; nothing but
 * an operation or a list without words does that, alone in its quotes.
 */
function mayHoldNull(word: Word): boolean {
  if (word.parts === undefined || word.parts.length < 2) return false;
  return word.parts.some((part) => {
    const only = part.type === 'DoubleQuoted' && part.parts.length === 1 ? part.parts[0] : undefined;
    return only?.type === 'ParameterExpansion' || only?.text === '$@';
  });
}

function itemMatches(
  evaluation: Evaluation,
  state: State,
  item: CaseItem,
  subject: Arg,
  ignoreCase: boolean,
): boolean | undefined {
  let answer: boolean | undefined = false;
  for (const word of item.pattern) {
    const pattern = expandPattern(evaluation, state, word);
    const matched =
      pattern === '*'
        ? true
        : pattern === undefined || subject.text === undefined || mayHoldNull(word)
          ? undefined
          : matches(pattern, subject.text, ignoreCase);
    if (matched === true) return true;
    if (matched === undefined) answer = undefined;
  }
  return answer;
}
