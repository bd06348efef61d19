import { expect, test } from 'vitest';
import { hostsOfUri, parseConnection } from '../../../src/guard/sql/connection-string.ts';
import { isHarmlessOption } from '../../../src/guard/sql/postgres-settings.ts';

/** `[text, parameters]`, as libpq reads them; 'name' and 'broken' for what holds none. */
const cases: readonly (readonly [text: string, read: 'name' | 'broken' | Record<string, string>])[] = [
  ['', 'name'],
  ['shop', 'name'],
  ['POSTGRES://app@host/shop', 'name'],
  ['user=app', { user: 'app' }],
  ['xpostgres://app@host/shop=1', { 'xpostgres://app@host/shop': '1' }],
  ["user='a\\\nb'", { user: 'a\nb' }],
  ['user=a\\\nb', { user: 'a\nb' }],
  ['=', 'broken'],
  ['postgresql://?user=x', { user: 'x' }],
  ['postgresql:/?=x', { 'postgresql:/?': 'x' }],
  ['postgresql://host?=x', { '': 'x' }],
  ['postgresql://a:b:c@host', { user: 'a' }],
  ['postgresql://%zz@host', {}],
  ['  user = app  dbname=shop ', { user: 'app', dbname: 'shop' }],
  ['user\n=\tapp', { user: 'app' }],
  ['user=app user=boss', { user: 'boss' }],
  ["user='a b' dbname=x", { user: 'a b', dbname: 'x' }],
  ["user='it\\'s'", { user: "it's" }],
  ['user=a\\ b', { user: 'a b' }],
  ["user=''", { user: '' }],
  ['user=', { user: '' }],
  ["options='user=boss' user=app", { options: 'user=boss', user: 'app' }],
  ['=x', 'broken'],
  ['user=app dbname', 'broken'],
  ["user='open", 'broken'],
  ['postgresql://', {}],
  ['postgresql://app@', { user: 'app' }],
  ['postgres://app:secret@host:5432/shop', { user: 'app' }],
  ['postgresql://host/shop', {}],
  ['postgresql://host/a@b', {}],
  ['postgresql://:secret@host/shop', {}],
  ['postgresql://a%20b@host', { user: 'a b' }],
  ['postgresql://app@host/shop?user=boss&sslmode=require', { user: 'boss', sslmode: 'require' }],
  ['postgresql://host/?%75ser=b%6fss', { user: 'boss' }],
  ['postgresql://host/?user=', { user: '' }],
  ['postgresql://host/?user', 'broken'],
  ['postgresql://host/?user=a=b', 'broken'],
  ['postgresql://host/?user=%zz', 'broken'],
  ['postgresql://host/?%zz=x', 'broken'],
];

test.each(cases)('%s', (text, expected) => {
  const connection = parseConnection(text);
  const read = connection.form === 'parameters' ? Object.fromEntries(connection.parameters) : connection.form;
  expect(read).toEqual(expected);
});

test.each([
  ['postgresql://host', 'host'],
  ['postgresql://app:secret@host:5432/shop?x=y', 'host:5432'],
  ['postgres://a,b:1/x', 'a,b:1'],
  ['mongodb+srv://app@host/x', 'host'],
  ['redis://:secret@host?x', 'host'],
  ['redis://host/a@b', 'host'],
  ['redis://host?a@b', 'host'],
  ['redis://', ''],
  ['m://h', 'h'],
  ['x redis://host', undefined],
  ['host', undefined],
])('the hosts of %s', (text, hosts) => {
  expect(hostsOfUri(text)).toBe(hosts);
});

test.each([
  ['work_mem', '4MB', true],
  ['work-mem', '4MB', true],
  ['WORK_MEM', '4MB', true],
  ['default-transaction-read-only', 'on', true],
  ['default_transaction_read_only', 'off', false],
  ['my.flag', 'x', true],
  ['role', 'boss', false],
  ['search_path', 'a, pg_catalog', false],
])('the option %s=%s', (name, value, harmless) => {
  expect(isHarmlessOption(name, value)).toBe(harmless);
});
