import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deviceOf } from '../../rest/admin/sessions/deviceOf.ts';
import type { StoredSession } from '../../rest/admin/sessions/sessionStore.ts';
import { prepareStore } from '../../rest/store/open/prepareStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const CODE = 'open sesame 2026';
const huda = { name: 'Huda', email: 'huda@example.ae', password: 'a long way to Fujairah' };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe.each(storeEngines)('a member of the staff with sessions in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let api: RunningRest;
  let time: Date;

  beforeEach(async () => {
    time = new Date('2026-11-28T08:00:00Z');
    engine = await emptyStore();
    await prepareStore(engine.store, () => undefined);
    const { store, photos } = engine;
    const admin = { tokenSecret: Buffer.from('a secret for tests that is long enough'), signUpCode: CODE };
    api = await runRest({ store, photos, admin, now: () => new Date(time) });
    await api.post('/api/auth/admin/signup', { ...huda, code: CODE });
  });
  afterEach(async () => {
    await api.close();
    await engine.close();
  });

  const logIn = async (headers: Record<string, string> = {}) => {
    const { body } = await api.post('/api/auth/admin/login', huda, headers);
    return { authorization: `Bearer ${body.token}` };
  };
  /** The session that asks, and the one on the phone. */
  async function sessionsOf(headers: Record<string, string>) {
    const { items } = (await api.get('/api/admin/v1/sessions', headers)).body;
    return {
      current: items.find(({ current }: { current: boolean }) => current),
      phone: items.find(({ device }: { device: string }) => device === 'Safari on iPhone'),
    };
  }
  const end = (id: string, headers: Record<string, string>) =>
    fetch(`${api.url}/api/admin/v1/sessions/${id}`, { method: 'DELETE', headers });

  it('sees on which devices they are, and ends one of them at once (BO-3)', async () => {
    const phone = await logIn({ 'user-agent': IPHONE, 'x-forwarded-for': '203.0.113.7' });
    time = new Date('2026-11-28T09:00:00Z');
    const laptop = await logIn({ 'user-agent': 'curl/8' });
    const { current, phone: other } = await sessionsOf(laptop);
    expect(current).toMatchObject({ device: null, current: true, lastUsedAt: '2026-11-28T09:00:00.000Z' });
    expect(other).toEqual({
      ...{ id: expect.any(String), device: 'Safari on iPhone', address: '203.0.113.7', current: false },
      ...{ firstUsedAt: '2026-11-28T08:00:00.000Z', lastUsedAt: '2026-11-28T08:00:00.000Z' },
    });
    expect((await end(other.id, laptop)).status).toBe(204);
    expect((await api.get('/api/admin/v1/me', phone)).status).toBe(401);
    const again = await end(other.id, laptop);
    expect([again.status, await again.json()]).toEqual([404, { message: 'This session has ended already.' }]);
    expect((await api.get('/api/admin/v1/me', laptop)).status).toBe(200);
  });

  it('ends nobody else’s session', async () => {
    const first = await logIn();
    const { current: session } = await sessionsOf(first);
    await engine.store
      .collection<StoredSession>('adminSessions')
      .updateOne({ _id: session.id }, { $set: { adminId: 'somebody else' } });
    expect((await end(session.id, await logIn())).status).toBe(404);
  });

  it('keeps a session by using it, and most uses write nothing', async () => {
    const headers = await logIn();
    const { id } = (await sessionsOf(headers)).current;
    const stored = async () =>
      (await engine.store.collection<StoredSession>('adminSessions').findOne({ _id: id }))?.lastUsedAt;
    time = new Date('2026-11-28T08:04:59Z');
    await api.get('/api/admin/v1/me', headers);
    expect(await stored()).toBe('2026-11-28T08:00:00.000Z');
    time = new Date('2026-11-28T08:05:00Z');
    await api.get('/api/admin/v1/me', headers);
    expect(await stored()).toBe('2026-11-28T08:05:00.000Z');
  });
});

it.each([
  [IPHONE, 'Safari on iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
  ['undici', null],
  [undefined, null],
])('a device is told in words: %s', (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words);
});
