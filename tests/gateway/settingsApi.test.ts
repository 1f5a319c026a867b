import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';

const FACTS = `{
  revision name phones examples
  openingHours { saturday { opens closes } sunday { opens } }
  holidays { from to name }
  promises { sellReply { min max unit } salesContact { min max unit } }
  exchange { asOf rates { usd inr } }
  priceParts { item included amount percent }
  finance { months maxMonths }
}`;
const SETTINGS = `{ settings ${FACTS} }`;
const UPDATE = `mutation ($input: UpdateSettingsInput!) {
  updateSettings(input: $input) { settings ${FACTS} userErrors { field code message } }
}`;

let rest: RunningRest;
let gateway: RunningGateway;
let huda: Staff;

beforeEach(async () => {
  rest = await runRest({ admin: { tokenSecret } });
  gateway = await runGateway({ restUrl: rest.url });
  huda = await addStaff(rest.store, 'Huda', 'OWNER');
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
});

const ask = async (document: string, variables: Record<string, unknown> = {}, { headers } = huda) =>
  (await gateway.query(document, variables, headers)).body;
const update = async (input: Record<string, unknown>) => (await ask(UPDATE, { input })).data.updateSettings;

it('an owner reads the settings as they are until somebody changes them', async () => {
  const { data } = await ask(SETTINGS);
  expect(data.settings).toMatchObject({
    ...{ revision: 1, name: 'Marsa', holidays: [], examples: [] },
    openingHours: { saturday: [{ opens: '10:00', closes: '18:00' }], sunday: [] },
    promises: {
      sellReply: { min: 24, max: 48, unit: 'HOURS' },
      salesContact: { min: null, max: 24, unit: 'HOURS' },
    },
    exchange: { rates: { usd: 3.6725 } },
  });
});

it('an owner changes hours of one day, a holiday, a promise, rates and the price, and the rest stays', async () => {
  const rates = { usd: 3.6725, eur: 4.3, gbp: 4.9, sar: 0.979, inr: 0.05 };
  const { settings, userErrors } = await update({
    revision: 1,
    openingHours: { saturday: [{ opens: '11:00', closes: '20:00' }] },
    holidays: [{ from: '2099-12-02', to: null, name: 'National Day' }],
    promises: { sellReply: { min: null, max: 2, unit: 'DAYS' } },
    exchange: { asOf: '2026-11-27', rates },
    priceParts: [
      { item: 'VAT', included: true },
      { item: 'DELIVERY', included: false, amount: 500, percent: null },
    ],
  });
  expect(userErrors).toEqual([]);
  expect(settings).toMatchObject({
    ...{ revision: 2, name: 'Marsa' },
    openingHours: { saturday: [{ opens: '11:00', closes: '20:00' }], sunday: [] },
    holidays: [{ from: '2099-12-02', to: null, name: 'National Day' }],
    promises: { sellReply: { min: null, max: 2, unit: 'DAYS' }, salesContact: { max: 24 } },
    exchange: { asOf: '2026-11-27', rates: { usd: 3.6725, inr: 0.05 } },
    priceParts: [
      { item: 'VAT', included: true, amount: null, percent: null },
      { item: 'DELIVERY', included: false, amount: 500, percent: null },
    ],
  });
});

it('an owner reads at the path of a field what is wrong with it', async () => {
  const { settings, userErrors } = await update({
    revision: 1,
    openingHours: {
      saturday: [
        { opens: '09:00', closes: '14:00' },
        { opens: '13:00', closes: '20:00' },
      ],
    },
    holidays: [{ from: '2099-12-03', to: '2099-12-02', name: 'National Day' }],
    finance: { months: 100 },
  });
  expect(settings).toBeNull();
  expect(userErrors).toEqual([
    { field: 'openingHours.saturday', code: 'INVALID', message: expect.stringContaining('must not overlap') },
    { field: 'holidays.0', code: 'INVALID', message: 'National Day must not end before it begins.' },
    { field: 'finance.months', code: 'INVALID', message: expect.any(String) },
  ]);
});

it('BO-7 an owner whose change comes too late reads which fields were changed, and gets the settings as they are now', async () => {
  await update({ revision: 1, name: 'Falcon' });
  const { settings, userErrors } = await update({ revision: 1, phones: ['+971 4 111 1111'] });
  expect(settings).toMatchObject({
    revision: 2,
    name: 'Falcon',
    phones: expect.not.arrayContaining(['+971 4 111 1111']),
  });
  expect(userErrors).toEqual([
    { field: 'name', code: 'STALE', message: expect.stringContaining('Huda changed it on') },
  ]);
});

it('BO-1 a salesman reads the settings, and cannot change them', async () => {
  const omar = await addStaff(rest.store, 'Omar', 'SALES');
  expect((await ask(SETTINGS, {}, omar)).data.settings.name).toBe('Marsa');
  const { data, errors } = await ask(UPDATE, { input: { revision: 1, name: 'Omar Cars' } }, omar);
  expect(data.updateSettings).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
