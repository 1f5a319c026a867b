import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StoredSession } from '../../rest/admin/sessions/sessionStore.ts';
import { filledForms } from '../forms/filledForms.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';

const FIND = `query ($contact: String!) {
  person(contact: $contact) { id kind reference title name email phone restrictedAt status }
}`;
const CORRECT = `mutation ($input: CorrectPersonInput!) {
  correctPerson(input: $input) { records { id kind name email phone } userErrors { field code message } }
}`;
const RESTRICT = `mutation ($input: RestrictPersonInput!) {
  restrictPerson(input: $input) { records { id restrictedAt } userErrors { code message } }
}`;
const ERASE = `mutation ($input: ErasePersonInput!) {
  erasePerson(input: $input) { erased userErrors { code message } }
}`;
const REQUESTS = '{ personRequests { id kind contact receivedOn dueOn doneAt by { name } revision } }';
const ADD = `mutation ($input: AddPersonRequestInput!) {
  addPersonRequest(input: $input) { request { id kind contact dueOn revision } userErrors { field code message } }
}`;
const CLOSE = `mutation ($input: ClosePersonRequestInput!) {
  closePersonRequest(input: $input) { request { contact doneAt by { name } revision } userErrors { code message } }
}`;
const RETENTION = `{ retention {
  revision months { finance enquiries spam refusedMails } due { finance enquiries spam refusedMails }
} }`;
const UPDATE = `mutation ($input: UpdateRetentionInput!) {
  updateRetention(input: $input) { retention { revision months { finance } } userErrors { field code message } }
}`;

const drive = filledForms['/api/v1/contact-us'];

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

async function ask(document: string, variables: Record<string, unknown> = {}, { headers } = huda) {
  return (await gateway.query(document, variables, headers)).body;
}

/** Sends a message of Ahmed, and returns it as an owner finds it. */
async function sent() {
  await rest.post('/api/v1/contact-us', drive);
  const { data } = await ask(FIND, { contact: drive.email });
  return data.person[0];
}

it('BO-16 an owner finds what is stored about a person by the phone number in another notation', async () => {
  await rest.post('/api/v1/contact-us', drive);
  await rest.post('/api/v1/contact-us', {
    ...drive,
    mobileNumber: '050 111 2222',
    email: 'other@example.ae',
  });
  const { data } = await ask(FIND, { contact: '+971 4 555-6666' });
  expect(data.person).toEqual([
    {
      ...{ id: expect.any(String), kind: 'ENQUIRY', reference: expect.any(String), title: 'Message' },
      ...{ name: 'Ahmed Saleh', email: 'ahmed@example.ae', phone: '04 555 6666' },
      ...{ restrictedAt: null, status: 'NEW' },
    },
  ]);
});

it('BO-16 an owner who types neither an email address nor a phone number reads what to type', async () => {
  const { data, errors } = await ask(FIND, { contact: 'Ahmed' });
  expect(data.person).toBeNull();
  expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  expect(errors[0].message).toMatch(/email address.*phone number/);
  expect(errors[0].message).not.toContain('Ahmed');
});

it('BO-16 an owner corrects a record, and reads what is wrong with a correction', async () => {
  const { id, kind } = await sent();
  const records = [{ id, kind }];
  const { data } = await ask(CORRECT, { input: { records, name: 'Ahmad Saleh', email: 'ahmad@example.ae' } });
  expect(data.correctPerson).toEqual({
    records: [{ id, kind, name: 'Ahmad Saleh', email: 'ahmad@example.ae', phone: '04 555 6666' }],
    userErrors: [],
  });
  const { data: wrong } = await ask(CORRECT, { input: { records, email: 'ahmad' } });
  expect(wrong.correctPerson.records).toBeNull();
  expect(wrong.correctPerson.userErrors).toEqual([
    { field: 'email', code: 'INVALID', message: expect.any(String) },
  ]);
});

it('BO-16 an owner restricts a record, which nobody can change then, and lifts that', async () => {
  const { id, kind } = await sent();
  const records = [{ id, kind }];
  const restricted = await ask(RESTRICT, { input: { records, restricted: true } });
  expect(restricted.data.restrictPerson.records).toEqual([{ id, restrictedAt: expect.any(String) }]);
  const { data } = await ask(CORRECT, { input: { records, name: 'Ahmad' } });
  expect(data.correctPerson.userErrors[0]).toMatchObject({ code: 'CONFLICT', message: /restrict/ });
  const lifted = await ask(RESTRICT, { input: { records, restricted: false } });
  expect(lifted.data.restrictPerson.records).toEqual([{ id, restrictedAt: null }]);
});

it('BO-16 an owner erases a person once the password is entered again; the record is found no more', async () => {
  const { id, kind } = await sent();
  const sessions = rest.store.collection<StoredSession>('adminSessions');
  await sessions.updateOne({ adminId: huda.id }, { $set: { confirmedUntil: null } });
  const input = { records: [{ id, kind }] };
  const asked = await ask(ERASE, { input });
  expect(asked.data.erasePerson).toMatchObject({ erased: null, userErrors: [{ code: 'NOT_CONFIRMED' }] });
  const again = await addStaff(rest.store, 'Noor', 'OWNER');
  expect((await ask(ERASE, { input }, again)).data.erasePerson).toEqual({ erased: 1, userErrors: [] });
  expect((await ask(FIND, { contact: drive.email })).data.person).toEqual([]);
});

it('BO-16 an owner writes a request down, and who closes it too late reads who has done it', async () => {
  const input = { kind: 'ERASURE', contact: drive.email, receivedOn: '2026-11-01' };
  const { data } = await ask(ADD, { input });
  const { id, ...request } = data.addPersonRequest.request;
  expect(request).toEqual({ kind: 'ERASURE', contact: drive.email, dueOn: '2026-12-01', revision: 1 });
  const noor = await addStaff(rest.store, 'Noor', 'OWNER');
  const closed = await ask(CLOSE, { input: { id, revision: 1 } }, noor);
  expect(closed.data.closePersonRequest).toEqual({
    request: { contact: null, doneAt: expect.any(String), by: { name: 'Noor' }, revision: 2 },
    userErrors: [],
  });
  const late = await ask(CLOSE, { input: { id, revision: 1 } });
  expect(late.data.closePersonRequest).toMatchObject({
    request: { revision: 2 },
    userErrors: [{ code: 'STALE', message: expect.stringContaining('Noor') }],
  });
  expect((await ask(REQUESTS)).data.personRequests).toHaveLength(1);
});

it('BO-17 an owner changes how long data are kept, and reads which number is wrong', async () => {
  const months = { finance: 6, enquiries: 24, spam: 1, refusedMails: 3 };
  const nothing = { finance: 0, enquiries: 0, spam: 0, refusedMails: 0 };
  const { retention } = (await ask(RETENTION)).data;
  expect(retention).toEqual({ revision: expect.any(Number), months, due: nothing });
  const { revision } = retention;
  const wrong = await ask(UPDATE, { input: { revision, months: { finance: 121 } } });
  expect(wrong.data.updateRetention.userErrors).toEqual([
    { field: 'months.finance', code: 'INVALID', message: expect.stringMatching(/120/) },
  ]);
  const right = await ask(UPDATE, { input: { revision, months: { finance: 12 } } });
  expect(right.data.updateRetention).toEqual({
    retention: { revision: revision + 1, months: { finance: 12 } },
    userErrors: [],
  });
  const late = await ask(UPDATE, { input: { revision, months: { spam: 2 } } });
  expect(late.data.updateRetention).toMatchObject({
    retention: { revision: revision + 1 },
    userErrors: [{ field: 'months.finance', code: 'STALE', message: expect.stringContaining('Huda') }],
  });
});
