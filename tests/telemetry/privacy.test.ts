import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { multipart, multipartHeaders, sellCarParts } from '../forms/multipart.ts';
import { aCarForSale, formMutations, unsubscribeDocument } from '../forms/mutations.ts';
import { mailServer } from '../servers/mailServer.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';
import { carStore } from '../../rest/cars/carStore.ts';

/** Stands in everything that visitors enter. */
const MARK = 'zaphod';
const marked = (input: Record<string, unknown>) => ({
  ...input,
  ...Object.fromEntries(Object.entries(personal).filter(([name]) => name in input)),
  source: `/contact?name=${MARK}`,
  idempotencyKey: `key-${MARK}-${Object.keys(input).length}`,
});
const personal = {
  fullName: `Mr ${MARK}`,
  firstName: MARK,
  lastName: MARK,
  email: `${MARK}@example.ae`,
  message: `I am ${MARK}`,
  description: `Sold by ${MARK}`,
};

let rest: RunningRest;
let gateway: RunningGateway;
let mails: Awaited<ReturnType<typeof mailServer>>;
const metrics = [new Registry(), new Registry()] as const;
let log: string;
const logger = { level: 'debug', stream: { write: (line: string) => void (log += line) } };

beforeEach(async () => {
  log = '';
  for (const registry of metrics) registry.clear();
  mails = await mailServer();
  const server = { url: mails.url, from: 'hello@example.ae' };
  const mail = { server, dealerEmail: 'dealer@example.ae', publicUrl: 'https://www.example.ae' };
  rest = await runRest({ logger, metrics: metrics[0], mail });
  await carStore(rest.store).save(aCar({ _id: 'available' }));
  gateway = await runGateway({ restUrl: rest.url, logger, metrics: metrics[1] });
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
  await mails.close();
});

/** Sends every form with values that have the mark. */
async function sendAll(change: (input: Record<string, unknown>) => Record<string, unknown>) {
  for (const { document, input } of formMutations) await gateway.query(document, { input: change(input) });
  await gateway.query(unsubscribeDocument, { input: { id: MARK } });
  for (const [mutation, type] of [
    ['logInAdmin', 'LogInAdminInput'],
    ['signUpAdmin', 'SignUpAdminInput'],
  ]) {
    const input = { name: MARK, email: personal.email, password: `secret-${MARK}-1234` };
    const { name: _, ...credentials } = input;
    await gateway.query(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { message userErrors { code } } }`,
      { input: mutation === 'logInAdmin' ? credentials : input },
      { authorization: `Bearer ${MARK}` },
    );
  }
  for (const files of [
    [],
    [{ filename: `${MARK}.jpg`, mediaType: 'image/jpeg', bytes: Buffer.from(MARK) }],
  ]) {
    await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: multipartHeaders,
      body: new Uint8Array(multipart(sellCarParts(files, change(aCarForSale)))),
    });
  }
}

it('what visitors enter, their tokens and their keys are in no log and no metric', async () => {
  await sendAll(marked);
  await sendAll((input) => ({ ...marked(input), email: `${MARK} at example.ae`, mobileNumber: MARK }));
  await vi.waitFor(() => expect(mails.received.length).toBeGreaterThan(5), { timeout: 10_000 });
  mails.refuse(true);
  await sendAll((input) => ({ ...marked(input), idempotencyKey: `again-${MARK}` }));
  await vi.waitFor(() => expect(log).toContain('EENVELOPE'), { timeout: 10_000 });
  const enquiries = rest.store.collection('enquiries');
  vi.spyOn(enquiries, 'insertOne').mockRejectedValue(new Error('The disk is full'));
  await sendAll((input) => ({ ...marked(input), idempotencyKey: `broken-${MARK}` }));
  expect(log).toContain('"level":50');
  expect(log).not.toContain(MARK);
  for (const registry of metrics) expect(await registry.metrics().catch(() => '')).not.toContain(MARK);
});
