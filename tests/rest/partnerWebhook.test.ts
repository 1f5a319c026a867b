import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StoredAuditEntry } from '../../rest/admin/audit/auditEntry.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import { WebhookReceivers } from '../servers/receiver/webhookReceivers.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';
import { until } from '../until.ts';

describe.each(storeEngines)('an owner who looks after webhooks of a partner, in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let api: RunningRest;
  let receivers: WebhookReceivers;
  let huda: Staff;
  let time: number;
  let path: string;
  const now = () => new Date(time);

  beforeEach(async () => {
    time = Date.now();
    engine = await emptyStore();
    receivers = new WebhookReceivers();
    const { store, photos } = engine;
    api = await runRest({ store, photos, now, receivers: receivers.network, admin: { tokenSecret } });
    huda = await addStaff(store, 'Huda', 'OWNER', now);
    const created = await partnerStore(store, now).create('Marsa Motors', ['webhooks:manage']);
    path = `/api/admin/v1/partners/${created?.partner._id}/webhooks`;
  });
  afterEach(async () => {
    await api.close();
    await engine.close();
    await receivers.close();
  });

  const list = (id: string, price = 100_000) =>
    carStore(engine.store, now).save(aCar({ _id: id, originalPrice: price }));
  const webhook = async () => (await api.get(path, huda.headers)).body.items[0];
  const post = (address: string, body?: object) => api.post(address, body, huda.headers);

  it('reads of each change whether it came through: time, kind, status, attempts, the next try, and why not', async () => {
    const receiver = await receivers.start('broken');
    const { status, body } = await post(path, { url: receiver.url });
    expect([status, body.secret]).toEqual([201, expect.stringMatching(/^whsec_/)]);
    await list('a');
    await until(async () => expect((await webhook()).deliveries).toHaveLength(1), 5_000);
    receiver.answers(500);
    await list('b');
    await until(async () => expect((await webhook()).deliveries).toHaveLength(2), 5_000);
    expect((await webhook()).deliveries).toMatchObject([
      {
        ...{ carId: 'b', kind: 'LISTED', status: 500, attempts: 1, at: now().toISOString() },
        ...{ error: 'The receiver answered HTTP 500.', nextTryAt: expect.any(String) },
      },
      { carId: 'a', status: 204, attempts: 1, error: null, nextTryAt: null },
    ]);
    expect((await webhook()).deliveries[0].nextTryAt > now().toISOString()).toBe(true);
    time += 60_000;
    await until(async () => expect((await webhook()).deliveries[0].attempts).toBe(2), 5_000);
    receiver.answers(204);
    receiver.received.length = 0;
    const again = await post(`/api/admin/v1/webhooks/${body.webhook.id}/redeliveries`, {
      after: (await webhook()).deliveries[0].after,
    });
    expect(again.body).toMatchObject({ state: 'ON', failures: 0 });
    await until(() => expect(receiver.received.map(({ body: sent }) => sent.carId)).toEqual(['b']), 5_000);
    await until(
      async () =>
        expect((await webhook()).deliveries[0]).toMatchObject({
          carId: 'b',
          attempts: 3,
          error: null,
          status: 204,
        }),
      5_000,
    );
  });

  it('keeps the last twenty deliveries of a webhook, the latest first', async () => {
    const receiver = await receivers.start('good');
    await post(path, { url: receiver.url });
    for (let i = 0; i < 23; i += 1) await list(`car-${i}`);
    await until(async () => expect((await webhook()).deliveries[0].carId).toBe('car-22'), 10_000);
    const { deliveries } = await webhook();
    const cars = deliveries.map(({ carId }: { carId: string }) => carId);
    expect(cars).toEqual(Array.from({ length: 20 }, (_, i) => `car-${22 - i}`));
  });

  it('pauses and resumes, tests, makes another secret, and deletes; no answer and no entry of the log has a secret (BO-18)', async () => {
    const receiver = await receivers.start('good');
    const { body } = await post(path, { url: receiver.url, kinds: ['SOLD'] });
    const own = `/api/admin/v1/webhooks/${body.webhook.id}`;
    expect((await api.patch(own, { isOn: false }, huda.headers)).body.state).toBe('PAUSED');
    expect((await post(`${own}/tests`)).body).toEqual({ delivered: true, answer: 'Taken.' });
    expect(receiver.received.map(({ body: sent }) => sent.type)).toEqual(['webhook.test']);
    expect((await api.patch(own, { isOn: true }, huda.headers)).body.state).toBe('ON');
    const rotated = await post(`${own}/secrets`);
    expect(rotated.body.secret).toMatch(/^whsec_/);
    expect(rotated.body.secret).not.toBe(body.secret);
    const wrong = await api.patch(own, { url: 'http://marsa.example' }, huda.headers);
    expect([wrong.status, wrong.body.message]).toEqual([422, 'The address must begin with https://.']);
    expect((await api.get(path, huda.headers)).text).not.toContain('whsec_');
    const response = await fetch(api.url + own, { method: 'DELETE', headers: huda.headers });
    expect(response.status).toBe(204);
    expect(await webhook()).toBeUndefined();
    expect((await post(`${own}/tests`)).status).toBe(404);
    const log = JSON.stringify(await engine.store.collection<StoredAuditEntry>('audit').find({}).toArray());
    expect(log).toContain('rotatePartnerWebhookSecret');
    expect(log).not.toContain('whsec_');
    expect(log).not.toContain('receivers.test');
  });
});
