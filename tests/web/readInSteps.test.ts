// @vitest-environment happy-dom
import { type ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createApolloClient } from '../../web/apollo.ts';
import { readInSteps } from '../../web/readInSteps.ts';

const query = gql`
  query Home {
    featured {
      ...Card
    }
    latest {
      ...Card
    }
  }
  fragment Card on Car {
    id
    title
  }
`;
/** What was read, and when the browser could react, oldest first. */
let order: string[];
/** How long reading a title takes, ms. */
let slow: number;
let client: ApolloClient;

beforeEach(() => {
  order = [];
  slow = 0;
  let now = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const title = (kept: string) => {
    now += slow;
    order.push(kept);
    return kept;
  };
  const cache = new InMemoryCache({ typePolicies: { Car: { fields: { title } } } });
  client = createApolloClient(ApolloLink.empty(), cache);
});

const car = (id: string, title: string) => ({ __typename: 'Car', id, title });

/** Reads in steps; notes each frame in between. */
async function readHome() {
  let reading = true;
  const frame = () => {
    if (!reading) return;
    if (order.at(-1) !== 'frame') order.push('frame');
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  await readInSteps(client, query, {});
  reading = false;
}

it('a visitor can act between two lists that take long to read, and neither is read again with the whole page', async () => {
  const data = { featured: [car('a', 'BMW X5')], latest: [car('b', 'Audi Q7')] };
  client.writeQuery({ query, data });
  slow = 10;
  await readHome();
  expect(order.slice(0, 3)).toEqual(['BMW X5', 'frame', 'Audi Q7']);
  order.length = 0;
  expect(client.readQuery({ query, optimistic: true })).toEqual(data);
  expect(order).toEqual([]);
});

it('lists that are read in no time are read at once', async () => {
  client.writeQuery({ query, data: { featured: [car('a', 'BMW X5')], latest: [car('b', 'Audi Q7')] } });
  await readHome();
  expect(order).toEqual(['BMW X5', 'Audi Q7']);
});

it('nothing is read behind a list that is not there', async () => {
  const latest = gql`
    query Latest {
      latest {
        id
        title
      }
    }
  `;
  client.writeQuery({ query: latest, data: { latest: [car('b', 'Audi Q7')] } });
  await readHome();
  expect(order).toEqual([]);
});
