import { expect, it } from 'vitest';
import { checkRootFields } from '../../gateway/clients/checkRootFields.ts';
import { requiredScopes } from '../../gateway/clients/requiredScopes.ts';
import { createSchema } from '../../gateway/graph/createGraph.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';

it('BO-1 an engineer who forgets who may use a field of the root learns it when the gateway starts', async () => {
  expect(() => checkRootFields(Object.keys(requiredScopes))).not.toThrow();
  const typeDefs = `${await readTypeDefs()}\nextend type Query { salaries: [Int!] }`;
  expect(() => createSchema(typeDefs)).toThrow('salaries needs a line in gateway/clients/requiredScopes.ts.');
});
