// @ts-check

/**
 * @typedef {{ account: string, debit?: number, credit?: number }} Line amounts in whole cents
 * @typedef {{ text: string, lines: Line[] }} Draft
 * @typedef {Readonly<Draft & { number: number }>} Entry
 */

/** A book of entries. Every entry balances, never changes, and has the next number. */
export class Ledger {
  /** @type {Entry[]} */
  #entries = [];

  /**
   * @param {Draft} draft
   * @returns {Entry}
   */
  post(draft) {
    check(draft);
    const lines = draft.lines.map((line) => Object.freeze({ ...line }));
    const entry = Object.freeze({ number: this.#entries.length + 1, text: draft.text, lines: Object.freeze(lines) });
    this.#entries.push(/** @type {Entry} */ (/** @type {unknown} */ (entry)));
    return this.entry(entry.number);
  }

  /**
   * Mends a mistake: the same lines the other way round, as an entry of its own.
   *
   * @param {number} number
   * @returns {Entry}
   */
  reverse(number) {
    const { text, lines } = this.entry(number);
    return this.post({
      text: `Reversal of ${number}: ${text}`,
      lines: lines.map(({ account, debit, credit }) => ({ account, debit: credit, credit: debit })),
    });
  }

  /**
   * @param {number} number
   * @returns {Entry}
   */
  entry(number) {
    const entry = this.#entries[number - 1];
    if (!entry) throw new RangeError(`there is no entry ${number}`);
    return entry;
  }

  /**
   * @param {string} account
   * @returns {number} debits minus credits, in cents
   */
  balance(account) {
    const lines = this.#entries.flatMap((entry) => entry.lines.filter((line) => line.account === account));
    return lines.reduce((sum, { debit = 0, credit = 0 }) => sum + debit - credit, 0);
  }
}

/** @param {Draft} draft */
function check({ lines }) {
  if (lines.length < 2) throw new Error('an entry has at least two lines');
  for (const line of lines) checkLine(line);
  const difference = lines.reduce((sum, { debit = 0, credit = 0 }) => sum + debit - credit, 0);
  if (difference !== 0) throw new Error(`the entry is out of balance by ${difference} cents`);
}

/** @param {Line} line */
function checkLine({ account, debit, credit }) {
  if ((debit === undefined) === (credit === undefined)) {
    throw new Error(`${account}: a line has either a debit or a credit`);
  }
  const amount = debit ?? credit;
  if (!Number.isSafeInteger(amount) || Number(amount) <= 0) {
    throw new Error(`${account}: an amount is a positive number of whole cents`);
  }
}
