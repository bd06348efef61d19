import type { Grammar } from './grammar.ts';
import { words } from './words.ts';

/** SQLite's own functions that only read, those of its shell and of FTS among them. */
const functions = words(
  `abs changes char coalesce concat concat_ws format glob hex if ifnull iif instr last_insert_rowid length like likelihood likely lower
   ltrim max min nullif octet_length printf quote random randomblob replace round rtrim sign soundex sqlite_compileoption_get
   sqlite_compileoption_used sqlite_source_id sqlite_version substr substring subtype total_changes trim typeof unhex unicode unistr
   unistr_quote unlikely upper zeroblob date time datetime julianday unixepoch strftime timediff avg count group_concat string_agg
   median percentile percentile_cont percentile_disc sum total row_number rank dense_rank percent_rank cume_dist ntile lag lead
   first_value last_value nth_value acos acosh asin asinh atan atan2 atanh ceil ceiling cos cosh degrees exp floor ln log log10 log2 mod
   pi pow power radians sin sinh sqrt tan tanh trunc json json_array json_array_insert json_array_length json_each json_error_position
   json_extract json_group_array json_group_object json_insert json_object json_patch json_pretty json_quote json_remove json_replace
   json_set json_tree json_type json_valid jsonb jsonb_array jsonb_each jsonb_extract jsonb_group_array jsonb_group_object jsonb_insert
   jsonb_object jsonb_patch jsonb_remove jsonb_replace jsonb_set jsonb_tree bm25 highlight snippet matchinfo offsets generate_series
   regexp regexpi sha1 sha3 base64 base85 decimal decimal_add decimal_cmp decimal_mul decimal_sub decimal_sum ieee754 cast exists raise
   pragma_collation_list pragma_compile_options pragma_database_list pragma_foreign_key_check pragma_foreign_key_list
   pragma_function_list pragma_index_info pragma_index_list pragma_index_xinfo pragma_module_list pragma_pragma_list
   pragma_table_info pragma_table_list pragma_table_xinfo`,
  // Types with a length.
  'varchar numeric decimal float double int integer text blob nvarchar character',
);

const beforeParenthesis =
  words(`all and as between by case check distinct else escape except exists filter from group having in intersect into is
  join key like limit match materialized not offset on or order over partition primary references regexp select set then union unique
  using values when where window with glob recursive returning conflict default`);

export const sqliteGrammar: Grammar = {
  functions,
  ownSchemas: words(''),
  beforeParenthesis,
  beforeParenthesisAfter: new Map(),
  keywords: words(''),
  columnAliases: 'none',
};
