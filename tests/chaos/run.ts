import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { openStore } from '../../rest/store/open/openStore.ts';
import { busyEngines } from '../servers/storeEngines.ts';
import { caddyAt } from '../servers/topology/caddy.ts';
import { findCaddy } from '../servers/topology/findCaddy.ts';
import { ownProxy } from '../servers/topology/proxies.ts';
import { chaosOfTopology } from './chaosOfTopology.ts';
import { FragileRest } from './FragileRest.ts';
import { stopsOfTopology } from './stopsOfTopology.ts';

// Kills the REST API (kill -9) again and again while visitors send messages, and counts what is left: `npm run chaos`.
// Nothing that was acknowledged may be lost, and no key may give two records. Then the same with gateways and REST APIs
// behind Caddy where one is found, on MongoDB too where MONGODB_POSTGRES_TEST_URL or MONGODB_TEST_URL names a server.
// `-- SECONDS`: how long each of these runs. At last servers are only stopped, which no visitor may feel.

const seconds = Number(process.argv[2] ?? 60);
const ROUNDS = 30;
const KEYS = 200;
const SENDS = 5;

const dataDir = mkdtempSync(join(tmpdir(), 'cars-chaos-'));
const rest = new FragileRest(dataDir);
const acknowledged = new Set<string>();

for (let round = 0; round < ROUNDS; round += 1) {
  await rest.start();
  const senders = Array.from({ length: 8 }, (_, sender) => sendUntilKilled(`${round}-${sender}`));
  setTimeout(() => void rest.kill(), 100 + Math.random() * 400);
  await Promise.all(senders);
}
const afterKills = acknowledged.size;

await rest.start();
let sending = true;
const killing = killAgainAndAgain();
const answers = await Promise.all(Array.from({ length: KEYS }, (_, key) => sendRepeatedly(`key-${key}`)));
sending = false;
await killing;
await rest.kill();

const { store } = await openStore({ dataDir });
const records = await store.collection<Enquiry>('enquiries').find({}).toArray();
const ids = new Set(records.map(({ _id }) => _id));
const lost = [...acknowledged].filter((id) => !ids.has(id)).length;
const keyed = records.filter(({ idempotencyKey }) => idempotencyKey?.startsWith('key-')).length;
await store.close();
rmSync(dataDir, { recursive: true, force: true });

console.log(`${rest.kills} kills; ${afterKills} acknowledged in ${ROUNDS} rounds`);
console.log(`acknowledged and lost: ${lost}`);
console.log(`${KEYS} keys, ${answers.flat().length} sends: ${keyed} records`);
process.exitCode = lost === 0 && keyed === KEYS ? 0 : 1;
const caddy = findCaddy();
if (caddy.missing) console.log(`Not behind Caddy, but behind ${ownProxy.name}: ${caddy.missing}.`);
const proxy = caddy.path ? caddyAt(caddy.path) : ownProxy;
for (const engine of busyEngines) {
  if (!(await chaosOfTopology(engine, proxy, seconds))) process.exitCode = 1;
  if (!(await stopsOfTopology(engine, proxy))) process.exitCode = 1;
}

async function killAgainAndAgain() {
  while (sending) {
    await new Promise((wait) => setTimeout(wait, 150));
    await rest.kill();
    await rest.start();
  }
}

/** Sends one message after the other until the server is gone. */
async function sendUntilKilled(sender: string) {
  for (let n = 0; ; n += 1) {
    const id = await rest.sendMessage(`round-${sender}-${n}`);
    if (id === undefined) return;
    acknowledged.add(id);
  }
}

/** Sends the same message several times, each until it is answered, across the kills. */
async function sendRepeatedly(key: string): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < SENDS) {
    const id = await rest.sendMessage(key);
    if (id === undefined) await rest.settle();
    else ids.push(id);
  }
  for (const id of ids) acknowledged.add(id);
  return ids;
}
