import fc from 'fast-check';
import { dynamicCompounds, plainCompounds } from './compounds.ts';
import { assignmentsOf, conditionsOf, directoriesOf, redirectTo, simpleOf } from './simple.ts';
import { pick, staticFile, type Text, type Weight, wordOf } from './words.ts';

/**
 * Shell commands over a small scratch tree, valid or nearly so: quotes, escapes, expansions, redirects, cd, pipes,
 * here-documents, substitutions, functions, loops, wrappers and harmless writers.
 */

/** Most scripts know what their variables hold. */
const prelude = 'v=a w=d1/f f=new i=1\nA=(b.txt "c d")\nset -- d1/g.txt new\n';

export function commands(weight: Weight): Text {
  return fc.letrec<{ script: string; statement: string; inner: string }>((tie) => {
    const inner = tie('inner');
    const word = wordOf(inner, weight);
    const simple = simpleOf(word, inner, weight);
    const simpleStatement = fc.oneof(
      { arbitrary: simple, weight: 6 },
      { arbitrary: fc.tuple(simple, redirectTo(word)).map((parts) => parts.join('')), weight: 5 },
      {
        arbitrary: weight.dynamic ? assignmentsOf(word) : pick('true', ':', 'v=new'),
        weight: weight.dynamic ? 6 : 1,
      },
      { arbitrary: directoriesOf(weight.dynamic ? word : staticFile, weight), weight: 2 },
    );
    const condition = fc.oneof(
      { arbitrary: conditionsOf(word), weight: 4 },
      { arbitrary: simple, weight: 1 },
    );
    const block = fc.oneof(
      { arbitrary: simpleStatement, weight: 3 },
      { arbitrary: tie('statement'), weight: 1 },
    );
    const body = fc.array(block, { minLength: 1, maxLength: 2 }).map((all) => all.join('\n'));
    const parts = { block, body, word, simple, condition, inner };
    const compound = weight.dynamic
      ? fc.oneof(...plainCompounds(parts), ...dynamicCompounds(parts))
      : fc.oneof(...plainCompounds(parts));
    const small = { depthSize: 'small', withCrossShrink: true } as const;
    return {
      inner: fc.oneof(small, simple, compound),
      statement: fc.oneof(
        small,
        { arbitrary: simpleStatement, weight: 3 },
        { arbitrary: compound, weight: 3 },
      ),
      script: fc
        .tuple(
          weight.dynamic ? pick(prelude, prelude, prelude, '') : pick(''),
          fc.array(tie('statement'), { minLength: 1, maxLength: 5 }),
        )
        .map(([start, statements]) => start + statements.join('\n')),
    };
  }).script;
}
