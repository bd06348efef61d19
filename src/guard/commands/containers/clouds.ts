import { act } from '../../effects.ts';
import type { Program } from '../program.ts';
import {
  cloud,
  copies,
  data,
  reads,
  remote,
  runsHere,
  runsThere,
  secrets,
  sql,
  usualReads,
  writesFile,
} from './cloud.ts';

export const cloudPrograms: readonly Program[] = [
  cloud({
    names: 'aws',
    values:
      'profile region output query endpoint-url ca-bundle cli-read-timeout cli-connect-timeout cli-binary-format cli-error-format color command sql',
    rules: [
      [/^s3 (?:ls|presign)\b/, reads],
      [/^s3 (?:cp|sync|mv) /, copies],
      [/^s3api get-object\b/, copies],
      [
        /^(?:secretsmanager get-secret-value|kms decrypt|sts get-session-token|sts assume-role|ecr get-login-password|configure (?:get \S*(?:secret|token|key)|export-credentials)|lambda get-function-configuration)/,
        secrets,
      ],
      [
        /^ssm get-parameters?/,
        (call, parsed) =>
          (call.args.some(({ text }) => text === '--with-decryption') ? secrets : reads)(call, parsed),
      ],
      [/^configure (?:list|get)/, reads],
      [/^rds-data /, sql],
      [/^(?:ecs execute-command|ssm (?:start-session|send-command)|ec2-instance-connect)/, remote('command')],
      [
        /^\S+ (?:describe|list|get|head|search|lookup|view|check|estimate|validate|batch-get|scan|query|filter|tail|help|wait)(?:-\S+)?\b/,
        reads,
      ],
      [/^(?:logs tail|help)/, reads],
    ],
  }),
  cloud({
    names: 'gcloud',
    values:
      'project account configuration format filter limit sort-by verbosity zone region command impersonate-service-account access-token-file billing-project flags-file trace-token page-size flatten instance database user',
    rules: [
      [
        /^(?:alpha |beta )?secrets versions access|^auth (?:print-|application-default print-)|^(?:alpha |beta )?iam service-accounts keys create/,
        secrets,
      ],
      [/^(?:alpha |beta )?sql connect/, sql],
      [
        /^(?:alpha |beta )?compute (?:ssh|start-iap-tunnel)|^(?:alpha |beta )?cloud-shell ssh/,
        remote('command'),
      ],
      [/^(?:alpha |beta )?(?:compute scp|storage (?:cp|rsync|mv))/, copies],
      [
        /^(?:components|alpha|beta)? ?(?:install|update|remove)\b/,
        (_, parsed) => [act('install', parsed.by)],
      ],
      // What gcloud calls run is a service.
      [/^(?:alpha |beta )?run \S+ (?:describe|list)(?: |$)/, reads],
      [usualReads, reads],
      [/^(?:\S+ )*(?:list-\S+|get-\S+|describe-\S+|lookup|check-\S+|topic|cheat-sheet)(?: |$)/, reads],
    ],
  }),
  cloud({
    names: 'gsutil',
    values: 'o h u',
    rules: [
      [/^(?:ls|cat|du|stat|hash|help|version|acl get|iam get|lifecycle get)\b/, reads],
      [/^(?:cp|rsync|mv) /, copies],
    ],
  }),
  cloud({
    names: 'bq',
    values: 'project_id dataset_id format location',
    rules: [
      [/^(?:query|insert|load|mk|rm|update|cp|truncate)\b/, sql],
      [/^(?:ls|show|head|version|help|info)\b/, reads],
    ],
  }),
  cloud({
    names: 'az',
    values:
      'subscription g resource-group n name o output query l location vault-name command command-id scripts file destination',
    rules: [
      [
        /keyvault (?:secret (?:show|download)|certificate download)|account get-access-token|(?:^| )keys? list|list-keys|show-connection-string|connection-string|credential (?:list|show|reset)/,
        secrets,
      ],
      [/^(?:ssh|vm run-command|webapp ssh|container exec|aks command)/, remote('command', 'scripts')],
      [/sql .*(?:execute|connect)|postgres .*(?:execute|connect)|mysql .*(?:execute|connect)/, sql],
      [/^storage (?:blob|file|fs file) download/, copies],
      [/^(?:\S+ )*(?:list-\S+|get-\S+|show-\S+|exists|check-\S+|find|version)(?: |$)/, reads],
      [usualReads, reads],
    ],
  }),
  cloud({
    names: 'heroku',
    values: 'a app r remote t team size type exit-code e env c command',
    rules: [
      [/^run(?::inside|:detached)? /, runsThere(1)],
      [/^ps:exec/, runsThere(1)],
      [/^(?:pg|redis):(?:psql|cli)/, sql],
      [/^pg:(?:reset|pull|push|copy|promote|restore|unfollow|upgrade|kill)|^pg:backups:restore/, data],
      [/^(?:config|config:get|auth:token|pg:credentials(?::url)?|redis:credentials)(?: |$)/, secrets],
      [/^(?:run|ps:exec|console)$/, remote()],
      [
        /^(?:logs|ps|apps|info|releases|status|domains|addons|features|labs|buildpacks|maintenance|stack|regions|drains|pipelines|certs|pg|redis)(?::(?:info|list|output|auto|wait|ps|locks|bloat|diagnose|settings|outliers|backups))?(?: |$)/,
        reads,
      ],
    ],
  }),
  cloud({
    names: 'fly flyctl',
    values: 'a app c config o org r region C command s select u user access-token',
    rules: [
      [/^ssh console|^console|^ssh sftp|^machine exec|^m exec/, remote('C', 'command')],
      [/^(?:postgres|pg|mpg|mysql|redis) (?:connect|proxy)/, sql],
      [
        /^(?:postgres|pg|mpg) (?:restart|failover|destroy|import)|^volumes? (?:destroy|delete)|^(?:apps )?destroy/,
        data,
      ],
      [/^(?:config env|tokens|auth token|wireguard)/, secrets],
      [usualReads, reads],
      [/^(?:checks|dashboard|releases|platform|ips list|certs check|scale show)/, reads],
    ],
  }),
  cloud({
    names: 'railway',
    values: 's service e environment p project',
    rules: [
      [/^run /, runsHere(1)],
      [/^connect/, sql],
      [/^(?:shell|dev)/, (_, parsed) => [act('run.shell', parsed.by)]],
      [/^ssh/, runsThere(1)],
      [/^(?:variables|vars)/, secrets],
      [/^(?:logs|status|list|whoami|docs|open|environment)(?: |$)/, reads],
    ],
  }),
  cloud({
    names: 'vercel now',
    values: 't token S scope T team cwd A local-config Q global-config',
    rules: [
      [/^env pull/, writesFile('.env.local')],
      [/^pull/, writesFile('.vercel/.env')],
      [/^env run/, secrets],
      [/^(?:build|dev|bisect)/, (_, parsed) => [act('run.build', parsed.by)]],
      [usualReads, reads],
      [/^(?:domains|dns|certs|project|teams|alias) ls/, reads],
    ],
  }),
  cloud({
    names: 'netlify ntl',
    values: 'auth filter s site dir context',
    rules: [
      [/^dev:exec /, runsHere(1)],
      [/^env:(?:get|list|clone|import|set|unset)/, secrets],
      [/^(?:build|dev|serve)/, (_, parsed) => [act('run.build', parsed.by)]],
      [/^(?:status|sites:list|watch|open|logs:\S+|functions:list|blobs:(?:get|list)|recipes:list)/, reads],
    ],
  }),
  cloud({
    names: 'wrangler',
    values: 'c config e env env-file cwd command file name',
    rules: [
      [
        /^d1 migrations apply|^d1 (?:delete|time-travel restore)|^kv (?:bulk|key|namespace) delete|^r2 (?:bucket|object) delete/,
        data,
      ],
      [/^d1 execute|^hyperdrive/, sql],
      [
        /^(?:d1 migrations (?:list|create)|dev|build|types|init|generate|check|docs|pages dev|deploy --dry-run)/,
        (_, parsed) => [act('run.build', parsed.by)],
      ],
      [/^secret (?:bulk|put|delete)/, secrets],
      [usualReads, reads],
    ],
  }),
  cloud({
    names: 'firebase',
    values: 'P project token account only except',
    rules: [
      [
        /^(?:firestore:delete|firestore:import|firestore:databases:(?:delete|restore)|database:(?:remove|set|update|push|import)|auth:import|dataconnect:sql:migrate|remoteconfig:rollback)/,
        data,
      ],
      [
        /^emulators:exec /,
        (call, parsed) => parsed.operands.slice(1, 2).flatMap((code) => call.context.shell(code)),
      ],
      [
        /^(?:emulators:start|serve|functions:shell|dataconnect:sdk:generate|experiments:\S+)/,
        (_, parsed) => [act('run.build', parsed.by)],
      ],
      [/^(?:functions:(?:config:get|secrets:access)|apphosting:secrets|auth:export|login:ci)/, secrets],
      [/^(?:\S+:list|\S+:get|\S+:indexes|use|functions:log|help|database:profile)(?: |$)/, reads],
    ],
  }),
  cloud({
    names:
      'neonctl neon pscale turso xata convex planetscale cockroach-cloud aiven avn upstash mongocli atlas-cli',
    values: 'org project-id branch role-name database-name api-key o output format service-token config-path',
    rules: [
      [/^(?:connection-string|cs|connect|password|db tokens|auth (?:token|api-tokens)|env)/, secrets],
      [/^(?:shell|sql|psql|db shell|run|query|data)(?: |$)/, sql],
      [
        /^(?:\S+ )*(?:delete|destroy|reset|restore|drop|import|promote|deploy-request deploy|prune)(?: |$)/,
        data,
      ],
      [usualReads, reads],
    ],
  }),
  cloud({
    names: 'doctl eb eksctl',
    values:
      't access-token u api-url http-retry-max http-retry-wait-max http-retry-wait-min config o output context format c command e profile r region n number',
    rules: [
      [/^(?:compute )?ssh/, remote('c', 'command', 'ssh-command')],
      [/^printenv|^databases connection|^auth/, secrets],
      [/^databases .*delete/, data],
      [usualReads, reads],
    ],
  }),
];
