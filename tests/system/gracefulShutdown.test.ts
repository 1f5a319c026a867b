import Fastify from 'fastify';
import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { gracefulShutdown } from '../../platform/processes/gracefulShutdown.ts';
import type { Store, Stored } from '../../rest/store/Collection.ts';
import { aCar } from '../stock/aCar.ts';
import { filledForms } from '../forms/filledForms.ts';
import { runRest } from '../servers/runRest.ts';
import { tempStore } from '../servers/tempStore.ts';
import { until } from '../until.ts';

it('an API that stops answers the enquiry that is under way, takes no new one, and keeps no connection', async () => {
  const own = await tempStore();
  await carStore(own.store).save(aCar({ _id: 'available' }));
  const release = new EventEmitter();
  const asked = new EventEmitter();
  const cars = own.store.collection('cars');
  const slowCars = Object.assign(Object.create(cars) as typeof cars, {
    async findOne(...parts: Parameters<typeof cars.findOne>) {
      const released = once(release, 'now');
      asked.emit('now');
      await released;
      return cars.findOne(...parts);
    },
  });
  const store: Store = {
    ...own.store,
    collection: <T extends Stored>(name: string) =>
      // The name determines the type.
      name === 'cars'
        ? (slowCars as unknown as ReturnType<typeof own.store.collection<T>>)
        : own.store.collection<T>(name),
  };
  const rest = await runRest({ store });
  const reachesStore = once(asked, 'now');
  const running = rest.post('/api/v1/buy-car', filledForms['/api/v1/buy-car']);
  await reachesStore;
  const stopped = rest.close();
  await until(() => expect(fetch(`${rest.url}/healthz`)).rejects.toThrow());
  release.emit('now');
  const { status, headers } = await running;
  expect([status, headers.get('connection')]).toEqual([201, 'close']);
  await stopped;
  expect(await own.store.collection('enquiries').countDocuments({})).toBe(1);
  await own.close();
});

it('a server that stops at the last byte of a picture waits for no visitor to leave', async () => {
  const app = Fastify();
  gracefulShutdown(app, 60_000);
  const picture = new PassThrough();
  app.get('/picture', (_request, reply) => reply.header('content-length', 3).send(picture));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  picture.write('car');
  const response = await fetch(`${url}/picture`);
  expect(await response.text()).toBe('car');
  const stopped = app.close();
  await new Promise(setImmediate);
  picture.end();
  await stopped;
});

it('a server that stops waits for no browser that has opened a connection ahead of its first request', async () => {
  const app = Fastify();
  gracefulShutdown(app, 60_000);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const opened = once(app.server, 'connection');
  const browser = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  browser.on('error', () => undefined);
  const left = once(browser, 'close');
  await opened;
  await app.close();
  await left;
  expect(browser.bytesRead).toBe(0);
});

it('a server that stops answers the crowd that has connected before, though it has not accepted all of it', async () => {
  const app = Fastify({ return503OnClosing: false });
  gracefulShutdown(app, 60_000);
  app.get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const crowd = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
  const answers = crowd.map(async (socket) => {
    socket.end('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    return text(socket).catch((error: Error) => error.message);
  });
  await once(crowd[0]!, 'connect');
  await app.close();
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 OK.*here$/s);
});
