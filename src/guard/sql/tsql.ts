import { unknownCalls } from './calls.ts';
import { type Grammar, isSymbol, isWord } from './grammar.ts';
import { isBalanced, splitStatements } from './split.ts';
import { inShort, type SqlEffect, type SqlInput, shownStatement, sqlAct, unseenText } from './statement.ts';
import { Doubt, lexed, type Token } from './token.ts';
import { tsqlToken } from './tsql-lexer.ts';
import { words } from './words.ts';

/**
 * SQL Server through sqlcmd: a strict subset of shapes. Statements need no semicolons there, so no word that could begin one may
 * stand anywhere in a query.
 */
export function sqlcmdSession(inputs: readonly SqlInput[]): SqlEffect[] {
  return inputs.flatMap((input) =>
    input.form === 'unseen' ? [sqlAct('sql.unseen', input.detail)] : readBatches(input.text),
  );
}

function readBatches(text: string): SqlEffect[] {
  if (text.includes('$(')) return [sqlAct('sql.unseen', 'a variable of sqlcmd')];
  const effects: SqlEffect[] = [];
  const batches: string[] = [''];
  for (const line of text.split('\n')) {
    if (/^\s*go(?:\s+\d+)?\s*;?\s*$/i.test(line)) batches.push('');
    else if (/^\s*(?:exit|quit)\s*$/i.test(line)) effects.push(sqlAct('sql.read'));
    else if (/^\s*(?::|!!|(?:ed|exit|quit|reset)\b)/i.test(line))
      return [...effects, ...commandEffects(line.trim())];
    else batches.push(`${batches.pop()}${line}\n`);
  }
  return [...effects, ...batches.flatMap(batchEffects)];
}

function commandEffects(line: string): SqlEffect[] {
  const [, name = '', rest = ''] = /^:?\s*(!!|\w*)\s*(.*)$/.exec(line) ?? [];
  const meta = sqlAct('sql.meta', inShort(line));
  const unseen = sqlAct('sql.unseen', inShort(line));
  const path = rest.replace(/^"(.*)"$/, '$1');
  switch (name.toLowerCase()) {
    case '!!':
      return [meta, unseen, { kind: 'shell', code: rest }];
    case 'out':
    case 'error':
    case 'perftrace':
      return [meta, unseen, { kind: 'file', how: 'write', path }];
    case 'r':
      return [meta, unseen, { kind: 'file', how: 'read', path }];
    case 'connect':
      return [meta, unseen, { kind: 'user' }];
    default:
      return [meta, unseen];
  }
}

function batchEffects(batch: string): SqlEffect[] {
  const { tokens, doubt } = lexed(batch, (list) => {
    for (let at = 0; ; ) {
      const token = tsqlToken(batch, at);
      if (token === undefined) return;
      if (isSymbol(token, '`') || isSymbol(token, '\\')) throw new Doubt(token.text);
      list.push(token);
      at = token.end;
    }
  });
  if (doubt !== undefined) return [unseenText(batch, doubt)];
  return splitStatements(tokens).flatMap((statement) => statementEffects(statement, batch));
}

function statementEffects(tokens: readonly Token[], text: string): SqlEffect[] {
  const what = shownStatement(tokens, text);
  const head = tokens[0] as Token;
  if (!isBalanced(tokens)) return [sqlAct('sql.write', what)];
  if (isWord(head, 'select') || isWord(head, 'with')) {
    const writes = tokens.some(({ kind, text: word }) => kind === 'word' && otherWords.has(word));
    const calls = unknownCalls(tokens, 0, tokens.length, grammar);
    return [
      sqlAct(writes || isNextValue(tokens) ? 'sql.write' : 'sql.read', what),
      ...calls.map((name) => sqlAct('sql.function', name)),
    ];
  }
  if (isHelp(tokens)) return [sqlAct('sql.read')];
  const line = tokens.map((token) => token.text).join(' ');
  if (
    /^set (?:nocount|xact_abort|showplan_text|showplan_all|showplan_xml|statistics (?:io|time|xml|profile)) (?:on|off)$/.test(
      line,
    )
  )
    return [sqlAct('sql.read')];
  if (/^(?:set|use|revert)\b/.test(line)) return [sqlAct('sql.settings', what)];
  return [sqlAct('sql.write', what)];
}

const isNextValue = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => isWord(token, 'value') && isWord(tokens[at + 1], 'for'));

const helpers = words(
  `sp_columns sp_databases sp_fkeys sp_help sp_helpconstraint sp_helpdb sp_helpindex sp_helprole sp_helptext sp_helpuser sp_pkeys
   sp_statistics sp_stored_procedures sp_tables sp_who sp_who2`,
);

/** EXEC sp_help 'table', with nothing behind it. */
function isHelp(tokens: readonly Token[]): boolean {
  if (!isWord(tokens[0], 'exec') && !isWord(tokens[0], 'execute')) return false;
  const at = isWord(tokens[1], 'sys') && isSymbol(tokens[2], '.') ? 3 : 1;
  const name = tokens[at];
  if (name?.kind !== 'word' || !helpers.has(name.text)) return false;
  return (
    tokens.length === at + 1 ||
    (tokens.length === at + 2 && /^(?:string|name)$/.test(tokens[at + 1]?.kind ?? ''))
  );
}

/** Words that begin other statements, change data, lock, or reach elsewhere. */
const otherWords = words(
  `add alter authorization backup begin break browse bulk checkpoint close commit compute continue conversation copy create cursor
   database dbcc deallocate declare delete deny dialog disable disk drop dump enable exec execute exit external function get goto grant
   holdlock identity_insert if insert into kill lineno load merge move nocheck offsets open opendatasource openquery openrowset openxml
   print proc procedure public raiserror read readtext receive reconfigure rename replication restore restrict return revert revoke
   rollback rule save schema securityaudit send set setuser shutdown statistics tablockx textsize throw tran transaction trigger
   truncate tsequal update updatetext updlock use waitfor while writetext xlock readpast`,
);

const functions = words(
  `abs ascii avg cast ceiling char charindex checksum choose coalesce col_length col_name concat concat_ws convert count count_big
   current_timestamp datalength dateadd datediff datediff_big datefromparts datename datepart datetime2fromparts day db_id db_name
   dense_rank difference eomonth exists first_value floor format getdate getutcdate greatest grouping has_perms_by_name host_name iif
   index_col isdate isjson isnull isnumeric json_array json_modify json_object json_query json_value lag last_value lead least left len
   lower ltrim max min month newid nullif ntile object_definition object_id object_name object_schema_name objectproperty original_login
   parse parsename patindex percent_rank quotename rand rank replace replicate reverse right round row_number rtrim schema_id schema_name
   sign space sqrt stdev string_agg string_escape string_split stuff substring sum suser_name suser_sname switchoffset sysdatetime
   sysdatetimeoffset system_user sysutcdatetime todatetimeoffset translate trim try_cast try_convert try_parse type_name unicode upper
   user_id user_name var year decimal numeric varchar nvarchar nchar datetime2 time float varbinary datetimeoffset`,
);

const beforeParenthesis = words(
  `all and any as between by case cross distinct else except exists for from group having in inner intersect into join like not on
   option or order outer over partition select some then top union using values when where with within pivot unpivot apply`,
);

const grammar: Grammar = {
  functions,
  ownSchemas: words(''),
  beforeParenthesis,
  beforeParenthesisAfter: new Map(),
  keywords: words(''),
  columnAliases: 'derived',
};
