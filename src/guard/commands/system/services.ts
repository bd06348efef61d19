import { act } from '../../effects.ts';
import type { Program } from '../program.ts';

/** Clients of clouds, clusters and hosted services: what they do is done elsewhere, and can't be seen from here. */
const clients =
  'aws-sam ecs-cli azd azcopy func linode-cli hcloud oci ibmcloud render cloudflared cdk8s packer salt puppet chef knife consul nomad ' +
  'waypoint boundary circleci travis gitlab-runner buildkite-agent jenkins argocd argo flux stripe twilio auth0 okta ldcli ' +
  'sentry-cli datadog-ci newrelic honeycomb fastly shopify eas vercel-cli ' +
  'restic borg velero duplicity s3cmd s5cmd mc minio b2 algolia unleash flipt deck kong apigeecli';

/** Words that only ask, wherever these clients have them; `stripe listen` and their kind hand on what they hear. */
const asks =
  /^(?:list|ls|get|show|status|logs|info|describe|inspect|version|help|whoami|members|validate|plan|diff|search|listen|snapshots|stats|cat|tail|check)$/;

export const servicePrograms: Program[] = [
  {
    names: clients.split(' '),
    act: 'run.read',
    style: 'raw',
    effects: ({ name, args }) => {
      const verbs = args.map(({ text, prefix }) => text ?? prefix).filter((word) => !word.startsWith('-'));
      return [
        act(verbs.slice(0, 2).some((word) => asks.test(word)) ? 'network.read' : 'run.cloud', name, verbs[0]),
      ];
    },
  },
];
