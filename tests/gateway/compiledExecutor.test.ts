import { execute, type ExecutionResult, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RestClient } from '../../gateway/origin/RestClient.ts';
import { createContext, type GatewayContext } from '../../gateway/context.ts';
import { compiledExecutor } from '../../gateway/graph/compiledExecutor.ts';
import { createSchema } from '../../gateway/graph/createGraph.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import { apiFacts } from '../../gateway/pipeline/apiFacts.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { randomFrom, randomQuery } from '../graph/randomOperations.ts';
import { withFaults } from '../graph/withFaults.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { someCars } from '../stock/someCars.ts';

const schema = createSchema(await readTypeDefs());
const cars = someCars(60);
const ids = cars.map(({ _id }) => _id);
let origin: RunningRest;
let client: RestClient;

beforeAll(async () => {
  origin = await runRest();
  for (const car of cars) await carStore(origin.store).save(car);
  client = new RestClient({ url: origin.url, timeout: 10_000 });
});
afterAll(async () => {
  await client.close();
  await origin.close();
});

const api = apiFacts({});
const nobody = { address: '', countForm: async () => 0 };
/** A result as it is sent, with sorted errors: their order is not guaranteed. */
function asSent(result: ExecutionResult): object {
  const { errors, ...sent } = JSON.parse(JSON.stringify(result)) as ExecutionResult;
  const texts = errors?.map((error) => JSON.stringify(error)).toSorted();
  return { ...sent, errors: texts };
}

/** Runs random queries both ways and returns how many there were, and how many had errors. */
async function compare(seed: number, count: number, contextOf: () => GatewayContext) {
  const random = randomFrom(seed);
  const found = { queries: 0, withErrors: 0 };
  while (found.queries < count) {
    const { query, variables } = randomQuery(schema, random, ids);
    const document = parse(query);
    // Fields that cannot be merged are refused before anything runs.
    if (validate(schema, document).length > 0) continue;
    const interpreted = await execute({
      schema,
      document,
      variableValues: variables,
      contextValue: contextOf(),
    });
    const run = compiledExecutor(schema);
    const runAgain = () => run({ document, operationName: 'Random', variables, context: contextOf() });
    await runAgain();
    const compiled = await runAgain();
    expect({ query, variables, ...asSent(compiled) }).toEqual({ query, variables, ...asSent(interpreted) });
    found.queries += 1;
    if (interpreted.errors) found.withErrors += 1;
  }
  return found;
}

const siteOrigin = () => 'https://cars.example';

describe('a compiled query is answered as graphql-js answers it', () => {
  it('whatever it asks of a sound origin, also with arguments and variables that are refused', async () => {
    const { withErrors } = await compare(13, 150, () =>
      createContext({ origin: client, api, client: nobody, siteOrigin }),
    );
    expect([withErrors > 15, withErrors < 135]).toEqual([true, true]);
  });

  it('whatever the resolvers do wrong: nulls where there may be none, values of wrong types, exceptions', async () => {
    const { withErrors } = await compare(14, 150, () =>
      withFaults(createContext({ origin: client, api, client: nobody, siteOrigin })),
    );
    expect(withErrors).toBeGreaterThan(50);
  });
});
