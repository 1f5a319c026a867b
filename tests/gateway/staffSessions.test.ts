import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { addStaff, tokenSecret } from '../servers/staff.ts';

const LIMIT = 60_000;
const STAFF = '{ backOffice { member { name } } }';

let rest: RunningRest;
let gateway: RunningGateway;

beforeEach(async () => {
  rest = await runRest({ admin: { tokenSecret } });
  const costLimits = { anonymous: LIMIT, partner: LIMIT };
  gateway = await runGateway({ restUrl: rest.url, costLimits });
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
});

/** How many points the client of these headers has left after an operation. */
async function left(document: string, headers: Record<string, string> = {}): Promise<number> {
  const { body } = await gateway.query(document, {}, { ...headers, prefer: 'cost' });
  return body.extensions.cost.remaining;
}

it('two people of one office do not share a limit, nor do they use that of the visitors at their address', async () => {
  const [huda, omar] = [
    await addStaff(rest.store, 'Huda', 'OWNER'),
    await addStaff(rest.store, 'Omar', 'SALES'),
  ];
  await gateway.query(STAFF, {}, huda.headers);
  const [first, second] = [await left(STAFF, huda.headers), await left(STAFF, huda.headers)];
  expect(second).toBeLessThan(first);
  expect(await left(STAFF, omar.headers)).toBeGreaterThan(second);
  const visitors = await left('{ featuredCars { id } }');
  await left(STAFF, huda.headers);
  expect(visitors - (await left('{ featuredCars { id } }'))).toBeLessThan(2_000);
});

it('whoever tries tokens is charged at their address', async () => {
  const before = await left('{ __typename }');
  for (let i = 0; i < 5; i += 1) await gateway.query(STAFF, {}, { authorization: `Bearer guess-${i}` });
  expect(before - (await left('{ __typename }'))).toBeGreaterThanOrEqual(500);
});
