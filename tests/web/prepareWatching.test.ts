// @vitest-environment happy-dom
import { ApolloLink } from '@apollo/client';
import { EMPTY } from 'rxjs';
import { expect, it } from 'vitest';
import { createApolloClient } from '../../web/data/apollo.ts';
import { prepareWatching } from '../../web/data/prepareWatching.ts';

it('the browser prepares to watch the data of a page without asking the graph, and watches nothing afterwards', async () => {
  let asked = 0;
  const link = new ApolloLink(() => {
    asked += 1;
    return EMPTY;
  });
  const client = createApolloClient(link);
  await prepareWatching(client);
  expect(asked).toBe(0);
  expect(client.getObservableQueries('all').size).toBe(0);
  expect(client.extract()).toEqual({});
});
