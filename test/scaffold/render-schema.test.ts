import { expect, it } from 'vitest';
import { actNames } from '../../src/policy/acts.ts';
import { policySchemaText } from '../../src/policy/json-schema.ts';

it('the JSON Schema lets an editor complete every act and every answer', () => {
  const schema = JSON.parse(policySchemaText());
  const { may } = schema.properties.roles.additionalProperties.properties;
  expect(Object.keys(may.properties)).toEqual(expect.arrayContaining([...actNames, 'git', 'sql']));
  expect(may.properties['git.push']).toEqual({ enum: ['allow', 'ask', 'block'] });
  expect(may.additionalProperties).toBe(false);
  expect(schema.required).toEqual(['version', 'main', 'roles', 'paths']);
});
