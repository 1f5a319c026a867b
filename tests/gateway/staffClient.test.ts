import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';

const MEMBER = '{ backOffice { member { name role } } }';
const SET_ROLE = `mutation ($input: SetRoleInput!) {
  setRole(input: $input) { account { member { role } revision } userErrors { field code message } }
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

it('an answer to the staff is stored nowhere, and nobody else gets it', async () => {
  for (let i = 0; i < 3; i += 1) {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...huda.headers },
      body: JSON.stringify({ query: MEMBER }),
    });
    expect([response.headers.get('cache-control'), response.headers.get('etag')]).toEqual(['no-store', null]);
    expect(await response.text()).toContain('Huda');
  }
  const omar = await addStaff(rest.store, 'Omar', 'SALES');
  expect((await gateway.query(MEMBER, {}, omar.headers)).body.data.backOffice.member.name).toBe('Omar');
  const { text, body } = await gateway.query(MEMBER);
  expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect(text).not.toContain('Huda');
});

it('an owner whose change comes too late reads what another one has changed, and how the account is now', async () => {
  const noor = await addStaff(rest.store, 'Noor', 'OWNER');
  const omar = await addStaff(rest.store, 'Omar', 'SALES');
  const input = { id: omar.id, revision: 1, role: 'EDITOR' };
  const first = await gateway.query(SET_ROLE, { input }, huda.headers);
  expect(first.body.data.setRole).toEqual({
    account: { member: { role: 'EDITOR' }, revision: 2 },
    userErrors: [],
  });
  const second = await gateway.query(SET_ROLE, { input: { ...input, role: 'VIEWER' } }, noor.headers);
  expect(second.body.data.setRole.account).toEqual({ member: { role: 'EDITOR' }, revision: 2 });
  expect(second.body.data.setRole.userErrors).toEqual([
    { field: 'role', code: 'STALE', message: expect.stringMatching(/^Huda made this person an editor/) },
  ]);
});

it('a page of another site changes nothing with the session of somebody', async () => {
  const omar = await addStaff(rest.store, 'Omar', 'SALES');
  const headers = { ...huda.headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const input = { id: omar.id, revision: 1, role: 'OWNER' };
  const { body } = await gateway.query(SET_ROLE, { input }, headers);
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
});

it.each([
  ['{ enquiries(first: 0) { totalCount } }', 'first must be from 1 to 200.'],
  ['{ enquiries(first: 201) { totalCount } }', 'first must be from 1 to 200.'],
  [`{ enquiries(search: "${'x'.repeat(201)}") { totalCount } }`, 'search may have at most 200 characters.'],
  ['{ enquiryNumbers(days: 0) { days } }', 'days must be at least 1.'],
  [
    '{ enquiries(after: "MCBhIGI") { totalCount } }',
    'after is not a cursor of this list. Start again without it.',
  ],
])('a developer of the back office is told what is wrong with an argument: %s', async (query, message) => {
  const { body } = await gateway.query(query, {}, huda.headers);
  expect(body.errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
});
