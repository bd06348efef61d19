import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ledger } from '../src/ledger.js';

const sale = {
  text: 'Cash sale',
  lines: [
    { account: 'cash', debit: 11900 },
    { account: 'revenue', credit: 10000 },
    { account: 'vat', credit: 1900 },
  ],
};

test('a balanced entry moves the balances', () => {
  const ledger = new Ledger();
  ledger.post(sale);
  assert.equal(ledger.balance('cash'), 11900);
  assert.equal(ledger.balance('revenue'), -10000);
  assert.equal(ledger.balance('vat'), -1900);
});

test('an entry that is out of balance is refused and leaves no trace', () => {
  const ledger = new Ledger();
  const lines = [
    { account: 'cash', debit: 100 },
    { account: 'revenue', credit: 99 },
  ];
  assert.throws(() => ledger.post({ text: 'One cent off', lines }), /out of balance by 1 cents/);
  assert.equal(ledger.balance('cash'), 0);
});

test('numbers have no gaps, refused entries included', () => {
  const ledger = new Ledger();
  assert.equal(ledger.post(sale).number, 1);
  assert.throws(() => ledger.post({ text: 'Nothing', lines: [] }), /at least two lines/);
  assert.equal(ledger.post(sale).number, 2);
});

test('a posted entry never changes', () => {
  const ledger = new Ledger();
  const lines = structuredClone(sale.lines);
  const entry = ledger.post({ text: sale.text, lines });
  lines[0].debit = 1;
  assert.throws(() => {
    entry.lines[0].debit = 1;
  }, TypeError);
  assert.equal(ledger.balance('cash'), 11900);
});

test('a mistake is mended by an entry that reverses it', () => {
  const ledger = new Ledger();
  ledger.post(sale);
  assert.equal(ledger.reverse(1).number, 2);
  for (const account of ['cash', 'revenue', 'vat']) assert.equal(ledger.balance(account), 0);
});

for (const debit of [0.1, 0, -5, Number.NaN, Number.MAX_SAFE_INTEGER + 1]) {
  test(`an amount is a positive number of whole cents, not ${debit}`, () => {
    const lines = [
      { account: 'cash', debit },
      { account: 'revenue', credit: debit },
    ];
    assert.throws(() => new Ledger().post({ text: 'Bad amount', lines }), /whole cents/);
  });
}
