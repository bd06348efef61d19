import type { Grammar } from './grammar.ts';
import { setsOwnVariable } from './postgres-settings.ts';
import { words } from './words.ts';

/**
 * Functions that only read, of PostgreSQL 13 to 18 and the usual extensions. A test compares the list with a real server: nothing
 * in it is volatile there but what `volatileReaders` names.
 */
const functions = words(
  // Written like functions, but part of the grammar.
  `coalesce nullif greatest least grouping extract position substring overlay trim normalize treat cast exists row
   xmlelement xmlforest xmlconcat xmlparse xmlpi xmlroot xmlserialize xmlexists xmltable xmlattributes collation
   json_scalar json_serialize json_value json_query json_exists json_array json_arrayagg json_objectagg json json_table
   rollup cube merge_action`,
  // Aggregates and window functions.
  `count sum avg min max every bool_and bool_or bit_and bit_or bit_xor array_agg string_agg json_agg jsonb_agg json_object_agg
   jsonb_object_agg json_agg_strict jsonb_agg_strict xmlagg any_value range_agg range_intersect_agg corr covar_pop covar_samp
   regr_avgx regr_avgy regr_count regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy stddev stddev_pop stddev_samp
   variance var_pop var_samp mode percentile_cont percentile_disc row_number rank dense_rank percent_rank cume_dist ntile lag lead
   first_value last_value nth_value`,
  // Numbers.
  `abs cbrt ceil ceiling degrees div exp factorial floor gcd lcm ln log log10 min_scale mod pi pow power radians round scale sign
   sqrt trim_scale trunc width_bucket acos acosd asin asind atan atan2 atan2d atand cos cosd cot cotd sin sind tan tand sinh cosh
   tanh asinh acosh atanh erf erfc gamma lgamma random_normal`,
  // Text, bytes and bits.
  `ascii btrim bit_length bit_count char_length character_length chr concat concat_ws convert convert_from convert_to crc32 crc32c
   decode encode format get_bit get_byte initcap is_normalized left length like_escape lower lpad ltrim md5 octet_length overlaps
   parse_ident quote_ident quote_literal quote_nullable regexp_count regexp_instr regexp_like regexp_match regexp_matches
   regexp_replace regexp_split_to_array regexp_split_to_table regexp_substr repeat replace reverse right rpad rtrim set_bit set_byte
   sha224 sha256 sha384 sha512 similar_escape similar_to_escape split_part starts_with string_to_array string_to_table strpos substr
   to_ascii to_bin to_hex to_oct translate unistr upper casefold unicode_assigned`,
  // Dates and times.
  `age clock_timestamp current_date current_time current_timestamp date_add date_bin date_part date_subtract date_trunc isfinite
   justify_days justify_hours justify_interval localtime localtimestamp make_date make_interval make_time make_timestamp
   make_timestamptz now statement_timestamp timeofday timezone to_char to_date to_number to_timestamp transaction_timestamp
   uuid_extract_timestamp uuid_extract_version`,
  // Arrays, ranges, JSON, XML.
  `array_append array_cat array_dims array_fill array_length array_lower array_ndims array_position array_positions array_prepend
   array_remove array_replace array_reverse array_sample array_shuffle array_sort array_to_json array_to_string array_upper
   cardinality trim_array unnest generate_series generate_subscripts isempty lower_inc lower_inf upper_inc upper_inf range_merge
   multirange int4range int8range numrange tsrange tstzrange daterange int4multirange int8multirange nummultirange tsmultirange
   tstzmultirange datemultirange row_to_json to_json to_jsonb json_array_elements json_array_elements_text json_array_length
   json_build_array json_build_object json_each json_each_text json_extract_path json_extract_path_text json_object json_object_keys
   json_populate_record json_populate_recordset json_strip_nulls json_to_record json_to_recordset json_typeof jsonb_array_elements
   jsonb_array_elements_text jsonb_array_length jsonb_build_array jsonb_build_object jsonb_concat jsonb_contains jsonb_each
   jsonb_each_text jsonb_exists jsonb_exists_all jsonb_exists_any jsonb_extract_path jsonb_extract_path_text jsonb_insert jsonb_object
   jsonb_object_keys jsonb_path_exists jsonb_path_exists_tz jsonb_path_match jsonb_path_match_tz jsonb_path_query
   jsonb_path_query_array jsonb_path_query_array_tz jsonb_path_query_first jsonb_path_query_first_tz jsonb_path_query_tz
   jsonb_populate_record jsonb_populate_recordset jsonb_pretty jsonb_set jsonb_set_lax jsonb_strip_nulls jsonb_to_record
   jsonb_to_recordset jsonb_typeof xmlcomment xml_is_well_formed xml_is_well_formed_content xml_is_well_formed_document xpath
   xpath_exists num_nonnulls num_nulls`,
  // Text search.
  `array_to_tsvector get_current_ts_config json_to_tsvector jsonb_to_tsvector numnode phraseto_tsquery plainto_tsquery querytree
   setweight strip to_tsquery to_tsvector ts_debug ts_delete ts_filter ts_headline ts_lexize ts_rank ts_rank_cd tsquery_phrase
   tsvector_to_array websearch_to_tsquery`,
  // Geometry and networks.
  `area bound_box box center circle diagonal diameter height isclosed isopen line lseg npoints path pclose point polygon popen radius
   slope width abbrev broadcast family host hostmask inet_merge inet_same_family masklen netmask network set_masklen text`,
  // Conversions written as calls.
  `bool bpchar bytea char cidr date float4 float8 inet int2 int4 int8 jsonb macaddr money name numeric oid regclass time timetz
   timestamptz uuid varchar xml`,
  // The database about itself.
  `acldefault aclexplode makeaclitem col_description current_catalog current_database current_query current_role current_schema
   current_schemas current_setting current_user enum_first enum_last enum_range format_type getdatabaseencoding
   has_any_column_privilege has_column_privilege has_database_privilege has_foreign_data_wrapper_privilege has_function_privilege
   has_language_privilege has_parameter_privilege has_schema_privilege has_sequence_privilege has_server_privilege
   has_table_privilege has_tablespace_privilege has_type_privilege inet_client_addr inet_client_port inet_server_addr
   inet_server_port currval lastval mxid_age obj_description pg_available_extension_versions pg_available_extensions pg_backend_pid
   pg_blocking_pids pg_char_to_encoding pg_client_encoding pg_collation_for pg_collation_is_visible pg_column_compression
   pg_column_is_updatable pg_column_size pg_column_toast_chunk_id pg_conf_load_time pg_conversion_is_visible pg_current_snapshot
   pg_current_wal_lsn pg_current_xact_id_if_assigned pg_database_size pg_describe_object pg_encoding_to_char pg_filenode_relation
   pg_function_is_visible pg_get_catalog_foreign_keys pg_get_constraintdef pg_get_expr pg_get_function_arg_default
   pg_get_function_arguments pg_get_function_identity_arguments pg_get_function_result pg_get_function_sqlbody pg_get_functiondef
   pg_get_indexdef pg_get_keywords pg_get_object_address pg_get_partition_constraintdef pg_get_partkeydef
   pg_get_replica_identity_index pg_get_ruledef pg_get_serial_sequence pg_get_statisticsobjdef pg_get_statisticsobjdef_columns
   pg_get_triggerdef pg_get_userbyid pg_get_viewdef pg_has_role pg_identify_object pg_identify_object_as_address
   pg_index_column_has_property pg_index_has_property pg_indexam_has_property pg_indexes_size pg_is_in_recovery
   pg_is_other_temp_schema pg_jit_available pg_last_committed_xact pg_last_wal_receive_lsn pg_last_wal_replay_lsn
   pg_last_xact_replay_timestamp pg_listening_channels pg_my_temp_schema pg_notification_queue_usage pg_opclass_is_visible
   pg_operator_is_visible pg_opfamily_is_visible pg_options_to_table pg_partition_ancestors pg_partition_root pg_partition_tree
   pg_postmaster_start_time pg_relation_filenode pg_relation_filepath pg_relation_is_updatable pg_relation_size
   pg_safe_snapshot_blocking_pids pg_sequence_last_value pg_sequence_parameters pg_settings_get_flags pg_size_bytes pg_size_pretty
   pg_snapshot_xip pg_snapshot_xmax pg_snapshot_xmin pg_stat_get_activity pg_statistics_obj_is_visible pg_table_is_visible
   pg_table_size pg_tablespace_databases pg_tablespace_location pg_tablespace_size pg_timezone_abbrevs pg_timezone_names
   pg_total_relation_size pg_trigger_depth pg_ts_config_is_visible pg_ts_dict_is_visible pg_ts_parser_is_visible
   pg_ts_template_is_visible pg_type_is_visible pg_typeof pg_visible_in_snapshot pg_wal_lsn_diff pg_xact_commit_timestamp
   pg_xact_status row_security_active session_user shobj_description to_regclass to_regcollation to_regnamespace to_regoper
   to_regoperator to_regproc to_regprocedure to_regrole to_regtype to_regtypemod txid_current_if_assigned txid_current_snapshot
   txid_snapshot_xip txid_snapshot_xmax txid_snapshot_xmin txid_status txid_visible_in_snapshot user version _pg_expandarray`,
  // Values that differ each time.
  'random gen_random_uuid uuidv4 uuidv7',
  // pg_trgm, unaccent, uuid-ossp, pgcrypto, fuzzystrmatch, hstore, ltree, pg_stat_statements, pgstattuple, pgvector, PostGIS.
  `similarity word_similarity strict_word_similarity show_trgm unaccent uuid_generate_v1 uuid_generate_v4 uuid_generate_v5 digest
   hmac crypt gen_salt gen_random_bytes levenshtein soundex difference metaphone dmetaphone akeys avals each hstore_to_json
   hstore_to_jsonb nlevel subpath subltree lca ltree2text text2ltree pg_stat_statements pgstattuple pgstatindex pgstattuple_approx
   cosine_distance inner_product l1_distance l2_distance vector_dims vector_norm st_area st_asbinary st_asewkt st_asgeojson
   st_astext st_buffer st_centroid st_contains st_coveredby st_covers st_crosses st_difference st_disjoint st_distance
   st_distancesphere st_dwithin st_envelope st_equals st_expand st_geogfromtext st_geometrytype st_geomfromgeojson st_geomfromtext
   st_intersection st_intersects st_isvalid st_length st_makeenvelope st_makeline st_makepoint st_numpoints st_npoints st_overlaps
   st_perimeter st_point st_pointfromtext st_setsrid st_simplify st_srid st_touches st_transform st_union st_within st_x st_xmax
   st_xmin st_y st_ymax st_ymin`,
);

/** In `functions`, though PostgreSQL calls them volatile: they look at what may change, and change nothing. */
export const volatileReaders = words(
  `clock_timestamp current_query currval gen_random_uuid lastval pg_blocking_pids pg_current_wal_lsn pg_database_size
   pg_indexes_size pg_is_in_recovery pg_jit_available pg_last_committed_xact pg_last_wal_receive_lsn pg_last_wal_replay_lsn
   pg_last_xact_replay_timestamp pg_notification_queue_usage pg_partition_ancestors pg_partition_tree pg_relation_size
   pg_safe_snapshot_blocking_pids pg_sequence_last_value pg_table_size pg_tablespace_size pg_total_relation_size
   pg_xact_commit_timestamp pg_xact_status random timeofday txid_status`,
);

/** All keywords of PostgreSQL 18. */
const keywords =
  words(`abort absent absolute access action add admin after aggregate all also alter always analyse analyze and any
  array as asc asensitive assertion assignment asymmetric at atomic attach attribute authorization backward before begin between
  bigint binary bit boolean both breadth by cache call called cascade cascaded case cast catalog chain char character
  characteristics check checkpoint class close cluster coalesce collate collation column columns comment comments commit committed
  compression concurrently conditional configuration conflict connection constraint constraints content continue conversion copy
  cost create cross csv cube current current_catalog current_date current_role current_schema current_time current_timestamp
  current_user cursor cycle data database day deallocate dec decimal declare default defaults deferrable deferred definer delete
  delimiter delimiters depends depth desc detach dictionary disable discard distinct do document domain double drop each else empty
  enable encoding encrypted end enforced enum error escape event except exclude excluding exclusive execute exists explain
  expression extension external extract false family fetch filter finalize first float following for force foreign format forward
  freeze from full function functions generated global grant granted greatest group grouping groups handler having header hold hour
  identity if ilike immediate immutable implicit import in include including increment indent index indexes inherit inherits
  initially inline inner inout input insensitive insert instead int integer intersect interval into invoker is isnull isolation
  join json json_array json_arrayagg json_exists json_object json_objectagg json_query json_scalar json_serialize json_table
  json_value keep key keys label language large last lateral leading leakproof least left level like limit listen load local
  localtime localtimestamp location lock locked logged mapping match matched materialized maxvalue merge merge_action method minute
  minvalue mode month move name names national natural nchar nested new next nfc nfd nfkc nfkd no none normalize normalized not
  nothing notify notnull nowait null nullif nulls numeric object objects of off offset oids old omit on only operator option options
  or order ordinality others out outer over overlaps overlay overriding owned owner parallel parameter parser partial partition
  passing password path period placing plan plans policy position preceding precision prepare prepared preserve primary prior
  privileges procedural procedure procedures program publication quote quotes range read real reassign recheck recursive ref references
  referencing refresh reindex relative release rename repeatable replace replica reset restart restrict return returning returns
  revoke right role rollback rollup routine routines row rows rule savepoint scalar schema schemas scroll search second security
  select sequence sequences serializable server session session_user set setof sets share show similar simple skip smallint snapshot
  some source sql stable standalone start statement statistics stdin stdout storage stored strict string strip subscription substring
  support symmetric sysid system system_user table tables tablesample tablespace target temp template temporary text then ties time
  timestamp to trailing transaction transform treat trigger trim true truncate trusted type types uescape unbounded uncommitted
  unconditional unencrypted union unique unknown unlisten unlogged until update user using vacuum valid validate validator value
  values varchar variadic varying verbose version view views virtual volatile when where whitespace window with within without work
  wrapper write xml xmlattributes xmlconcat xmlelement xmlexists xmlforest xmlnamespaces xmlparse xmlpi xmlroot xmlserialize xmltable
  year yes zone`);

const beforeParenthesis =
  words(`all and any array as asymmetric both case check collate default desc distinct do else end except for foreign
  from group having in intersect into lateral leading limit not offset on only or order placing primary returning select some
  symmetric then to trailing union unique using variadic when where window with values between row exists join like ilike similar
  is bit char character dec decimal float interval national nchar numeric time timestamp varchar`);

const beforeParenthesisAfter = new Map<string, readonly string[]>([
  ['by', ['order', 'group', 'partition']],
  ['over', [')']],
  ['filter', [')']],
  ['repeatable', [')']],
  ['sets', ['grouping']],
  ['key', ['primary', 'foreign']],
  ['zone', ['time']],
  ['varying', ['bit', 'char', 'character']],
  ['first', ['fetch']],
  ['next', ['fetch']],
  ['bernoulli', ['tablesample']],
  ['system', ['tablesample']],
]);

export const postgresGrammar: Grammar = {
  functions,
  ownSchemas: words('pg_catalog information_schema'),
  beforeParenthesis,
  beforeParenthesisAfter,
  harmlessCall: setsOwnVariable,
  keywords,
  columnAliases: 'tables',
  attributes: {
    // What the functions above return by name.
    columns: words(
      'key value ordinality grantor grantee privilege_type is_grantable relid parentrelid isleaf level word abbrev utc_offset is_dst lexeme positions',
    ),
    values: words(
      'current_catalog current_date current_role current_schema current_time current_timestamp current_user localtime localtimestamp session_user system_user user',
    ),
  },
};
