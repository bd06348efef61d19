import { inShort, type SqlEffect, sqlAct } from './statement.ts';
import { type Words, words } from './words.ts';

const readers = words(
  `bitcount bitfield_ro bitpos dbsize dump echo exists expiretime geodist geohash geopos geosearch georadius_ro get getbit getrange hexists
   hget hgetall hkeys hlen hmget hrandfield hscan hstrlen hvals info keys lastsave lcs lindex llen lolwut lpos lrange mget ping pfcount
   pexpiretime pttl randomkey role scan scard sdiff sinter sintercard sismember smembers smismember sort_ro srandmember sscan strlen
   substr sunion time touch ttl type xinfo xlen xpending xrange xread xrevrange zcard zcount zdiff zinter zintercard zlexcount zmscore
   zrandmember zrange zrangebylex zrangebyscore zrank zrevrange zrevrangebylex zrevrangebyscore zrevrank zscan zscore zunion
   json.get json.mget json.type json.arrlen json.objkeys json.objlen json.strlen ft.search ft.aggregate ft.info ft._list ts.get ts.range`,
);

/** Commands that read with this second word. */
const readersByVerb: Readonly<Record<string, Words>> = {
  acl: words('whoami cat users list getuser log'),
  client: words('list info getname id'),
  cluster: words('info nodes slots shards keyslot countkeysinslot myid'),
  command: words('count docs info list getkeys'),
  config: words('get'),
  latency: words('latest history doctor graph'),
  memory: words('usage stats doctor'),
  module: words('list'),
  object: words('encoding freq idletime refcount help'),
  pubsub: words('channels numsub numpat shardchannels'),
  slowlog: words('get len'),
};

/** One command, word by word. */
export function redisCommand(args: readonly string[]): SqlEffect[] {
  const [command = '', verb = ''] = args.map((arg) => arg.toLowerCase());
  const verbs = Object.hasOwn(readersByVerb, command) ? readersByVerb[command] : undefined;
  const reads = verbs
    ? verbs.has(verb) || (command === 'command' && args.length === 1)
    : readers.has(command);
  const what = inShort(args.join(' '));
  if (reads) return [sqlAct('sql.read', what)];
  if (/^(?:eval|evalsha|fcall|function|script)$/.test(command)) return [sqlAct('sql.unseen', what)];
  return [sqlAct('sql.write', what)];
}

/** Standard input: a command a line. */
export function redisSession(text: string): SqlEffect[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) =>
      /["'\\]/.test(line)
        ? [sqlAct('sql.unseen', inShort(line))]
        : redisCommand(line.replace(/^\d+\s+/, '').split(/\s+/)),
    );
}
