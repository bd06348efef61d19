import type { Program } from '../program.ts';

/** Clients of clouds, clusters and hosted services: what they do is done elsewhere, and can't be seen from here. */
const clients =
  'aws aws-sam sam eksctl ecs-cli az azd azcopy func gcloud gsutil bq firebase doctl linode-cli hcloud oci ibmcloud ' +
  'heroku fly flyctl vercel netlify railway render wrangler cloudflared neonctl neon pscale turso convex amplify ' +
  'terraform tofu terragrunt pulumi cdk cdktf cdk8s packer vagrant ansible ansible-playbook ansible-galaxy ansible-vault ' +
  'ansible-pull ansible-console ansible-test ansible-inventory ansible-config ansible-doc salt puppet chef knife consul nomad ' +
  'waypoint boundary circleci travis gitlab-runner buildkite-agent jenkins argocd argo flux stripe twilio auth0 okta ldcli ' +
  'sentry-cli datadog-ci newrelic honeycomb fastly shopify eas vercel-cli sls serverless ' +
  'restic borg velero duplicity s3cmd s5cmd mc minio b2 algolia unleash flipt deck kong apigeecli rtk';

export const servicePrograms: Program[] = [{ names: clients.split(' '), act: 'run.service', style: 'raw' }];
