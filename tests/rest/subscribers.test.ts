import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../rest/admin/audit/auditLog.ts';
import { growthOf } from '../../rest/enquiries/newsletter/subscribers.ts';
import type { Subscription } from '../../rest/enquiries/newsletter/subscription.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const SUBSCRIBERS = '/api/admin/v1/subscribers';

describe.each(storeEngines)('the subscribers in the back office, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let huda: Staff;
  let before: ReturnType<typeof interruptedStore>['before'];
  let time: number;
  const now = () => new Date((time += 1));

  beforeEach(async () => {
    engine = await emptyStore();
    time = Date.parse('2026-11-29T10:00:00Z');
    await createIndexes(engine.store, collections);
    huda = await addStaff(engine.store, 'Huda', 'OWNER', now);
    const interrupted = interruptedStore(engine.store);
    before = interrupted.before;
    rest = await runRest({
      ...{ store: interrupted.store, photos: engine.photos, now, admin: { tokenSecret } },
      mail: { publicUrl: 'https://cars.example' },
    });
    for (const email of ['zahra@example.ae', '=cmd@example.ae', 'Omar@Example.ae']) {
      await rest.post('/api/v1/subscribe', { email });
    }
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  const list = async (query = '') => (await rest.get(SUBSCRIBERS + query, huda.headers)).body;
  const emails = async (query?: string) =>
    (await list(query)).items.map(({ email }: { email: string }) => email);
  const stored = async (email: string) =>
    (await engine.store.collection<Subscription>('subscriptions').findOne({ email })) ?? expect.fail();
  const end = (id: string, revision: number, { headers } = huda) =>
    rest.delete(`${SUBSCRIBERS}/${id}`, { ...headers, 'if-match': `"${revision}"` });

  it('are counted, the latest first, and found by a part of their address in any case', async () => {
    expect(await list()).toMatchObject({ count: 3, total: 3, page: 1, pages: 1 });
    expect(await emails()).toEqual(['Omar@Example.ae', '=cmd@example.ae', 'zahra@example.ae']);
    expect(await emails('?q=OMAR%40ex')).toEqual(['Omar@Example.ae']);
    expect((await list()).weeks.at(-1)).toEqual({ from: '2026-11-23', count: 3 });
  });

  it('end by an owner once, as their own link ends them, and the log has no address (BO-18)', async () => {
    const { _id, unsubscribeId } = await stored('zahra@example.ae');
    expect((await end(_id, 1)).status).toBe(200);
    expect(await emails()).not.toContain('zahra@example.ae');
    expect(await stored('zahra@example.ae')).toMatchObject({
      unsubscribedAt: expect.any(String),
      revision: 2,
    });
    expect((await end(_id, 2)).status).toBe(404);
    await rest.post(`/api/v1/resubscribe/${unsubscribeId}`, {});
    expect(await emails()).toContain('zahra@example.ae');
    const { items } = await auditLog(engine.store, now).list({ limit: 9, kind: 'subscription' });
    expect(items).toMatchObject([{ action: 'endSubscription', record: { id: _id } }]);
    expect(JSON.stringify(items)).not.toContain('zahra@');
  });

  it('stay where they have renewed the subscription meanwhile (BO-7)', async () => {
    const { _id, unsubscribeId } = await stored('zahra@example.ae');
    before('subscriptions', async () => {
      await rest.get(`/api/v1/unsubscribe/${unsubscribeId}`);
      await rest.post(`/api/v1/resubscribe/${unsubscribeId}`, {});
    });
    const { status, body } = await end(_id, 1);
    expect([status, body.current.revision]).toEqual([412, 3]);
    expect(await emails()).toContain('zahra@example.ae');
  });

  it('are in no list, count and file while they are restricted', async () => {
    const { _id } = await stored('zahra@example.ae');
    const records = [{ kind: 'subscription', id: _id }];
    await rest.post('/api/admin/v1/persons/restriction', { records, restricted: true }, huda.headers);
    expect(await list()).toMatchObject({ count: 2, total: 2 });
    expect((await end(_id, 2)).status).toBe(404);
    expect(await csv()).not.toContain('zahra');
    expect(await stored('zahra@example.ae')).toMatchObject({ unsubscribedAt: null });
  });

  const csv = async () => {
    const response = await fetch(`${rest.url}${SUBSCRIBERS}/file`, { method: 'POST', headers: huda.headers });
    expect(response.status).toBe(200);
    return response.text();
  };

  it('are a file for spreadsheets and newsletters, each with the link that ends it, and none is a formula', async () => {
    const { unsubscribeId, subscribedAt } = await stored('=cmd@example.ae');
    const lines = (await csv()).split('\r\n');
    expect(lines[0]?.replace('\ufeff', '')).toBe('email,subscribed at,unsubscribe link');
    expect(lines[2]).toBe(
      `'=cmd@example.ae,${subscribedAt},https://cars.example/unsubscribe/${unsubscribeId}`,
    );
    expect(lines).toHaveLength(5);
  });

  it('are open to owners only (BO-1)', async () => {
    for (const role of ['EDITOR', 'SALES', 'VIEWER'] as const) {
      const { headers } = await addStaff(engine.store, `Member-${role}`, role, now);
      expect((await rest.get(SUBSCRIBERS, headers)).status).toBe(403);
      expect((await rest.post(`${SUBSCRIBERS}/file`, {}, headers)).status).toBe(403);
    }
  });
});

it('a week of subscribers begins on Monday at midnight in Dubai', () => {
  const weeks = growthOf(
    ['2026-11-22T19:59:59Z', '2026-11-22T20:00:00Z', '2026-11-29T19:59:59Z', '2020-01-01T00:00:00Z'].map(
      (subscribedAt) => ({ subscribedAt }),
    ),
    new Date('2026-11-29T10:00:00Z'),
  );
  expect(weeks).toHaveLength(12);
  expect(weeks.slice(-2)).toEqual([
    { from: '2026-11-16', count: 1 },
    { from: '2026-11-23', count: 2 },
  ]);
});
