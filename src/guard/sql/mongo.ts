import { inShort, type SqlEffect, type SqlInput, sqlAct } from './statement.ts';

/**
 * mongosh runs JavaScript, which can do anything. Reading is granted to a few literal shapes: `db.c.find({…}).limit(1)`,
 * `db.c.countDocuments({})`, `db.c.aggregate([…])`, `show dbs`.
 */
export function mongoSession(inputs: readonly SqlInput[]): SqlEffect[] {
  return inputs.map((input) => {
    if (input.form === 'unseen') return sqlAct('sql.unseen', input.detail);
    const lines = input.text.split(/[;\n]/).filter((line) => line.trim() !== '');
    const whole = new Shape(input.text.trim().replace(/;$/, ''));
    if (whole.reads() || (lines.length > 0 && lines.every((line) => new Shape(line.trim()).reads())))
      return sqlAct('sql.read');
    const writes =
      /\.(?:insert|update|delete|remove|replace|save|drop|create|rename|bulkWrite|findOneAnd|findAndModify)/.test(
        input.text,
      );
    return sqlAct(writes ? 'sql.write' : 'sql.unseen', inShort(input.text));
  });
}

const show = /^show (?:dbs|databases|collections|tables|users|roles|profile)$/;
const ofDatabase =
  /^(?:getCollectionNames|getCollectionInfos|stats|version|hostInfo|serverStatus|getName|getMongo)$/;
const ofCollection =
  /^(?:find|findOne|countDocuments|estimatedDocumentCount|count|distinct|aggregate|getIndexes|stats|dataSize|storageSize|totalSize|totalIndexSize|isCapped|explain)$/;
const ofCursor =
  /^(?:limit|skip|sort|project|projection|count|size|toArray|pretty|explain|hint|collation|maxTimeMS|batchSize|comment|next|hasNext|itcount|find|aggregate|distinct)$/;

/** Operators that run code or write: `$out`, `$merge`, `$where`, `$function`, `$accumulator`. */
const forbiddenKey = /^\$(?:out|merge|where|function|accumulator)$/;

class Shape {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  reads(): boolean {
    if (show.test(this.text)) return true;
    const printed = /^(?:printjson|print|JSON\.stringify|EJSON\.stringify)\(([\s\S]*)\)$/.exec(
      this.text,
    )?.[1];
    if (printed !== undefined) return new Shape(printed.trim()).reads();
    if (!this.eat(/db\b/y)) return false;
    if (this.eat(/\s*\.\s*getCollection\(\s*(?:"[\w.-]+"|'[\w.-]+')\s*\)/y)) return this.chain(ofCollection);
    const first = this.name();
    if (first === undefined) return false;
    if (this.peek('(')) return ofDatabase.test(first) && this.call() && this.chain(ofCursor);
    while (!this.peek('(')) {
      const next = this.name();
      if (next === undefined) return false;
      if (this.peek('(')) return ofCollection.test(next) && this.call() && this.chain(ofCursor);
    }
    return false;
  }

  private chain(first: RegExp): boolean {
    let allowed = first;
    while (this.at < this.text.length) {
      const name = this.name();
      if (name === undefined || !allowed.test(name) || !this.call()) return false;
      allowed = ofCursor;
    }
    return true;
  }

  private name(): string | undefined {
    return this.eat(/\s*\.\s*([A-Za-z_]\w*)/y)?.[1];
  }

  private call(): boolean {
    if (!this.eat(/\s*\(/y)) return false;
    return this.list(/\s*\)\s*/y);
  }

  /** Values up to the closing sign, with commas between. */
  private list(close: RegExp): boolean {
    if (this.eat(close)) return true;
    do if (!this.value()) return false;
    while (this.eat(/\s*,/y));
    return this.eat(close) !== undefined;
  }

  private value(): boolean {
    if (
      this.eat(
        /\s*(?:-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|"[^"\\\n]*"|'[^'\\\n]*'|\/[\w\s^$.*+?-]+\/[imsx]*)/y,
      )
    )
      return true;
    if (this.eat(/\s*(?:new\s+)?(?:ObjectId|ISODate|Date|UUID|NumberLong|NumberInt|NumberDecimal)\s*\(/y))
      return this.list(/\s*\)/y);
    if (this.eat(/\s*\[/y)) return this.list(/\s*\]/y);
    if (!this.eat(/\s*\{/y)) return false;
    if (this.eat(/\s*\}/y)) return true;
    do {
      const key = this.eat(/\s*(?:([$\w]+)|"([^"\\\n]*)"|'([^'\\\n]*)')\s*:/y);
      if (key === undefined || forbiddenKey.test(key[1] ?? key[2] ?? key[3] ?? '')) return false;
      if (!this.value()) return false;
    } while (this.eat(/\s*,/y));
    return this.eat(/\s*\}/y) !== undefined;
  }

  private peek(char: string): boolean {
    return this.text.charAt(this.at) === char;
  }

  private eat(form: RegExp): RegExpExecArray | undefined {
    form.lastIndex = this.at;
    const found = form.exec(this.text);
    if (!found) return undefined;
    this.at = form.lastIndex;
    return found;
  }
}
