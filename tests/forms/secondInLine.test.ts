import { afterAll, beforeAll, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';
import { filledForms } from './filledForms.ts';

const DEALER = 'sales@dealer.example';
let rest: RunningRest;

beforeAll(async () => {
  rest = await runRest({ mail: { dealerEmail: DEALER, publicUrl: 'https://cars.example' } });
  const cars = carStore(rest.store);
  await cars.save(aCar({ _id: 'available' }));
  await cars.save(aCar({ _id: 'reserved', saleStatus: 'reserved' }));
});
afterAll(() => rest.close());

/** The mails to the visitor and to the dealer about a form that was sent. */
async function mailsOf(path: string, form: object): Promise<string[]> {
  const outbox = rest.store.collection<QueuedMail>('outbox');
  for (const { _id } of await outbox.find({}).toArray()) await outbox.deleteOne({ _id });
  expect((await rest.post(path, form)).status).toBe(201);
  const mails = (await outbox.find({}).toArray()).map(({ mail }) => mail);
  return [false, true].map((isDealer) => {
    const found = mails.find(({ to }) => (to === DEALER) === isDealer);
    return found?.text.replace(/\s+/g, ' ') ?? '';
  });
}

it.each(['/api/v1/buy-car', '/api/v1/test-drive', '/api/v1/finance-eligibility'] as const)(
  'a visitor who sends %s about a reserved car reads that he is second in line, as the dealer does',
  async (path) => {
    const form = { ...filledForms[path], ...('date' in filledForms[path] && { date: '2099-01-05' }) };
    const toVisitor =
      'Another buyer has reserved this car, so you are second in line. We will tell you if it becomes available.';
    const toDealer = 'The car is reserved, so this request is second in line.';
    const [visitor, dealer] = await mailsOf(path, { ...form, carId: 'reserved' });
    expect([visitor, dealer]).toEqual([
      expect.stringContaining(toVisitor),
      expect.stringContaining(toDealer),
    ]);
    for (const mail of await mailsOf(path, { ...form, carId: 'available' })) {
      expect(mail).not.toMatch(/^$|second in line|reserved/);
    }
  },
);
