import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { textTable } from './report/textTable.ts';
import { writeStockFile } from './stock/writeStockFile.ts';
import { storeEngines } from '../tests/servers/storeEngines.ts';
import { countForms } from '../tests/servers/topology/countForms.ts';
import { runTopology } from '../tests/servers/topology/runTopology.ts';
import type { ServerProcess } from '../tests/servers/topology/ServerProcess.ts';
import { Visitors } from '../tests/servers/topology/Visitors.ts';

// Hours of a busy site in little time: `npm run soak -- MINUTES`. Two gateways in front of the REST API with 10,000 cars;
// visitors look at pages that were never rendered and send forms and photos, files with other prices are imported, slow
// clients come and go, and for the first two thirds servers are killed or stopped. A line per minute shows the memory of
// each process, how late the event loop of the gateway that is never ended was, and how long visitors wait; the end shows
// what was lost.

const minutes = Number(process.argv[2] ?? 30);
const MINUTE = 60_000;
const CARS = 10_000;
/** The pauses between the actions of each kind, ms. */
const EVERY = { page: 100, form: 1_000, health: 250, kill: 20_000, file: 3 * MINUTE, slowClients: 30_000 };
const [VISITORS, SENDERS, SLOW_CLIENTS] = [4, 3, 40];

const [embedded] = storeEngines;
if (!embedded) throw new Error('There is no engine.');
const own = await embedded.emptyStore();
await own.store.close();
const folder = await mkdtemp(join(tmpdir(), 'cars-soak-'));
const file = join(folder, 'stock.csv');
await writeStockFile(file, CARS);
const run = promisify(execFile);
const env = { PATH: process.env.PATH, DATA_DIR: own.settings.dataDir };
const importStock = () => run(process.execPath, ['dist/import.js', file], { env });
await importStock();

const topology = await runTopology(own.settings);
const [steady, unsteady] = topology.gateways as [ServerProcess, ServerProcess];
const [rest] = topology.rests as [ServerProcess];
const visitors = new Visitors(topology.url);
const waits = { page: [] as number[], health: [] as number[] };
const counts = { pages: 0, failed: 0, imports: 0, kills: 0, slow: 0 };
const stop = new AbortController();
const end = Date.now() + minutes * MINUTE;
const rows: string[][] = [];
const columns = [
  'minute',
  'steady gateway MB',
  'other MB',
  'REST MB',
  'lag p99 ms',
  'pages',
  'failed',
  'page p50',
  'p99 ms',
  'health p99',
  'most ms',
];

const busy = Promise.all([
  ...Array.from({ length: VISITORS }, () => again(EVERY.page, lookAtPage)),
  ...Array.from({ length: SENDERS }, () => visitors.sendForms(stop.signal, EVERY.form)),
  again(EVERY.health, askHealth),
  again(EVERY.kill, endOne),
  again(EVERY.file, importOtherPrices),
  again(EVERY.slowClients, sendSlowClients),
]);
for (let minute = 1; Date.now() < end; minute += 1) {
  await pause(MINUTE);
  await note(String(minute));
}
stop.abort();
await busy;
await pause(MINUTE);
await note('a minute of rest later');
await topology.close();
await visitors.close();
await own.reopen();
const left = await countForms(own, visitors);
await own.close();
await rm(folder, { recursive: true });
console.log({ ...counts, ...left, retries: visitors.retries, refused: visitors.refusals.length });
process.exitCode = left.lost + left.doubled + left.withoutPhotos + visitors.refusals.length === 0 ? 0 : 1;

/** Repeats an action until the end; failures are counted. */
async function again(every: number, act: () => Promise<unknown>) {
  while (!stop.signal.aborted) {
    await act().catch(() => (counts.failed += 1));
    await pause(every, undefined, { signal: stop.signal }).catch(() => undefined);
  }
}

async function timed(url: string, list: number[]) {
  const began = performance.now();
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  await response.arrayBuffer();
  list.push(performance.now() - began);
  if (response.status >= 500) throw new Error(String(response.status));
}

async function lookAtPage() {
  counts.pages += 1;
  const any = (most: number) => Math.floor(Math.random() * most);
  const paths = [
    '/',
    '/blogs',
    `/buy?page=${1 + any(1_500)}`,
    `/buy?price=${any(200)}000-900000&sort=price-asc`,
  ];
  await timed(topology.url + paths[any(paths.length)], waits.page);
}

/** Checks the gateway that is never ended, without a proxy in between. */
function askHealth() {
  return timed(`http://127.0.0.1:${steady.port}/healthz`, waits.health);
}

/**
 * Ends the other gateway, every fourth time the REST API. It ends none in the last third of the time, which shows their
 * memory.
 */
async function endOne() {
  if (Date.now() > end - (minutes * MINUTE) / 3) return;
  counts.kills += 1;
  const server = counts.kills % 4 === 0 ? rest : unsteady;
  await server.end(Math.random() < 0.5 ? 'SIGKILL' : 'SIGTERM');
  await server.start();
}

async function importOtherPrices() {
  const [header = '', ...lines] = (await readFile(file, 'utf8')).split('\r\n');
  const price = header.split(',').indexOf('Price');
  const changed = lines.map((line) => {
    const cells = line.split(',');
    if (Math.random() < 0.1 && /^\d+$/.test(cells[price] ?? ''))
      cells[price] = String(Number(cells[price]) + 500);
    return cells.join(',');
  });
  await writeFile(file, [header, ...changed].join('\r\n'));
  await importStock();
  counts.imports += 1;
}

/** Half of them request a page but read nothing of it, half send a form one byte at a time. */
async function sendSlowClients() {
  for (let i = 0; i < SLOW_CLIENTS; i += 1) {
    const socket = connect(steady.port, '127.0.0.1').on('error', () => undefined);
    counts.slow += 1;
    setTimeout(() => socket.destroy(), 2 * MINUTE).unref();
    if (i % 2 === 0) {
      socket.pause();
      socket.write('GET /buy HTTP/1.1\r\nhost: localhost\r\n\r\n');
    } else {
      socket.write(
        'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n',
      );
      const timer = setInterval(() => socket.write(' '), 1_000).unref();
      socket.once('close', () => clearInterval(timer));
    }
  }
}

async function note(minute: string) {
  const memory = await Promise.all([steady, unsteady, rest].map((server) => server.memory()));
  const lag = await steady.lag();
  const at = (list: number[], share: number) =>
    (list.sort((a, b) => a - b)[Math.floor(list.length * share)] ?? 0).toFixed(0);
  const { page, health } = waits;
  rows.push([
    ...[
      minute,
      ...memory.map((megabytes) => megabytes.toFixed(0)),
      lag.toFixed(0),
      String(counts.pages),
      String(counts.failed),
    ],
    ...[at(page, 0.5), at(page, 0.99), at(health, 0.99), Math.max(0, ...health).toFixed(0)],
  ]);
  page.length = health.length = 0;
  console.log(textTable(columns, rows.slice(-1)).split('\n')[rows.length === 1 ? 0 : 2]);
  if (rows.length === 1) console.log(textTable(columns, rows).split('\n').slice(1).join('\n'));
}
