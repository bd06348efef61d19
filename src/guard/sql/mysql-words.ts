import type { Grammar } from './grammar.ts';
import { words } from './words.ts';

/** Functions of MySQL 8, 9 and MariaDB that only read. */
const functions = words(
  `abs acos adddate addtime aes_decrypt aes_encrypt any_value ascii asin atan atan2 avg bin bin_to_uuid bit_and bit_count bit_length
   bit_or bit_xor can_access_column can_access_database can_access_table cast ceil ceiling char char_length character_length charset
   chr coalesce coercibility collation compress concat concat_ws connection_id conv convert convert_tz cos cot count crc32 crc32c
   cume_dist curdate current_date current_role current_time current_timestamp current_user curtime database date date_add date_format
   date_sub datediff day dayname dayofmonth dayofweek dayofyear decode degrees dense_rank elt exists exp export_set extract
   extractvalue field find_in_set first_value floor format format_bytes format_pico_time found_rows from_base64 from_days from_unixtime
   get_format greatest group_concat grouping hex hour icu_version if ifnull inet_aton inet_ntoa inet6_aton inet6_ntoa insert instr
   interval is_ipv4 is_ipv4_compat is_ipv4_mapped is_ipv6 is_uuid isnull json_array json_array_append json_array_insert json_arrayagg
   json_compact json_contains json_contains_path json_depth json_detailed json_exists json_extract json_insert json_keys json_length
   json_loose json_merge json_merge_patch json_merge_preserve json_object json_objectagg json_overlaps json_pretty json_query json_quote
   json_remove json_replace json_schema_valid json_search json_set json_storage_size json_table json_type json_unquote json_valid
   json_value lag last_day last_value lastval lcase lead least left length length_b ln localtime localtimestamp locate log log10 log2
   lower lpad ltrim make_set makedate maketime max md5 median microsecond mid min minute mod month monthname name_const natural_sort_key
   now nth_value ntile nullif nvl nvl2 oct octet_length ord percent_rank percentile_cont percentile_disc period_add period_diff pi point
   position pow power quarter quote radians rand random_bytes rank regexp_instr regexp_like regexp_replace regexp_substr repeat replace
   reverse right round row row_count row_number rpad rtrim schema sec_to_time second session_user sformat sha sha1 sha2 sign sin soundex
   space sqrt std stddev stddev_pop stddev_samp str_to_date strcmp subdate substr substring substring_index subtime sum sysdate
   system_user tan time time_format time_to_sec timediff timestamp timestampadd timestampdiff to_base64 to_char to_days to_seconds trim
   truncate ucase uncompress uncompressed_length unhex unix_timestamp updatexml upper user utc_date utc_time utc_timestamp uuid uuid_short
   default uuid_to_bin validate_password_strength values var_pop var_samp variance version week weekday weekofyear weight_string year yearweek
   st_area st_asgeojson st_astext st_aswkt st_buffer st_centroid st_contains st_distance st_distance_sphere st_equals st_geomfromtext
   st_intersects st_isvalid st_latitude st_length st_longitude st_pointfromtext st_srid st_within st_x st_y mbrcontains mbrwithin`,
  // Types with a length.
  'binary decimal dec numeric varchar nchar varbinary datetime float double signed unsigned',
);

const beforeParenthesis =
  words(`all and any as between both by case cross distinct div do else end escape except exists for from group having
  in inner intersect into is join lateral leading like limit minus not of offset on or order partition regexp rlike
  select some sounds straight_join then trailing union using when where while window with xor against match columns index key`);

export const mysqlGrammar: Grammar = {
  functions,
  ownSchemas: words(''),
  beforeParenthesis,
  beforeParenthesisAfter: new Map([['over', [')']]]),
  keywords: words(''),
  columnAliases: 'derived',
};
