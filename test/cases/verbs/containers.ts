import type { VerbRow } from './row.ts';

/** docker 29, Compose 2, kubectl 1.34, helm 3, terraform 1.14, and hosted services' command lines. */
export const containerVerbs: readonly VerbRow[] = [
  [
    'docker @ x',
    {
      'network.read':
        'ps logs top port images ls events stats version info history diff search wait pull image+ls image+history image+inspect volume+ls volume+inspect network+ls network+inspect system+df system+info container+ls container+logs context+show builder+du buildx+ls buildx+du manifest+inspect node+ls service+ps stack+ls',
      'environment.read': 'inspect container+inspect secret',
      'run.service':
        'start stop restart kill pause unpause rename update tag commit load import rmi prune image+rm image+prune container+stop container+prune volume+create network+rm network+create system+prune context+use plugin+install swarm+init',
      'migrate run.service':
        'volume+rm volume+remove volume+prune system+prune+--volumes rm+-v rm+-fv rm+--volumes',
      'run.build': 'build buildx+build image+build buildx+bake',
      'run.container': 'exec run cp container+exec container+run container+cp',
    },
  ],
  ['docker @', { 'network.write': 'login logout', publish: 'push+x image+push+x' }],
  [
    'docker compose @ x',
    {
      'network.read': 'ps logs top port images ls events stats version wait',
      'environment.read': 'config convert',
      'run.service': 'up down start stop restart rm kill create pull pause',
      'migrate run.service': 'down+-v down+--volumes rm+-v rm+-sfv',
      'run.build': 'build',
      'run.container': 'exec run cp',
    },
  ],
  [
    'podman @ x',
    { 'network.read': 'ps images pod+ps machine+ls', 'run.service': 'stop pod+rm machine+start' },
  ],
  [
    'kubectl @ x',
    {
      'network.read':
        'get describe logs top version explain api-resources api-versions cluster-info events diff wait auth+can-i auth+whoami rollout+status rollout+history',
      'environment.read': 'config get+secret get+secrets/x get+secrets+-o+name',
      'secret.read':
        'config+view+--raw get+secret+-o+yaml get+secrets+x+--template={{.data}} get+secret/x+-ojson',
      'run.cloud':
        'apply create delete edit patch scale rollout set label drain cordon expose auth+reconcile rollout+restart rollout+undo',
      'run.remote': 'exec attach cp',
      'run.build': 'kustomize completion help plugin+list',
    },
  ],
  [
    'helm @ x',
    {
      'network.read':
        'list ls status history search show inspect version env verify repo+list plugin+ls dependency+list install+--dry-run upgrade+--dry-run=client',
      'environment.read': 'get',
      'run.build': 'template lint package test completion help',
      'run.cloud':
        'install upgrade uninstall rollback upgrade+--dry-run=none install+--dry-run+--post-renderer=./x',
      install: 'pull fetch repo+add repo+update plugin+install dependency+update dep+build',
    },
  ],
  [
    'terraform @',
    {
      install: 'init get providers+lock providers+mirror',
      'install.frozen': 'init+-lockfile=readonly',
      'run.build': 'validate graph version fmt fmt+-check providers',
      'network.read': 'show plan state+list state+show workspace+list workspace+show metadata',
      'environment.read': 'output console',
      'network.write': 'login logout',
      'secret.read': 'state+pull',
      'run.cloud':
        'apply destroy import taint untaint refresh state+rm state+mv state+push workspace+new workspace+select workspace+delete force-unlock',
    },
  ],
  [
    'minikube @',
    { 'network.read': 'status list ip logs profile version', 'run.service': 'start stop delete' },
  ],
  [
    'pulumi @',
    {
      'run.build': 'preview about whoami logs',
      'environment.read': 'stack stack+ls stack+output stack+graph config config+get secrets',
      'secret.read': 'stack+output+--show-secrets config+--show-secrets',
      'run.cloud': 'up destroy refresh import stack+rm',
    },
  ],
  ['cdk @', { 'run.build': 'diff synth list ls doctor context', 'run.cloud': 'deploy destroy bootstrap' }],
  [
    'vagrant @',
    {
      'network.read': 'status global-status port version validate',
      'run.service': 'up halt destroy provision',
      'run.container': 'ssh',
    },
  ],
  [
    'ansible-galaxy @',
    {
      install: 'install collection+install role+install role+remove',
      'network.read': 'collection+list role+info role+search',
      'run.write': 'collection+init role+init',
      'run.build': 'collection+build collection+verify',
      publish: 'collection+publish',
    },
  ],
  ['ansible-vault @ x', { 'secret.read': 'view decrypt edit rekey', 'run.write': 'encrypt create' }],
  [
    'aws @',
    {
      'network.read':
        's3+ls s3+presign+x ec2+describe-instances iam+list-users s3api+head-object logs+tail+x configure+list lambda+get-function dynamodb+scan ssm+get-parameter+--name+x s3+cp+s3://a+src/b',
      'network.read secret.read':
        'secretsmanager+get-secret-value kms+decrypt sts+get-session-token sts+assume-role ecr+get-login-password configure+get+aws_secret_access_key configure+export-credentials ssm+get-parameter+--with-decryption lambda+get-function-configuration',
      'sql.unseen': 'rds-data+execute-statement',
      'run.remote': 'ecs+execute-command ssm+start-session ssm+send-command ec2-instance-connect+ssh',
      'run.cloud':
        's3+rm+x s3+cp+src/b+s3://a s3+sync+.+s3://a ec2+terminate-instances iam+create-user cloudformation+deploy',
    },
  ],
  [
    'gcloud @',
    {
      'network.read': 'projects+list compute+instances+describe+x config+list storage+cp+gs://a+src/b topic',
      'network.read secret.read':
        'secrets+versions+access+latest auth+print-access-token auth+application-default+print-access-token iam+service-accounts+keys+create+x',
      'sql.unseen': 'sql+connect+x beta+sql+connect+x',
      'run.remote': 'compute+ssh+x cloud-shell+ssh',
      install: 'components+install components+update',
      'run.cloud': 'projects+delete+x run+deploy compute+instances+create+x storage+cp+src/b+gs://a',
    },
  ],
  [
    'gsutil @',
    { 'network.read': 'ls cat+x du stat version cp+gs://a+src/b', 'run.cloud': 'rm+x cp+src/b+gs://a mb+x' },
  ],
  ['bq @', { 'sql.unseen': 'query+x insert load mk rm update cp', 'network.read': 'ls show head version' }],
  [
    'az @',
    {
      'network.read': 'group+list vm+show account+list-locations network+vnet+list',
      'network.read secret.read':
        'keyvault+secret+show account+get-access-token storage+account+keys+list acr+credential+show webapp+config+connection-string+list',
      'run.remote': 'ssh+vm vm+run-command+invoke webapp+ssh container+exec aks+command+invoke',
      'sql.unseen': 'postgres+flexible-server+execute mysql+flexible-server+connect',
      'run.cloud': 'group+delete vm+create webapp+restart',
    },
  ],
  [
    'heroku @',
    {
      'network.read': 'logs ps apps info releases status domains addons pg pg:info pg:ps',
      'network.read secret.read': 'config config:get+x auth:token pg:credentials:url',
      'sql.unseen': 'pg:psql redis:cli',
      migrate: 'pg:reset pg:pull pg:push pg:copy pg:promote pg:backups:restore',
      'run.remote': 'run console ps:exec',
      'run.cloud': 'ps:scale config:set restart',
    },
  ],
  [
    'fly @',
    {
      'network.read': 'status logs info apps+list releases checks scale+show ips+list',
      'network.read secret.read': 'config+env tokens+create auth+token',
      'sql.unseen': 'postgres+connect pg+connect mpg+proxy redis+connect',
      migrate: 'postgres+failover volumes+destroy volume+delete apps+destroy destroy',
      'run.remote': 'ssh+console console machine+exec',
    },
  ],
  [
    'railway @',
    {
      'network.read': 'logs status list whoami',
      'network.read secret.read': 'variables vars',
      'sql.unseen': 'connect',
      'run.shell': 'shell dev',
      'run.remote': 'ssh+ls',
      'run.cloud': 'down redeploy',
    },
  ],
  [
    'vercel @',
    {
      'network.read': 'ls inspect+x logs whoami domains+ls',
      'secret.read': 'env+pull pull',
      'network.read secret.read': 'env+run',
      'run.build': 'build dev',
    },
  ],
  [
    'netlify @',
    {
      'network.read': 'status sites:list watch functions:list blobs:get logs:function',
      'network.read secret.read': 'env:list env:get env:set',
      'run.build': 'build dev serve',
    },
  ],
  [
    'wrangler @',
    {
      'network.read': 'tail whoami deployments+list',
      migrate: 'd1+migrations+apply+x d1+delete+x kv+namespace+delete kv+key+delete r2+bucket+delete',
      'sql.unseen': 'd1+execute+x hyperdrive+list',
      'run.build': 'dev build types init pages+dev d1+migrations+list',
      'network.read secret.read': 'secret+put+x secret+bulk',
    },
  ],
  [
    'firebase @',
    {
      'network.read': 'projects:list functions:log firestore:indexes use',
      migrate: 'firestore:delete database:remove+x database:set+x auth:import',
      'run.build': 'emulators:start serve functions:shell',
      'network.read secret.read': 'functions:config:get auth:export login:ci functions:secrets:access',
    },
  ],
  [
    'neonctl @',
    {
      'network.read': 'projects+list branches+get',
      'network.read secret.read': 'connection-string cs',
      'sql.unseen': 'sql psql',
      migrate: 'branches+delete+x branches+reset+x databases+delete+x',
    },
  ],
  [
    'doctl @',
    {
      'network.read': 'compute+droplet+list account+get',
      'run.remote': 'compute+ssh+x ssh+x',
      'network.read secret.read': 'auth+init databases+connection+x',
      migrate: 'databases+delete+x',
    },
  ],
];
