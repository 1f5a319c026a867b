// @vitest-environment happy-dom
import { type ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createApolloClient } from '../../web/data/apollo.ts';
import { readInSteps } from '../../web/data/readInSteps.ts';

const query = gql`
  query Home {
    featured {
      ...Card
    }
    list {
      nodes {
        id
        ...Card
      }
    }
  }
  fragment Card on Car {
    id
    title
    make {
      name
    }
    similar {
      id
      title
      make {
        name
      }
    }
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

const car = (id: string, title: string, similar: object[] = []): object => ({
  __typename: 'Car',
  id,
  title,
  make: { __typename: 'Make', name: title.split(' ')[0] },
  similar,
});

/** Writes what the query asks for into the cache. */
function write(featured: object[], nodes: object[]) {
  const data = { featured, list: { __typename: 'CarConnection', nodes } };
  client.writeQuery({ query, data });
  return data;
}

/** Reads in steps; notes where the browser could run other tasks in between. */
async function readHome() {
  let reading = true;
  const task = () => {
    if (!reading) return;
    if (order.at(-1) !== 'task') order.push('task');
    setTimeout(task);
  };
  setTimeout(task);
  await readInSteps(client, query, {});
  reading = false;
}

it('a visitor can act between two cars of a list that take long to read, and none is read again with the whole page', async () => {
  const data = write([car('a', 'BMW X5'), car('b', 'Audi Q7')], []);
  slow = 10;
  await readHome();
  expect(order.slice(0, 3)).toEqual(['BMW X5', 'task', 'Audi Q7']);
  order.length = 0;
  expect(client.readQuery({ query, optimistic: true })).toEqual(data);
  expect(order).toEqual([]);
});

it('a visitor can act between the cars of a list that is a part of something without an id', async () => {
  write([], [car('a', 'BMW X5'), car('b', 'Audi Q7')]);
  slow = 10;
  await readHome();
  expect(order.slice(0, 3)).toEqual(['BMW X5', 'task', 'Audi Q7']);
});

it('a visitor can act between the cars that are similar to a car, which is read after them', async () => {
  write([car('a', 'BMW X5', [car('b', 'Audi Q7'), car('c', 'Volvo XC90')])], []);
  slow = 10;
  await readHome();
  expect(order.slice(0, 5)).toEqual(['Audi Q7', 'task', 'Volvo XC90', 'task', 'BMW X5']);
});

it('cars that are read in no time are read at once', async () => {
  write([car('a', 'BMW X5')], [car('b', 'Audi Q7')]);
  await readHome();
  expect(order).toEqual(['BMW X5', 'Audi Q7']);
});

it('nothing is read behind a list that is not there', async () => {
  const list = gql`
    query List {
      list {
        nodes {
          id
          title
        }
      }
    }
  `;
  const nodes = [{ __typename: 'Car', id: 'b', title: 'Audi Q7' }];
  client.writeQuery({ query: list, data: { list: { __typename: 'CarConnection', nodes } } });
  await readHome();
  expect(order).toEqual([]);
});
