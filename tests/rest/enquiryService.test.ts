import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { momentInWords } from '../../rest/dealership/momentInWords.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { filledForms } from '../forms/filledForms.ts';
import { sendOffer } from '../forms/sendOffer.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';

const mail = { publicUrl: 'https://cars.example', dealerEmail: 'sales@dealer.example' };
let rest: RunningRest;
beforeEach(async () => {
  rest = await runRest({ mail, now: () => new Date('2026-11-20T07:00:00Z') });
  const price = { originalPrice: 300_000, discountedPrice: 289_000, saleStatus: 'available' };
  await carStore(rest.store).save(aCar({ _id: 'available', stockNumber: 'A-17', year: 2021, ...price }));
});
afterEach(() => rest.close());

const stored = async () => (await rest.store.collection<Enquiry>('enquiries').find({}).toArray())[0];

describe('what a visitor sends', () => {
  it.each([
    ['a test drive', '/api/v1/test-drive'],
    ['a purchase request', '/api/v1/buy-car'],
    ['a finance application', '/api/v1/finance-eligibility'],
    ['a message', '/api/v1/contact-us'],
  ] as const)('is due at the moment that both mails name: %s (BO-5)', async (_name, path) => {
    await rest.post(path, filledForms[path]);
    const due = Date.parse((await stored())?.dueAt ?? '');
    const mails = await rest.store.collection<QueuedMail>('outbox').find({}).toArray();
    expect(mails).toHaveLength(2);
    for (const { mail: sent } of mails) expect(sent.text).toContain(`by ${momentInWords(due)} (Dubai)`);
  });

  it('is due at the moment that both mails name: the offer of a car (BO-5)', async () => {
    await sendOffer(rest.url);
    const due = Date.parse((await stored())?.dueAt ?? '');
    const mails = await rest.store.collection<QueuedMail>('outbox').find({}).toArray();
    for (const { mail: sent } of mails) expect(sent.text).toContain(`by ${momentInWords(due)} (Dubai)`);
  });

  it('is stored with the car as it was', async () => {
    await rest.post('/api/v1/buy-car', { ...filledForms['/api/v1/buy-car'], email: 'Omar@Example.ae' });
    await carStore(rest.store).save(aCar({ _id: 'available', discountedPrice: 250_000 }));
    expect(await stored()).toMatchObject({
      carThen: {
        ...{ id: 'available', title: expect.stringContaining('2021') },
        ...{ stockNumber: 'A-17', price: 289_000, status: 'available' },
      },
      handling: { status: 'NEW', assigneeId: null, firstAnswerAt: null, revision: 1 },
    });
  });

  it('is no enquiry for the staff where it is a subscription', async () => {
    await rest.post('/api/v1/subscribe', filledForms['/api/v1/subscribe']);
    expect(await stored()).toMatchObject({ dueAt: null, handling: null });
  });
});
