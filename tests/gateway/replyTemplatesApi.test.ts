import { afterEach, beforeEach, expect, it } from 'vitest';
import { multipart, multipartHeaders, oneFileParts } from '../forms/multipart.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { aPhoto } from '../stock/somePhotos.ts';

const READ = '{ replyTemplates { revision templates { id kinds } placeholders { name example fallback } } }';
const UPDATE = `mutation ($input: UpdateReplyTemplatesInput!) {
  updateReplyTemplates(input: $input) {
    replyTemplates { revision templates { id title kinds } }
    userErrors { field code message }
  }
}`;
const ADD =
  'mutation ($picture: Upload!) { addPortrait(picture: $picture) { picture userErrors { field code } } }';

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

const ask = async (document: string, input?: object, { headers } = huda) =>
  (await gateway.query(document, input && { input }, headers)).body;
async function addPortrait(bytes: Buffer, { headers } = huda) {
  const file = { filename: 'omar.png', mediaType: 'image/png', bytes };
  const body = multipart(oneFileParts(ADD, 'picture', file));
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { ...multipartHeaders, ...headers },
    body: new Uint8Array(body),
  });
  return JSON.parse(await response.text());
}
const greeting = { title: 'Salam', kinds: ['CAR_OFFER'], subject: 'Your {car}', text: 'Salam {name}' };

it('an owner reads templates and their placeholders, and adds a template', async () => {
  const { replyTemplates } = (await ask(READ)).data;
  expect(replyTemplates.templates.at(-1)).toEqual({
    id: 'plain',
    kinds: ['TEST_DRIVE', 'PURCHASE', 'PRICE_OFFER', 'CAR_OFFER', 'FINANCE', 'CONTACT'],
  });
  expect(replyTemplates.placeholders).toContainEqual({
    ...{ name: 'car', example: 'BMW X5 2023', fallback: 'the car' },
  });
  const { data } = await ask(UPDATE, { revision: 1, templates: [greeting] });
  expect(data.updateReplyTemplates).toEqual({
    replyTemplates: {
      revision: 2,
      templates: [{ id: expect.any(String), title: 'Salam', kinds: ['CAR_OFFER'] }],
    },
    userErrors: [],
  });
});

it('an owner reads at the path of a field that its placeholder is not known, and which change came first', async () => {
  const wrong = { revision: 1, templates: [{ ...greeting, text: '{price}' }] };
  expect((await ask(UPDATE, wrong)).data.updateReplyTemplates.userErrors).toMatchObject([
    { field: 'templates.0.text', code: 'INVALID' },
  ]);
  await ask(UPDATE, { revision: 1, templates: [] });
  const { replyTemplates, userErrors } = (await ask(UPDATE, { revision: 1, templates: [greeting] })).data
    .updateReplyTemplates;
  expect([replyTemplates.revision, userErrors]).toMatchObject([2, [{ field: 'templates', code: 'STALE' }]]);
});

it('BO-1 a salesman reads the templates, and cannot change them or add a portrait', async () => {
  const omar = await addStaff(rest.store, 'Omar', 'SALES');
  expect((await ask(READ, undefined, omar)).data.replyTemplates.revision).toBe(1);
  expect((await ask(UPDATE, { revision: 1, templates: [] }, omar)).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  expect((await addPortrait(await aPhoto().jpeg().toBuffer(), omar)).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
});

it('an owner adds the portrait of a salesman, and reads that a text is none', async () => {
  const { data } = await addPortrait(await aPhoto().png().toBuffer());
  expect(data.addPortrait).toEqual({
    picture: expect.stringMatching(/^photos\/person-.+\.jpg$/),
    userErrors: [],
  });
  expect((await fetch(`${rest.url}/${data.addPortrait.picture}`)).status).toBe(200);
  expect((await addPortrait(Buffer.from('a text'))).data.addPortrait).toEqual({
    ...{ picture: null, userErrors: [{ field: 'picture', code: 'WRONG_FILE_TYPE' }] },
  });
});
