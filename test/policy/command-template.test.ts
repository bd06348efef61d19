import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { fillCommand } from '../../src/policy/command-template.ts';
import { fc } from '../seeded.ts';

describe('a command is filled in', () => {
  const file = './internal/money/amount_test.go';
  test.each([
    ['npx vitest run {file} -t {name}', "npx vitest run internal/money/amount_test.go -t 'adds up'"],
    ["go test ./{directory} -run '^{name}$'", "go test ./internal/money -run '^adds up$'"],
    ['./mvnw test -Dtest={stem}', './mvnw test -Dtest=amount_test'],
    ["./gradlew test --tests '*{stem}'", "./gradlew test --tests '*amount_test'"],
    ['python manage.py test {label}', 'python manage.py test internal.money.amount_test'],
    ['A=1 pnpm test "x y" && echo $HOME', 'A=1 pnpm test "x y" && echo $HOME'],
    ['pytest --junitxml={report}', 'pytest --junitxml=/tmp/r.xml'],
  ])('%s', (template, command) => {
    expect(fillCommand(template, { file, name: 'adds up', report: '/tmp/r.xml' })).toBe(command);
  });

  test('a file at the top has the directory "."', () => {
    expect(fillCommand('go test ./{directory}', { file: 'a_test.go' })).toBe('go test ./.');
  });

  test('a name that starts with a dot keeps it', () => {
    expect(fillCommand('x {stem}', { file: 'a/.rspec' })).toBe('x .rspec');
  });

  test('without a value it says which', () => {
    expect(() => fillCommand('jest {file} -t {name}', { file: 'a.test.ts' })).toThrow('{name}');
    expect(() => fillCommand('x {nonsense}', { file: 'a' })).toThrow('{nonsense}');
  });

  test('no value gets out of its word', () => {
    const values = fc.string({ unit: 'binary-ascii', minLength: 1 }).filter((text) => !/[\0\r\n]/.test(text));
    fc.assert(
      fc.property(values, values, (file, name) => {
        const command = fillCommand('printf "%s\\n" {file} \'^{name}$\'', { file: `./${file}`, name });
        expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' })).toBe(
          `${file.replace(/^\.\//, '')}\n^${name}$\n`,
        );
      }),
      { numRuns: 60 },
    );
  });
});
