import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { aCar } from '../stock/aCar.ts';
import { filledForms } from './filledForms.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';

const path = '/api/v1/buy-car';
const form = filledForms[path];
let rest: RunningRest;

beforeAll(async () => {
  rest = await runRest();
  await carStore(rest.store).save(aCar({ _id: 'available' }));
  await carStore(rest.store).save(aCar({ _id: 'sold', saleStatus: 'sold' }));
});
afterAll(() => rest.close());

describe('a buyer', () => {
  it('BN-3 API-5 asks to buy a car and is answered when it is stored', async () => {
    const { status, body } = await rest.post(path, form);
    expect(status).toBe(201);
    expect(body.message).toBe('Your purchase request was submitted. Our agent will contact you shortly.');
    const stored = await rest.store.collection<Enquiry>('enquiries').findOne({ _id: body.id });
    expect(stored).toMatchObject({ kind: 'purchase', details: form });
  });

  it('BN-2 fills in all four fields', async () => {
    const { status, body } = await rest.post(path, { carId: 'available' });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: 'firstName', message: 'First name is missing.' },
      { field: 'lastName', message: 'Last name is missing.' },
      { field: 'email', message: 'Email address is missing.' },
      { field: 'mobileNumber', message: 'Mobile number is missing.' },
    ]);
  });

  it('BN-6 reads why a car cannot be bought', async () => {
    const unknown = await rest.post(path, { ...form, carId: 'nothing' });
    const sold = await rest.post(path, { ...form, carId: 'sold' });
    expect([unknown.status, unknown.body.message]).toEqual([
      404,
      'This car is no longer listed. Please choose another one.',
    ]);
    expect([sold.status, sold.body.message]).toEqual([409, 'This car is sold. Please choose another one.']);
  });

  it('gets the first answer again when the car was sold meanwhile', async () => {
    const cars = carStore(rest.store);
    await cars.save(aCar({ _id: 'soon-sold' }));
    const send = () =>
      rest.post(path, { ...form, carId: 'soon-sold' }, { 'idempotency-key': 'before it was sold' });
    const first = await send();
    await cars.save(aCar({ _id: 'soon-sold', saleStatus: 'sold' }));
    const again = await send();
    expect([again.status, again.body]).toEqual([201, first.body]);
  });
});
