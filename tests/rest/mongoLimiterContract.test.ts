import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../rest/store/Collection.ts';
import { counted } from '../../text/counted.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { runRest } from '../servers/runRest.ts';

const message = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@example.ae',
  mobileNumber: '+971501234567',
  message: 'Do you have it in blue?',
};

describe.each(storeEngines)('a limit of the REST API, over $name', ({ name, emptyStore }) => {
  let engine: EngineStore;
  /** The stores of two processes. An embedded store is the same one twice: only one process can open it. */
  let stores: Store[];

  beforeEach(async () => {
    engine = await emptyStore([]);
    stores = [engine.store, name === 'MongoDB' ? await engine.another() : engine.store];
  });
  afterEach(async () => {
    if (stores[1] !== engine.store) await stores[1]!.close();
    await engine.close();
  });

  it('is held by two processes together, for each key, and begins anew when its time is over', async () => {
    const limit = { points: 5, seconds: 2 };
    const [one, two] = await Promise.all(stores.map((store) => store.limiter('forms', limit)));
    const counts = [];
    for (let i = 0; i < 4; i += 1) {
      counts.push((await (i % 2 && name === 'MongoDB' ? two! : one!).consume('94.200.1.1')).consumedPoints);
    }
    expect(counts).toEqual([1, 2, 3, 4]);
    await one!.consume('94.200.1.1');
    const refusal = (await one!.consume('94.200.1.1').catch((refused: unknown) => refused)) as RateLimiterRes;
    expect(refusal).toBeInstanceOf(RateLimiterRes);
    expect(await one!.consume('94.200.1.2')).toMatchObject({ consumedPoints: 1 });
    await new Promise((wait) => setTimeout(wait, refusal.msBeforeNext + 5));
    expect(await one!.consume('94.200.1.1')).toMatchObject({ consumedPoints: 1 });
  });

  it('lets an address send as many forms through two REST APIs as through one, and answers a repeated one still', async () => {
    const running = [stores[0]!, ...(name === 'MongoDB' ? [stores[1]!] : [])];
    const rests = await Promise.all(
      running.map((store) => runRest({ store, photos: engine.photos, formLimit: 4 })),
    );
    const send = (i: number, address: string, headers = {}) =>
      rests[i % rests.length]!.post('/api/v1/contact-us', message, {
        'x-forwarded-for': address,
        ...headers,
      });
    const first = { 'idempotency-key': 'the-first-form' };
    for (let i = 0; i < 4; i += 1) {
      const { status } = await send(i, '94.200.1.1', i === 0 ? first : {});
      expect(status).toBe(201);
    }
    const { status, headers, body } = await send(1, '94.200.1.1');
    const seconds = headers.get('retry-after');
    expect([status, body]).toEqual([
      429,
      {
        message: `You have sent too many forms in a short time. Try again in ${counted(Number(seconds), 'second')}.`,
      },
    ]);
    expect((await send(1, '94.200.1.1', first)).status).toBe(201);
    expect((await send(0, '94.200.1.2')).status).toBe(201);
    expect(await engine.store.collection('enquiries').countDocuments({})).toBe(5);
    await Promise.all(rests.map((rest) => rest.close()));
  });

  it('of sign-ins is one for two REST APIs', async () => {
    const running = [stores[0]!, ...(name === 'MongoDB' ? [stores[1]!] : [])];
    const rests = await Promise.all(running.map((store) => runRest({ store, photos: engine.photos })));
    const statuses = [];
    for (let i = 0; i < 12; i += 1) {
      const login = { email: 'huda@example.ae', password: 'wrong' };
      const from = { 'x-forwarded-for': '94.200.1.1' };
      statuses.push((await rests[i % rests.length]!.post('/api/auth/admin/login', login, from)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    await Promise.all(rests.map((rest) => rest.close()));
  });

  it('counts nobody whose address no gateway tells', async () => {
    const rest = await runRest({ store: stores[0], photos: engine.photos, formLimit: 1 });
    for (let i = 0; i < 3; i += 1) {
      expect((await rest.post('/api/v1/contact-us', message)).status).toBe(201);
    }
    await rest.close();
  });
});
