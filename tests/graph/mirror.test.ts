import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { randomChanges } from '../stock/randomChanges.ts';

let rest: RunningRest;
let gateway: RunningGateway;
let folder: string;
let mirror: ChildProcess | undefined;

beforeEach(async () => {
  rest = await runRest();
  // The mirror asks more often here than a partner's program does.
  const costLimits = { anonymous: 10_000_000, partner: 10_000_000 };
  gateway = await runGateway({ restUrl: rest.url, followChanges: true, costLimits });
  folder = await mkdtemp(join(tmpdir(), 'cars-'));
});
afterEach(async () => {
  await kill();
  await gateway.close();
  await rest.close();
  await rm(folder, { recursive: true });
});

/** Starts the program from the documentation, which asks twenty times a second. */
function start() {
  mirror = spawn(process.execPath, ['docs/mirror.mjs', `${gateway.url}/graphql`, file(), '0.05']);
}

async function kill() {
  if (!mirror) return;
  const gone = once(mirror, 'exit');
  mirror.kill('SIGKILL');
  await gone;
  mirror = undefined;
}

const file = () => join(folder, 'stock.json');
const mirrored = async () => JSON.parse(await readFile(file(), 'utf8').catch(() => '{}')).cars ?? {};

/** The stock as the graph would show it. */
async function stock() {
  const cars: Record<string, unknown> = {};
  for await (const { _id: id, title, mileage, year, saleStatus, updatedAt, search } of carStore(
    rest.store,
  ).all()) {
    cars[id] = { id, title, price: search.price, mileage, year, saleStatus, updatedAt };
  }
  return cars;
}

it(
  'a partner who runs the mirror of the documents has the stock, field by field, whatever happens to either',
  { timeout: 90_000 },
  async () => {
    const random = randomChanges(carStore(rest.store), 11);
    await random.listMany(250);
    start();
    for (let i = 1; i <= 1_000; i += 1) {
      await random.next();
      if (i % 300 === 0) {
        await expect.poll(async () => Object.keys(await mirrored()).length).toBeGreaterThan(0);
        await kill();
        start();
      }
    }
    await expect.poll(mirrored, { interval: 200, timeout: 30_000 }).toEqual(await stock());
  },
);

it('a partner who names no file finds the stock in stock.json', async () => {
  await randomChanges(carStore(rest.store), 11).listMany(3);
  mirror = spawn(process.execPath, [resolve('docs/mirror.mjs'), `${gateway.url}/graphql`], { cwd: folder });
  await expect.poll(mirrored, { interval: 50, timeout: 10_000 }).toEqual(await stock());
});
