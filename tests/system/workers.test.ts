import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { request } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCar } from '../stock/aCar.ts';
import { json } from '../origins/faultyOrigin.ts';
import { freePort } from '../servers/freePort.ts';
import { formMutations } from '../forms/mutations.ts';
import { writingOrigin } from '../origins/writingOrigin.ts';
import { until } from '../until.ts';

const WORKERS = 2;
const LIMIT = 3;

let folder: string;
let origin: Awaited<ReturnType<typeof writingOrigin>>;
let url: string;
let metricsUrl: string;
let gateway: ChildProcessByStdio<null, Readable, Readable>;
/** The processes that listen, oldest first. */
let listening: number[];
/** The lines of the log. */
let lines: object[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cars-'));
  origin = await writingOrigin();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  listening = [];
  lines = [];
  const { NODE_ENV: _ofTheTests, ...environment } = process.env;
  gateway = spawn(process.execPath, ['dist/gateway.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      ...{ PORT: String(port), HOST: '127.0.0.1', REST_URL: origin.url, DATA_DIR: folder },
      METRICS_PORT: String(metricsPort),
      ...{ WORKERS: String(WORKERS), FORM_LIMIT: String(LIMIT), LOG_LEVEL: 'info' },
    },
  });
  createInterface(gateway.stdout).on('line', (line) => {
    const logged = JSON.parse(line) as { pid: number; msg: string };
    const { pid, msg } = logged;
    lines.push(logged);
    if (msg.startsWith('Server listening')) listening.push(pid);
  });
  await until(() => expect(new Set(listening).size).toBe(WORKERS));
});
afterEach(async () => {
  if (gateway.exitCode === null) {
    gateway.kill('SIGKILL');
    await once(gateway, 'exit');
  }
  await origin.close();
  await rm(folder, { recursive: true });
});

/** Sends an operation on a connection of its own, which the next process gets. */
async function ask(query: string, variables: object = {}) {
  const { body } = await request(`${url}/graphql`, {
    method: 'POST',
    reset: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await body.json()) as { data: Record<string, { userErrors: { code: string }[] }> };
}

/** A connection to the server of this address that has had an answer. */
async function connected(address: string) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

/** The values of counters and histograms, by their series. */
function grown(metrics: string) {
  const names = Array.from(metrics.matchAll(/^# TYPE (\w+) (?:counter|histogram)$/gm), ([, name]) => name);
  const series = new RegExp(`^((?:${names.join('|')})(?:_bucket|_sum|_count)?(?:\\{.*\\})?) (\\S+)$`, 'gm');
  return new Map(Array.from(metrics.matchAll(series), ([, name = '', value]) => [name, Number(value)]));
}

describe('a gateway of several processes', () => {
  it('counts the forms of an address once, whichever process gets them', async () => {
    const [form] = formMutations as [(typeof formMutations)[number]];
    const codes = [];
    for (let sent = 0; sent <= LIMIT; sent += 1) {
      const { data } = await ask(form.document, { input: form.input });
      codes.push(data[form.name]?.userErrors[0]?.code);
    }
    expect(codes).toEqual([...Array<undefined>(LIMIT).fill(undefined), 'RATE_LIMITED']);
  });

  it('gives the metrics of all its processes together', async () => {
    for (let sent = 0; sent < 2 * WORKERS; sent += 1) await ask(`{ makes { id } blogs { id a${sent}: id } }`);
    const counted = /^graphql_operation_duration_seconds_count\{operation="other"\} (\d+)$/m;
    await until(async () => {
      const metrics = await (await fetch(metricsUrl)).text();
      expect(Number(counted.exec(metrics)?.[1])).toBe(2 * WORKERS);
    });
  });

  it('has another process in the place of one that died, and answers meanwhile', async () => {
    const [died] = listening as [number];
    process.kill(died, 'SIGKILL');
    await until(() => expect(listening.length).toBeGreaterThan(WORKERS));
    for (let i = 0; i < 4; i += 1)
      expect((await request(`${url}/healthz`, { reset: true })).statusCode).toBe(200);
  });

  it('tells in log and metrics that one of its processes was started again, and counts on', async () => {
    const [form] = formMutations as [(typeof formMutations)[number]];
    for (let sent = 0; sent < LIMIT; sent += 1) await ask(form.document, { input: form.input });
    const scrape = async () => (await fetch(metricsUrl)).text();
    const youngest = (metrics: string) => Number(/^process_start_time_seconds (\d+)$/m.exec(metrics)?.[1]);
    const before = await scrape();
    expect(youngest(before)).toBeGreaterThan(0);
    process.kill(listening[0] ?? 0, 'SIGKILL');
    const after = await until(async () => {
      const metrics = await scrape();
      expect(youngest(metrics)).toBeGreaterThan(youngest(before));
      return metrics;
    });
    const [counted, counts] = [grown(before), grown(after)];
    const [, , , resource] = form.path.split('/');
    expect(counted.get(`forms_total{form="${resource}",outcome="ok"}`)).toBe(LIMIT);
    expect([...counted].filter(([series, value]) => (counts.get(series) ?? 0) < value)).toEqual([]);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 50, msg: expect.stringContaining('has exited (SIGKILL)') as string }),
    );
  });

  it('goes on, and tells its metrics, when they are read in the moment in which one of its processes dies', async () => {
    // The first connection is held by one process, the second by the other.
    const visitors = [await connected(url), await connected(url)];
    const death = Promise.race(visitors.map((visitor) => once(visitor, 'close')));
    const scraper = await connected(metricsUrl);
    // What the first process finds when it goes on: the request, then the end of the other process.
    gateway.kill('SIGSTOP');
    const answer = once(scraper, 'data');
    scraper.write('GET /metrics HTTP/1.1\r\nHost: metrics\r\n\r\n');
    process.kill(listening[0] ?? 0, 'SIGKILL');
    await death;
    gateway.kill('SIGCONT');
    await until(() => expect(listening.length).toBeGreaterThan(WORKERS));
    // The scrape is late, but Prometheus gets it.
    expect(String((await answer)[0])).toMatch(/^HTTP\/1.1 200 /);
    for (const socket of [scraper, ...visitors]) socket.destroy();
  });

  it('stops when it is told to, after the requests that are under way', async () => {
    const events = new EventEmitter();
    origin.on('/api/v1/cars/featured?featured=yes', (incoming, response) => {
      events.once('answer', () => json([aCar({ _id: 'x5' })])(incoming, response));
      events.emit('asked');
    });
    const asked = once(events, 'asked');
    const answer = ask('{ featuredCars { id } }');
    await asked;
    gateway.kill('SIGTERM');
    const exit = once(gateway, 'exit');
    // Does not wait for an answer: a connection that no process accepts any more is closed when the last process ends.
    const unanswered = () => request(`${url}/healthz`, { reset: true, signal: AbortSignal.timeout(1_000) });
    await until(() => expect(unanswered()).rejects.toThrow());
    events.emit('answer');
    expect(await answer).toEqual({ data: { featuredCars: [{ id: 'x5' }] } });
    expect(await exit).toEqual([0, null]);
  });
});

it('a gateway of several processes says in one sentence why it cannot start', async () => {
  const second = spawn(process.execPath, ['dist/gateway.js'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      ...{ PORT: new URL(url).port, HOST: '127.0.0.1', REST_URL: origin.url, DATA_DIR: folder },
      ...{ WORKERS: 'auto', LOG_LEVEL: 'silent' },
    },
  });
  let errors = '';
  second.stderr.on('data', (chunk) => (errors += String(chunk)));
  expect((await once(second, 'exit'))[0]).toBe(1);
  const sentence = `Port ${new URL(url).port} is in use. Stop the process that listens there, or set PORT.`;
  expect(errors).toBe(`The gateway cannot start. ${sentence}\n`);
});
