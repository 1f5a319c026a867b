import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { enquiryKinds } from '../../rest/enquiries/forms/forms.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import { mailServer } from '../servers/mailServer.ts';
import { WebhookReceivers } from '../servers/receiver/webhookReceivers.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';
import { MARK, marked, sendAll } from './markedForms.ts';
import { until } from '../until.ts';

/** Before the day of the test drive that is asked for. */
const now = () => new Date('2026-11-18T08:00:00Z');

let rest: RunningRest;
let gateway: RunningGateway;
let mails: Awaited<ReturnType<typeof mailServer>>;
let receivers: WebhookReceivers;
let key: string;
const metrics = [new Registry(), new Registry()] as const;
let log: string;
const logger = { level: 'debug', stream: { write: (line: string) => void (log += line) } };

beforeEach(async () => {
  log = '';
  for (const registry of metrics) registry.clear();
  mails = await mailServer();
  receivers = new WebhookReceivers();
  const server = { url: mails.url, from: 'hello@example.ae' };
  const mail = { server, dealerEmail: 'dealer@example.ae', publicUrl: 'https://www.example.ae' };
  rest = await runRest({ logger, metrics: metrics[0], mail, receivers: receivers.network, now });
  await carStore(rest.store).save(aCar({ _id: 'available' }));
  key = await partnerStore(rest.store).add(`Partner ${MARK}`, ['leads:write', 'webhooks:manage']);
  gateway = await runGateway({ restUrl: rest.url, logger, metrics: metrics[1] });
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
  await receivers.close();
  await mails.close();
});

it('what visitors enter, their tokens and their keys are in no log and no metric', async () => {
  await sendAll(gateway.url, (input) => marked(input, 'key'), key);
  const enquiries = rest.store.collection<Enquiry>('enquiries');
  const kinds = (await enquiries.find({}).toArray()).map(({ kind }) => kind);
  expect([...new Set(kinds)].toSorted()).toEqual(enquiryKinds.toSorted());
  expect(await rest.store.collection('webhooks').countDocuments({})).toBe(1);
  await sendAll(gateway.url, (input) => ({ ...marked(input, 'wrong'), email: `${MARK} at example.ae` }), key);
  await until(() => expect(mails.received.length).toBeGreaterThan(5), 10_000);
  mails.refuse(true);
  await sendAll(gateway.url, (input) => marked(input, 'again'), key);
  await until(() => expect(log).toContain('EENVELOPE'), 10_000);
  vi.spyOn(enquiries, 'insertOne').mockImplementation(async (enquiry) => {
    throw new Error(`Not stored: ${JSON.stringify(enquiry)}`);
  });
  await sendAll(gateway.url, (input) => marked(input, 'broken'), key);
  expect(log).toContain('"level":50');
  for (const secret of [MARK, key]) {
    expect(log).not.toContain(secret);
    for (const registry of metrics) expect(await registry.metrics()).not.toContain(secret);
  }
});
