// Every car, a line each: node quickstart.mjs https://www.example.ae/graphql
import { setTimeout } from 'node:timers/promises';

const [url = 'http://localhost:4000/graphql'] = process.argv.slice(2);

const STOCK = `query Stock($after: String) {
  cars(first: 100, after: $after) { nodes { id title price } pageInfo { endCursor hasNextPage } }
}`;

async function ask(query, variables) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  // Too much in a short time (429), or too much at once (503): the answer says how many seconds to wait.
  const seconds = response.headers.get('retry-after');
  if (seconds) {
    await setTimeout(seconds * 1000);
    return ask(query, variables);
  }
  const { data, errors } = await response.json();
  if (errors) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
  return data;
}

let after;
do {
  const { nodes, pageInfo } = (await ask(STOCK, { after })).cars;
  for (const { id, title, price } of nodes) console.log(id, title ?? '-', price ?? '-');
  after = pageInfo.hasNextPage && pageInfo.endCursor;
} while (after);
