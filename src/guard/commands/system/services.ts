import type { Program } from '../program.ts';

/** Clients of clouds, clusters and hosted services: what they do is done elsewhere, and can't be seen from here. */
const clients =
  'aws-sam ecs-cli azd azcopy func linode-cli hcloud oci ibmcloud render cloudflared cdk8s packer salt puppet chef knife consul nomad ' +
  'waypoint boundary circleci travis gitlab-runner buildkite-agent jenkins argocd argo flux stripe twilio auth0 okta ldcli ' +
  'sentry-cli datadog-ci newrelic honeycomb fastly shopify eas vercel-cli ' +
  'restic borg velero duplicity s3cmd s5cmd mc minio b2 algolia unleash flipt deck kong apigeecli rtk';

export const servicePrograms: Program[] = [{ names: clients.split(' '), act: 'run.service', style: 'raw' }];
