import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { openStore } from '../../rest/store/open/openStore.ts';
import { multipart, multipartHeaders, openRequest, sellCarParts } from '../forms/multipart.ts';
import { keptPhotos } from '../forms/sendOffer.ts';
import { builtProduct } from '../servers/builtProduct.ts';
import { freePort } from '../servers/freePort.ts';
import { runRest } from '../servers/runRest.ts';
import { aPhoto } from '../stock/somePhotos.ts';
import { until } from '../until.ts';

/** What a phone with a slow line sends in `PIECE_EVERY` ms, bytes. */
const [PIECE, PIECE_EVERY] = [100_000, 200];

/**
 * An offer of a car with a photo of `width` × `height` pixels, half of which has been sent. `finish` sends the rest as a
 * phone with a slow line does, and returns the answer.
 */
async function halfAnOffer(url: string, [width, height] = [64, 48]) {
  const bytes = await aPhoto(width, height).jpeg({ quality: 100 }).toBuffer();
  const body = multipart(sellCarParts([{ filename: 'car.jpg', mediaType: 'image/jpeg', bytes }]));
  const { sent, answer } = openRequest(`${url}/graphql`, {
    ...multipartHeaders,
    'content-length': body.length,
    expect: '100-continue',
  });
  await once(sent, 'continue');
  const half = Math.floor(body.length / 2);
  sent.write(body.subarray(0, half));
  return {
    answer,
    size: body.length,
    async finish() {
      for (let at = half; at < body.length; at += PIECE) {
        sent.write(body.subarray(at, at + PIECE));
        await sleep(PIECE_EVERY);
      }
      sent.end();
      return answer;
    },
  };
}

/** The stored offers of cars, with their photos, in a data folder that no server has open. */
async function storedOffers(dataDir: string) {
  const { store, photos } = await openStore({ dataDir });
  const offers = await store.collection<Enquiry>('enquiries').find({ kind: 'sellCar' }).toArray();
  const kept = await keptPhotos(photos);
  await store.close();
  return { ids: offers.map(({ _id }) => _id), photos: offers.map(({ details }) => details.images), kept };
}

/** How many connections the operating system lets wait at most, whatever a server asks for; mostly 128 where it is not Linux. */
async function mostWaiting(): Promise<number> {
  return Number(await readFile('/proc/sys/net/core/somaxconn', 'utf8').catch(() => '128'));
}

describe('an operator who starts the product', () => {
  it('reads its addresses when all of it serves, and not before', async () => {
    const product = await builtProduct();
    await product.ready();
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    const told = product.output.map((line) =>
      line.includes('Server listening')
        ? (JSON.parse(line) as { name: string }).name
        : line.trim().split(' ')[0],
    );
    expect(told.filter((word) => ['rest', 'gateway', 'Site'].includes(word ?? ''))).toEqual([
      'rest',
      'gateway',
      'Site',
    ]);
  });
});

describe('a crowd that comes at once', () => {
  it('can connect while the server is busy', async () => {
    const product = await builtProduct();
    await product.ready();
    // A stopped process, like a busy one, accepts no connection; the operating system lets as many wait as the server asked for.
    for (const pid of product.pids.gateway) process.kill(pid, 'SIGSTOP');
    const size = Math.min(900, await mostWaiting());
    const crowd = Array.from({ length: size }, () => connect(product.port, '127.0.0.1'));
    const connected = await Promise.allSettled(
      crowd.map((socket) => once(socket, 'connect', { signal: AbortSignal.timeout(20_000) })),
    );
    for (const pid of product.pids.gateway) process.kill(pid, 'SIGCONT');
    for (const socket of crowd) socket.destroy();
    expect(connected.filter(({ status }) => status === 'fulfilled')).toHaveLength(size);
  });
});

describe('an operator who stops the product', () => {
  it('by signalling all its processes, as systemd does, lets the offer that is under way arrive', async () => {
    const product = await builtProduct();
    await product.ready();
    const offer = await halfAnOffer(product.url, [1700, 1300]);
    expect(offer.size).toBeGreaterThan(2_900_000);
    for (const pid of [product.pid, ...product.pids.rest, ...product.pids.gateway])
      process.kill(pid, 'SIGTERM');
    // A second signal, as npm passes one on. It is SIGINT, because two pending SIGTERM count as one.
    process.kill(product.pid, 'SIGINT');
    await product.refuses();
    const { status, text } = await offer.finish();
    expect(status).toBe(200);
    const { data } = JSON.parse(text) as { data: { sellCar: { submission: { id: string } } } };
    expect(data).toMatchObject({ sellCar: { userErrors: [] } });
    expect(await product.exited).toEqual([0, null]);
    await product.allGone;
    const { ids, photos, kept } = await storedOffers(join(product.folder, 'data'));
    expect(ids).toEqual([data.sellCar.submission.id]);
    expect(photos).toEqual([kept]);
    expect(kept).toHaveLength(1);
  });

  it('while nothing is under way waits for no browser, whatever connections it has open', async () => {
    const product = await builtProduct();
    await product.ready();
    const agent = new Agent({ keepAlive: true });
    const [page] = (await once(get(product.url, { agent }), 'response')) as [IncomingMessage];
    await once(page.resume(), 'end');
    // Browsers open another connection in advance for later requests.
    const ahead = connect(product.port, '127.0.0.1');
    await once(ahead, 'connect');
    process.kill(product.pid, 'SIGTERM');
    const told = performance.now();
    expect(await product.exited).toEqual([0, null]);
    // Running requests would have 25 s.
    expect(performance.now() - told).toBeLessThan(10_000);
  });

  it.each([1, 2])('while a gateway alone, of %i processes, is idle, waits for no timer', async (count) => {
    const rest = await runRest();
    onTestFinished(() => rest.close());
    const settings = { REST_URL: rest.url, WORKERS: String(count) };
    const gateway = await builtProduct(settings, ['node', 'dist/gateway.js']);
    await until(() => expect(gateway.pids.gateway).toHaveLength(count));
    // What a rendered page leaves behind, such as timers of half a minute, must not keep its process alive.
    expect((await fetch(gateway.url)).status).toBe(200);
    process.kill(gateway.pid, 'SIGTERM');
    const told = performance.now();
    expect(await gateway.exited).toEqual([0, null]);
    // On a busy machine it takes 0.4 s; a timer that keeps a process takes seconds.
    expect(performance.now() - told).toBeLessThan(2_000);
  });

  it('a second time ends it at once', async () => {
    const product = await builtProduct();
    await product.ready();
    const { answer } = await halfAnOffer(product.url);
    process.kill(product.pid, 'SIGTERM');
    await product.refuses();
    // Signals that come together count as one: npm passes on a signal that the terminal sends to all processes.
    await sleep(200);
    process.kill(product.pid, 'SIGTERM');
    expect(await product.exited).toEqual([143, null]);
    await product.allGone;
    await expect(answer).rejects.toThrow();
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('by %s to `npm start` leaves nothing running', async (signal) => {
    const product = await builtProduct({}, ['npm', 'start']);
    await product.ready();
    process.kill(product.pid, signal);
    await expect(product.allGone).resolves.toBeUndefined();
  });

  it('by killing the process that watches the servers leaves nothing running', async () => {
    const product = await builtProduct({ WORKERS: '2' });
    await product.ready();
    process.kill(product.pid, 'SIGKILL');
    await expect(product.allGone).resolves.toBeUndefined();
  });
});

describe('a server that dies', () => {
  it('leaves the other one running, and is started again, which the operator is told', async () => {
    const port = await freePort();
    const product = await builtProduct({ REST_METRICS_PORT: String(port) });
    await product.ready();
    const startOfRest = async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(/^process_start_time_seconds (\d+)$/m.exec(metrics)?.[1]);
    };
    const before = await startOfRest();
    expect(before).toBeGreaterThan(0);
    await fetch(product.url);
    for (const [server, name] of [
      ['rest', 'REST API'],
      ['gateway', 'gateway'],
    ] as const) {
      process.kill(product.pids[server].at(-1) ?? 0, 'SIGKILL');
      if (server === 'rest') expect((await fetch(product.url)).status).toBe(200);
      await until(() => expect(product.pids[server]).toHaveLength(2));
      const msg = `The ${name} has exited (SIGKILL); it restarts in 0.5 s.`;
      const [line = '{}'] = product.output.filter((each) => each.includes(msg));
      expect(JSON.parse(line)).toMatchObject({ level: 50, name: 'start', msg });
    }
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    expect(await startOfRest()).toBeGreaterThan(before);
    expect(product.pids).toMatchObject({ rest: { length: 2 }, gateway: { length: 2 } });
    process.kill(product.pid, 'SIGTERM');
    expect(await product.exited).toEqual([0, null]);
    await product.allGone;
  });
});

describe('an operator whose product cannot start is told why in one sentence, and nothing runs', () => {
  const folder = fileURLToPath(new URL('startStop.test.ts', import.meta.url));
  const foreign = join(tmpdir(), `cars-foreign-${process.pid}`);
  const taken = createServer();
  beforeAll(async () => {
    await once(taken.listen(0, '127.0.0.1'), 'listening');
    await mkdir(join(foreign, 'store'), { recursive: true, mode: 0o700 });
    await writeFile(join(foreign, 'store/data.mdb'), 'junk', { mode: 0o600 });
  });
  afterAll(async () => {
    taken.close();
    await rm(foreign, { recursive: true });
  });
  const port = () => String((taken.address() as AddressInfo).port); // Only a socket file has another type of address.

  it.each([
    {
      what: 'a data folder that is a file',
      settings: () => ({ DATA_DIR: folder }),
      says: `The REST API cannot start. The data folder ${folder}/store is not writable. Change its permissions, or set DATA_DIR.`,
    },
    {
      what: 'a store that is none',
      settings: () => ({ DATA_DIR: foreign }),
      says: `The REST API cannot start. ${foreign}/store/data.mdb is not a store. Move it away, then restore a backup or start with an empty store.`,
    },
    {
      what: 'a proxy that is no address',
      settings: () => ({ TRUST_PROXY: 'banana' }),
      says: 'The setting TRUST_PROXY is wrong: "banana" is neither an address, a network such as 10.0.0.0/8, loopback nor uniquelocal.',
    },
    {
      what: 'a MongoDB server that does not answer',
      settings: () => ({ MONGODB_URL: 'mongodb://127.0.0.1:1/cars' }),
      says: 'The REST API cannot start. MongoDB does not respond. Check MONGODB_URL, and that the server is running.',
    },
    {
      what: 'a port of the REST API in use',
      settings: () => ({ REST_PORT: port() }),
      says: 'The REST API cannot start. Port PORT is in use. Stop the process that listens there, or set REST_PORT.',
    },
    {
      what: 'a port of the gateway in use',
      settings: () => ({ PORT: port(), WORKERS: '2' }),
      says: 'The gateway cannot start. Port PORT is in use. Stop the process that listens there, or set PORT.',
    },
    {
      what: 'a port of the metrics of the REST API in use',
      settings: () => ({ REST_METRICS_PORT: port() }),
      says: 'The REST API cannot start. Port PORT is in use. Stop the process that listens there, or set REST_METRICS_PORT.',
    },
    {
      what: 'a port of the metrics of the gateway in use',
      settings: () => ({ METRICS_PORT: port() }),
      says: 'The gateway cannot start. Port PORT is in use. Stop the process that listens there, or set METRICS_PORT.',
    },
    {
      what: 'a port of the metrics of a gateway of several processes in use',
      settings: () => ({ METRICS_PORT: port(), WORKERS: '2' }),
      says: 'The gateway cannot start. Port PORT is in use. Stop the process that listens there, or set METRICS_PORT.',
    },
    {
      what: 'one port for the REST API and the gateway',
      settings: () => ({ REST_PORT: '4100', PORT: '4100' }),
      says: 'The settings REST_PORT and PORT are both 4100. Set another port for one of them.',
    },
  ])('for $what', async ({ settings, says }) => {
    const signUpCode = { ADMIN_SIGNUP_CODE: 'so that none is told' };
    const product = await builtProduct({ LOG_LEVEL: 'warn', ...signUpCode, ...settings() });
    expect(await product.exited).toEqual([1, null]);
    await product.allGone;
    expect(product.errors).toEqual([says.replace('Port PORT', `Port ${port()}`)]);
    expect(product.output.filter((line) => line.includes('Site'))).toEqual([]);
  });

  it.each([
    { what: 'the REST API', named: 'The REST API', command: 'dist/start.js' },
    { what: 'a gateway of several processes', named: 'The gateway', command: 'dist/gateway.js' },
  ])('for $what, killed where memory is short', async ({ named, command }) => {
    const killed = "process.argv.includes('--supervised')&&process.kill(process.pid,'SIGKILL')";
    const settings = { WORKERS: '2', NODE_OPTIONS: `--import=data:text/javascript,${killed}` };
    const product = await builtProduct(settings, ['node', command]);
    expect(await product.exited).toEqual([137, null]);
    await product.allGone;
    expect(product.errors).toEqual([`${named} was terminated by SIGKILL before it was ready.`]);
  });
});
