import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { testDriveTimes as timeSlots } from '../../rest/dealership/testDriveTimes.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { aCar } from '../stock/aCar.ts';
import { filledForms } from './filledForms.ts';
import { formMutations } from './mutations.ts';
import { runGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';

const path = '/api/v1/test-drive';
const form = filledForms[path];
let time = new Date();
let rest: RunningRest;

beforeAll(async () => {
  rest = await runRest({ now: () => time });
  const cars = carStore(rest.store);
  await cars.save(aCar({ _id: 'available' }));
  await cars.save(aCar({ _id: 'reserved', saleStatus: 'reserved' }));
  await cars.save(aCar({ _id: 'sold', saleStatus: 'sold' }));
  time = new Date('2026-11-20T08:00:00Z');
});
afterAll(() => rest.close());

const enquiries = () => rest.store.collection<Enquiry>('enquiries');
const statusFor = async (change: Record<string, unknown>) =>
  (await rest.post(path, { ...form, ...change })).status;
const refusal = async (change: Record<string, unknown>) => {
  const before = await enquiries().countDocuments({});
  const { status, body } = await rest.post(path, { ...form, ...change });
  expect([status, await enquiries().countDocuments({})]).toEqual([422, before]);
  return body;
};

describe('a buyer who books a test drive', () => {
  it('TD-6 API-5 is answered when the request is stored, with its time and where it came from', async () => {
    const { status, body, headers } = await rest.post(path, {
      ...form,
      fullName: '  Layla Hassan ',
      source: '/test-drive-form',
      consent: '2026-11',
    });
    expect(status).toBe(201);
    expect(body.message).toBe('Your test drive request was submitted. Our agent will contact you shortly.');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await enquiries().findOne({ _id: body.id })).toMatchObject({
      kind: 'testDrive',
      details: form,
      createdAt: '2026-11-20T08:00:00.000Z',
      source: '/test-drive-form',
      consent: '2026-11',
      idempotencyKey: null,
    });
  });

  it('may name another time and an address to bring the car to, and the dealer reads both', async () => {
    const wishes = { otherTime: 'Weekdays after 6 PM', bringTo: 'Villa 12, Street 4, Al Barsha' };
    const { status, body } = await rest.post(path, { ...form, ...wishes });
    expect(status).toBe(201);
    expect(await enquiries().findOne({ _id: body.id })).toMatchObject({ details: { ...form, ...wishes } });
  });

  it('TD-3 must fill in every field, and is told all that is missing at once', async () => {
    const { status, body } = await rest.post(path, { carId: 'available', email: '', time: ' ', date: null });
    expect(status).toBe(422);
    expect(body).toEqual({
      message:
        'Full name is missing. Mobile number is missing. Email address is missing. Date is missing. Time must be one of 11:00 AM, 11:30 AM, 12:00 PM, 12:30 PM, 01:00 PM, 01:30 PM.',
      errors: [
        { field: 'fullName', message: 'Full name is missing.' },
        { field: 'mobileNumber', message: 'Mobile number is missing.' },
        { field: 'email', message: 'Email address is missing.' },
        { field: 'date', message: 'Date is missing.' },
        { field: 'time', message: `Time must be one of ${timeSlots.join(', ')}.` },
      ],
    });
  });

  it('TD-4 may choose today, by the clock in Dubai, and no day before', async () => {
    const tooEarly = (clock: string) => {
      const message = `Date must be today or later: in Dubai it is ${clock}.`;
      return { message, errors: [{ field: 'date', message }] };
    };
    expect(await statusFor({ date: '2026-11-20' })).toBe(201);
    expect(await refusal({ date: '2026-11-19' })).toEqual(tooEarly('Friday 20 November, 12:00 PM'));
    // 23:30 in London is 03:30 of the next day in Dubai.
    time = new Date('2026-11-20T23:30:00Z');
    expect(await refusal({ date: '2026-11-20' })).toEqual(tooEarly('Saturday 21 November, 3:30 AM'));
    expect(await statusFor({ date: '2026-11-21' })).toBe(201);
    // One second before midnight in Dubai it is still that day, whose times are over.
    time = new Date('2026-11-20T19:59:59Z');
    expect((await refusal({ date: '2026-11-20' })).errors).toMatchObject([{ field: 'time' }]);
    time = new Date('2026-11-20T08:00:00Z');
  });

  it('TD-4 TD-5 may choose a time of today until it begins, by the clock in Dubai', async () => {
    const today = { date: '2026-11-20', time: '01:00 PM' };
    time = new Date('2026-11-20T08:59:59Z');
    expect(await statusFor(today)).toBe(201);
    time = new Date('2026-11-20T09:00:00Z');
    const message =
      'Time is over: in Dubai it is Friday 20 November, 1:00 PM. Choose a later time, or another day.';
    expect(await refusal(today)).toEqual({ message, errors: [{ field: 'time', message }] });
    await refusal({ ...today, time: '12:00 PM' });
    expect(await statusFor({ ...today, time: '01:30 PM' })).toBe(201);
    expect(await statusFor({ ...today, date: '2026-11-21', time: '11:00 AM' })).toBe(201);
    time = new Date('2026-11-20T08:00:00Z');
  });

  it('TD-4 TD-5 who asks the graph for a slot that is over is told by the field that was sent', async () => {
    const gateway = await runGateway({ restUrl: rest.url });
    const { time: _time, ...others } = form;
    const document = formMutations.find(({ name }) => name === 'requestTestDrive')?.document ?? '';
    const errorsFor = async (input: object) => {
      const { requestTestDrive } = await gateway.data(document, { input: { ...others, ...input } });
      expect(requestTestDrive.testDrive).toBeNull();
      return requestTestDrive.userErrors;
    };
    const isOver =
      'Time is over: in Dubai it is Friday 20 November, 12:00 PM. Choose a later time, or another day.';
    const tooEarly = 'Date must be today or later: in Dubai it is Friday 20 November, 12:00 PM.';
    for (const [input, field, message] of [
      [{ date: '2026-11-20', time: '12:00 PM' }, 'time', isOver],
      [{ date: '2026-11-20', timeSlot: 'AT_12_00' }, 'timeSlot', isOver],
      [{ date: '2026-11-19', timeSlot: 'AT_13_30' }, 'date', tooEarly],
    ] as const) {
      expect(await errorsFor(input)).toMatchObject([{ field, message, code: 'INVALID' }]);
    }
    await gateway.close();
  });

  it('who sends a request again after its time has begun gets the first answer', async () => {
    const today = { ...form, date: '2026-11-20', time: '12:30 PM' };
    const key = { 'idempotency-key': 'a slow line' };
    const first = await rest.post(path, today, key);
    time = new Date('2026-11-20T09:30:00Z');
    expect([first.status, await rest.post(path, today, key)]).toMatchObject([
      201,
      { status: 201, body: first.body },
    ]);
    time = new Date('2026-11-20T08:00:00Z');
  });

  it.each(['2026-02-30', '2026-13-01', '21/11/2026', '2026-11-21T10:00:00Z', 'tomorrow', 20261121])(
    'TD-4 must choose a day of the calendar, not %s',
    async (date) => {
      expect((await refusal({ date })).errors).toEqual([
        { field: 'date', message: 'Date must be a valid date, such as 2027-02-28.' },
      ]);
    },
  );

  it('TD-5 chooses one of six times', async () => {
    expect(timeSlots).toEqual(['11:00 AM', '11:30 AM', '12:00 PM', '12:30 PM', '01:00 PM', '01:30 PM']);
    const described = timeSlots.map((slot) => `\`${slot}\``);
    const list = `${described.slice(0, -1).join(', ')} or ${described.at(-1)}`;
    expect(readFileSync('schema/testDrive.graphql', 'utf8')).toContain(`The time in Dubai: ${list}.`);
    for (const slot of timeSlots) expect(await statusFor({ time: slot })).toBe(201);
    for (const other of ['02:00 PM', '11:00', '11:00 am']) await refusal({ time: other });
  });

  it('VAL-1 writes name and number as they like', async () => {
    expect(await statusFor({ fullName: 'L', mobileNumber: 'ask my office' })).toBe(201);
  });

  it('TD-9 reads why a car cannot be driven', async () => {
    const unknown = await rest.post(path, { ...form, carId: 'nothing' });
    const sold = await rest.post(path, { ...form, carId: 'sold' });
    expect([unknown.status, unknown.body]).toEqual([
      404,
      { message: 'This car is no longer listed. Please choose another one.' },
    ]);
    expect([sold.status, sold.body]).toEqual([
      409,
      { message: 'This car is sold. Please choose another one.' },
    ]);
    expect(await statusFor({ carId: 'reserved' })).toBe(201);
  });
});
