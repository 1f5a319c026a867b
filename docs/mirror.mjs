// Keeps a copy of the stock in a file: node mirror.mjs https://www.example.ae/graphql stock.json
// It may be stopped at any moment and started again: it goes on where it was.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const [url = 'http://localhost:4000/graphql', file = 'stock.json', seconds = 10] = process.argv.slice(2);
// A partner's key, if you have one.
const { KEY } = process.env;

// The fields that you need of a car.
const CAR = 'fragment Fields on Car { id title price mileage year saleStatus updatedAt }';

const WALK = `query Walk($after: String) {
  cars(first: 100, after: $after) { nodes { ...Fields } pageInfo { endCursor hasNextPage } changesCursor }
} ${CAR}`;

const FOLLOW = `query Follow($after: String) {
  carChanges(after: $after, first: 100) { nodes { carId car { ...Fields } } pageInfo { endCursor hasNextPage } }
} ${CAR}`;

async function ask(query, variables) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(KEY && { authorization: `Bearer ${KEY}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  const wait = response.headers.get('retry-after');
  if (errors) throw Object.assign(new Error(errors[0].message), { ...errors[0].extensions, wait });
  return data;
}

/** `walked`: how far the walk is; `changes`: where the feed of changes goes on behind the cars. */
const EMPTY = { cars: {}, walked: null, isComplete: false, changes: null };

/** Reads the next part of the stock, or what has changed since; says whether there is more at once. */
async function step(state) {
  if (!state.isComplete) {
    const { nodes, pageInfo, changesCursor } = (await ask(WALK, { after: state.walked })).cars;
    for (const car of nodes) state.cars[car.id] = car;
    // The changes are followed from where the first part was: later parts may have them already.
    state.changes ??= changesCursor;
    state.walked = pageInfo.endCursor;
    state.isComplete = !pageInfo.hasNextPage;
    return true;
  }
  const { nodes, pageInfo } = (await ask(FOLLOW, { after: state.changes })).carChanges;
  for (const { carId, car } of nodes) {
    if (car) state.cars[carId] = car;
    else delete state.cars[carId];
  }
  state.changes = pageInfo.endCursor;
  return pageInfo.hasNextPage;
}

let state = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : structuredClone(EMPTY);
for (;;) {
  let wait = seconds;
  try {
    if (await step(state)) wait = 0;
    writeFileSync(`${file}.new`, JSON.stringify(state));
    renameSync(`${file}.new`, file);
  } catch (error) {
    console.error(error.message);
    wait = error.wait ?? seconds;
    // What is behind the cursor is not known any more: the stock is walked again.
    if (error.code === 'CURSOR_EXPIRED') state = structuredClone(EMPTY);
  }
  await setTimeout(wait * 1000);
}
