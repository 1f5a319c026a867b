import { InMemoryCache } from '@apollo/client';
import { execute, parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RestClient } from '../../gateway/origin/RestClient.ts';
import { apiFacts } from '../../gateway/pipeline/apiFacts.ts';
import { createContext } from '../../gateway/context.ts';
import { createSchema } from '../../gateway/graph/createGraph.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { cacheConfig } from '../../web/data/apollo.ts';
import { normalize } from '../../web/data/pageData/normalize.ts';
import { randomFrom, randomQuery } from '../graph/randomOperations.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { someCars } from '../stock/someCars.ts';

const schema = createSchema(await readTypeDefs());
const cars = someCars(60);
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

it("a browser finds in a page what Apollo Client's own cache would have kept, whatever the page has asked", async () => {
  const random = randomFrom(19);
  const ids = cars.map(({ _id }) => _id);
  const nobody = { address: '', countForm: async () => 0 };
  const siteOrigin = () => 'https://cars.example';
  for (let compared = 0; compared < 150;) {
    const { query, variables } = randomQuery(schema, random, ids, 'site');
    const cache = new InMemoryCache(cacheConfig);
    const document = cache.transformDocument(parse(query));
    if (validate(schema, document).length > 0) continue;
    const contextValue = createContext({ origin: client, api: apiFacts({}), client: nobody, siteOrigin });
    const result = await execute({ schema, document, variableValues: variables, contextValue });
    if (!result.data) continue;
    // Plain objects, as they come from JSON.
    const data = JSON.parse(JSON.stringify(result.data));
    cache.writeQuery({ query: document, variables, data });
    const entities = {};
    normalize(entities, document, variables, data);
    expect({ query, entities }).toEqual({ query, entities: cache.extract() });
    compared += 1;
  }
});
