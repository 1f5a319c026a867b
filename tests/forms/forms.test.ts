import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { aCar } from '../stock/aCar.ts';
import { multipart, post, sellCarParts } from './multipart.ts';
import { formMutations } from './mutations.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';

let rest: RunningRest;
let gateway: RunningGateway;

beforeEach(async () => {
  const admin = { tokenSecret: Buffer.alloc(32), signUpCode: 'open sesame 2026' };
  rest = await runRest({ admin, now: () => new Date('2026-11-20T08:00:00Z') });
  await carStore(rest.store).save(aCar({ _id: 'available' }));
  await carStore(rest.store).save(aCar({ _id: 'sold', saleStatus: 'sold' }));
  gateway = await runGateway({ restUrl: rest.url });
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
});

const stored = () => rest.store.collection<Enquiry>('enquiries').find({}).toArray();
const named = formMutations.map((form) => [form.name, form] as const);

describe('the whole way from the graph to the store', () => {
  it.each(named)('a visitor has %s stored once, however often one key is sent', async (name, form) => {
    const input = { ...form.input, idempotencyKey: 'k-1', source: '/a page', consent: '2026-11' };
    const first = await gateway.data(form.document, { input });
    expect(first[name]).toMatchObject({ message: expect.any(String), userErrors: [] });
    expect(await gateway.data(form.document, { input })).toEqual(first);
    const [enquiry, ...others] = await stored();
    expect(others).toEqual([]);
    expect(enquiry).toMatchObject({
      details: form.wire,
      idempotencyKey: 'k-1',
      source: '/a page',
      consent: '2026-11',
    });
    const another = {
      ...input,
      ...(form.input.email ? { email: 'another@example.ae' } : { mobileNumber: '04 000' }),
    };
    const { [name]: refused } = await gateway.data(form.document, { input: another });
    expect(refused.userErrors).toEqual([
      { field: 'idempotencyKey', message: expect.any(String), code: 'CONFLICT' },
    ]);
  });

  it.each(named)('a visitor is told what is wrong with %s, beside the field', async (name, form) => {
    const [field = ''] = Object.keys(form.input);
    const { [name]: refused } = await gateway.data(form.document, { input: { ...form.input, [field]: '' } });
    expect(refused.userErrors).toEqual([{ field, message: expect.any(String), code: 'INVALID' }]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['sold', 'SOLD'],
    ['gone', 'NOT_FOUND'],
  ])('TD-9 BN-6 a visitor cannot book a car that is %s', async (carId, code) => {
    for (const form of formMutations.filter(({ input }) => input.carId)) {
      const { [form.name]: refused } = await gateway.data(form.document, { input: { ...form.input, carId } });
      expect(refused.userErrors).toEqual([expect.objectContaining({ code })]);
    }
    expect(await stored()).toEqual([]);
  });

  it('SELL-14 an owner offers a car with photos', async () => {
    const info = { width: 40, height: 30 };
    const picture = sharp({ create: { ...info, channels: 3, background: 'red' } });
    const files = [
      { filename: '0.jpg', mediaType: 'image/jpeg', bytes: await picture.clone().jpeg().toBuffer() },
      { filename: '1.png', mediaType: 'image/png', bytes: await picture.clone().png().toBuffer() },
    ];
    const { body } = await post(`${gateway.url}/graphql`, multipart(sellCarParts(files)));
    expect(body.data.sellCar).toMatchObject({ submission: { photoCount: 2 }, userErrors: [] });
    const [offer] = await stored();
    expect(body.data.sellCar.submission.id).toBe(offer?._id);
    expect(offer?.details.images).toHaveLength(2);
  });

  it('SELL-14 an owner is told which photo is broken', async () => {
    const bytes = Buffer.from('\xff\xd8\xff\xe0 and nothing more', 'latin1');
    const files = [{ filename: 'broken.jpg', mediaType: 'image/jpeg', bytes }];
    const { body } = await post(`${gateway.url}/graphql`, multipart(sellCarParts(files)));
    expect(body.data.sellCar.userErrors).toEqual([
      { field: 'images', message: expect.stringContaining('broken.jpg'), code: 'INVALID' },
    ]);
    expect(await stored()).toEqual([]);
  });

  it('AUTH-1 AUTH-2 AUTH-3 an administrator signs up, logs in and is known by the token', async () => {
    const payload = '{ admin { id email } token userErrors { code } }';
    const credentials = { email: 'sara@example.ae', password: 'correct horse battery' };
    const { signUpAdmin } = await gateway.data(
      `mutation ($input: SignUpAdminInput!) { signUpAdmin(input: $input) ${payload} }`,
      { input: { name: 'Sara', ...credentials, code: 'open sesame 2026' } },
    );
    const logIn = `mutation ($input: LogInAdminInput!) { logInAdmin(input: $input) ${payload} }`;
    const { logInAdmin } = await gateway.data(logIn, { input: credentials });
    expect(logInAdmin.admin).toEqual(signUpAdmin.admin);
    for (const { token } of [signUpAdmin, logInAdmin]) {
      const me = await gateway.query('{ me { id email } }', {}, { authorization: `Bearer ${token}` });
      expect(me.body).toEqual({ data: { me: signUpAdmin.admin } });
    }
    const wrong = await gateway.data(logIn, { input: { ...credentials, password: 'wrong' } });
    expect(wrong.logInAdmin).toEqual({ admin: null, token: null, userErrors: [{ code: 'UNAUTHENTICATED' }] });
  });
});
