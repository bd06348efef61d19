import { expect, test } from 'vitest';
import { echoText, printfText } from '../../../src/guard/commands/text/printf.ts';
import { known } from '../../../src/guard/shell/arg.ts';

const words = (...texts: string[]) => texts.map(known);

test('no more is printed than is worth telling', () => {
  const values = (count: number) => Array.from({ length: count }, () => 'x');
  expect(printfText(words('%9999s', ...values(6)))?.length).toBe(6 * 9999);
  expect(printfText(words('%9999s', ...values(7)))).toBeUndefined();
  expect(printfText(words('%32768s', 'x', 'x'))).toBeUndefined();
});

test('characters that no text can have', () => {
  expect(echoText(words('-e', '\\U0010ffff'))).toBe('\u{10ffff}\n');
  expect(echoText(words('-e', 'a\\U00110000b'))).toBe('ab\n');
});
