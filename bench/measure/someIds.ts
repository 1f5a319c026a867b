import { graphqlRequest } from '../queries/graphqlRequest.ts';
import { dataOf } from './answerOf.ts';

/** From how many places of the stock ids are taken, a hundred from each. */
const PLACES = 5;

/** Ids of cars, each once, from as many places as `places` says, spread over the stock of `cars` cars of the gateway at `url`. */
export async function someIds(url: string, cars: number, places = PLACES): Promise<string[]> {
  const query = 'query Ids($offset: Int!) { cars(first: 100, offset: $offset) { nodes { id } } }';
  const ids: string[] = [];
  for (let place = 0; place < places; place += 1) {
    const offset = Math.floor((place * (cars - 100)) / places);
    const part = await dataOf<{ cars: { nodes: { id: string }[] } }>(
      url,
      graphqlRequest('Ids', query, { offset }),
    );
    ids.push(...part.cars.nodes.map(({ id }) => id));
  }
  return [...new Set(ids)];
}
