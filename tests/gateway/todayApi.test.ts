import { afterEach, beforeEach, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { filledForms } from '../forms/filledForms.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { aBareCar, aCar } from '../stock/aCar.ts';

const TODAY = `{ today {
  at enquiries { counts { overdue dueToday unassigned mine } due { id kind clock { state } } }
  cars { published noPictures } operation { undeliveredMails disk { freeBytes takesNew } backup { at isDue } lastImport { at added } }
} }`;

let rest: RunningRest;
let gateway: RunningGateway;
const now = () => new Date('2026-11-26T09:00:00+04:00');

beforeEach(async () => {
  rest = await runRest({ admin: { tokenSecret }, now });
  gateway = await runGateway({ restUrl: rest.url });
  await carStore(rest.store).saveAll([
    aCar({ _id: 'available' }),
    aBareCar({ _id: 'bare', title: 'Something old' }),
  ]);
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
});

const today = async ({ headers }: Pick<Staff, 'headers'>) =>
  (await gateway.query(TODAY, {}, headers)).body.data.today;

it('an owner reads in one answer what is due, what cars lack, and how the site is run', async () => {
  const huda = await addStaff(rest.store, 'Huda', 'OWNER', now);
  const form = { ...filledForms['/api/v1/test-drive'], date: '2026-11-28' };
  const { id } = (await rest.post('/api/v1/test-drive', form)).body;
  expect(await today(huda)).toEqual({
    at: now().toISOString(),
    enquiries: {
      counts: { overdue: 0, dueToday: 1, unassigned: 1, mine: 0 },
      due: [{ id, kind: 'TEST_DRIVE', clock: { state: 'GREEN' } }],
    },
    cars: { published: 2, noPictures: 1 },
    operation: {
      undeliveredMails: 0,
      disk: { freeBytes: expect.any(Number), takesNew: true },
      backup: { at: null, isDue: true },
      lastImport: null,
    },
  });
});

it('a viewer reads what cars lack, and nothing of enquiries and the operation', async () => {
  const vera = await addStaff(rest.store, 'Vera', 'VIEWER', now);
  expect(await today(vera)).toMatchObject({ enquiries: null, cars: { noPictures: 1 }, operation: null });
});
