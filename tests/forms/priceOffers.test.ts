import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { aCar } from '../stock/aCar.ts';
import { specOnlyOrigin } from '../origins/specOnlyOrigin.ts';
import { runGateway } from '../servers/runGateway.ts';
import { filledForms } from './filledForms.ts';
import { formMutations } from './mutations.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';

const path = '/api/v1/price-offer';
const form = filledForms[path];
let rest: RunningRest;

beforeAll(async () => {
  rest = await runRest({ mail: { dealerEmail: 'sales@dealer.example', publicUrl: 'https://cars.example' } });
  const cars = carStore(rest.store);
  await cars.save(aCar({ _id: 'available', originalPrice: 340_000, discountedPrice: null }));
  await cars.save(aCar({ _id: 'reserved', saleStatus: 'reserved' }));
  await cars.save(aCar({ _id: 'sold', saleStatus: 'sold' }));
});
afterAll(() => rest.close());

const notices = async () =>
  (await rest.store.collection<QueuedMail>('outbox').find({}).toArray()).map(({ mail }) => mail.text);

describe('a buyer who names a price', () => {
  it('is answered when the offer is stored, and the dealer reads it beside the price of the car', async () => {
    const { status, body } = await rest.post(path, form);
    expect([status, body.message]).toEqual([
      201,
      'Your offer was submitted. Our agent will contact you shortly.',
    ]);
    const stored = await rest.store.collection<Enquiry>('enquiries').findOne({ _id: body.id });
    expect(stored).toMatchObject({ kind: 'priceOffer', details: form, carThen: { id: 'available' } });
    expect(stored?.dueAt).toBeTruthy();
    const notice = (await notices()).join('\n');
    expect(notice).toMatch(/The asking price is AED 340,000\.[\s\S]*\nOffer \(AED\): 310,000\n/);
    expect(notice).toContain('Call the visitor, who has given no email address.');
  });

  it('may write any price', async () => {
    for (const offer of ['1', '9 million', 'whatever is fair']) {
      expect((await rest.post(path, { ...form, offer })).status).toBe(201);
    }
  });

  it('fills in the three fields', async () => {
    const { status, body } = await rest.post(path, { carId: 'available', offer: ' ' });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: 'fullName', message: 'Full name is missing.' },
      { field: 'mobileNumber', message: 'Mobile number is missing.' },
      { field: 'offer', message: 'Offer (AED) is missing.' },
    ]);
  });

  it('of a reserved car is taken as a second in line, and told so to the dealer', async () => {
    expect((await rest.post(path, { ...form, carId: 'reserved' })).status).toBe(201);
    expect((await notices()).join('\n')).toContain('The car is reserved, so this request is second in line.');
  });

  it('is told that nobody takes offers by an origin without them, and which cars it does not have', async () => {
    const origin = await specOnlyOrigin({ cars: [aCar({ _id: 'listed' })] });
    const gateway = await runGateway({ restUrl: origin.url });
    const send = async (carId: string) => {
      const { document, input } = formMutations.find(({ name }) => name === 'offerPrice')!;
      return (await gateway.query(document, { input: { ...input, carId } })).body;
    };
    expect((await send('listed')).errors).toMatchObject([
      { message: "The dealer's system does not support this.", extensions: { code: 'NOT_OFFERED' } },
    ]);
    expect((await send('gone')).data.offerPrice).toEqual({
      ...{ priceOffer: null, message: null },
      userErrors: [{ field: 'carId', message: 'Not found', code: 'NOT_FOUND' }],
    });
    await gateway.close();
    await origin.close();
  });

  it('reads that a sold car takes no offers', async () => {
    const { status, body } = await rest.post(path, { ...form, carId: 'sold' });
    expect([status, body.message]).toEqual([409, 'This car is sold. Please choose another one.']);
  });
});
