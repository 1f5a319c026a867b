import { afterEach, beforeEach, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { WebhookReceivers } from '../servers/receiver/webhookReceivers.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { aCar } from '../stock/aCar.ts';
import { until } from '../until.ts';

const PARTNER =
  'id name email scopes keys { prefix trustedOnly lastUsedAt } usage { requests leads } revision';
const ADD = `mutation ($input: AddPartnerInput!) { addPartner(input: $input) { partner { ${PARTNER} } key userErrors { field code message } } }`;
const ADD_KEY = `mutation ($input: AddPartnerKeyInput!) { addPartnerKey(input: $input) { partner { revision keys { prefix } } key userErrors { field code message } } }`;
const REVOKE = `mutation ($input: RevokePartnerKeysInput!) { revokePartnerKeys(input: $input) { partner { revision keys { prefix } } userErrors { code } } }`;
const CREATE = `mutation ($input: CreatePartnerWebhookInput!) { createPartnerWebhook(input: $input) { webhook { id state } secret userErrors { field message } } }`;
const WEBHOOKS = `query ($id: ID!) { partnerWebhooks(partnerId: $id) { state failures deliveries { kind carId status attempts error nextTryAt } } }`;
const DOCUMENTS = `mutation ($input: RegisterPartnerDocumentsInput!) { registerPartnerDocuments(input: $input) { documents { hash operations } userErrors { field message } } }`;
const REMOVE = `mutation ($input: RemovePartnerDocumentsInput!) { removePartnerDocuments(input: $input) { documents { operations } userErrors { field message } } }`;
const STOCK = '{ cars(first: 1) { nodes { id title } } }';

let rest: RunningRest;
let gateway: RunningGateway;
let receivers: WebhookReceivers;
let huda: Staff;

beforeEach(async () => {
  receivers = new WebhookReceivers();
  rest = await runRest({ admin: { tokenSecret }, receivers: receivers.network });
  const costLimits = { anonymous: 60_000, partner: 600_000 };
  gateway = await runGateway({ restUrl: rest.url, sharedLimits: true, costLimits });
  huda = await addStaff(rest.store, 'Huda', 'OWNER');
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
  await receivers.close();
});

const ask = async (document: string, variables: Record<string, unknown> = {}) =>
  (await gateway.query(document, variables, huda.headers)).body.data;
const add = async () =>
  (await ask(ADD, { input: { name: 'Marsa Motors', scopes: ['inventory:read'] } })).addPartner;
const statusOf = async (key: string) =>
  (await gateway.query(STOCK, {}, { authorization: `Bearer ${key}` })).status;

it('an owner adds a partner, whose key reads the stock, as she sees, until she revokes it, within two seconds', async () => {
  const { partner, key, userErrors } = await add();
  expect(userErrors).toEqual([]);
  expect(partner).toMatchObject({ keys: [{ prefix: key.slice(0, 11), lastUsedAt: null }], revision: 1 });
  expect(await statusOf(key)).toBe(200);
  const { id } = partner;
  await until(async () => {
    const { partnerAccount } = await ask(`query ($id: ID!) { partnerAccount(id: $id) { ${PARTNER} } }`, {
      id,
    });
    expect(partnerAccount).toMatchObject({
      usage: { requests: 1, leads: 0 },
      keys: [{ lastUsedAt: expect.any(String) }],
    });
  }, 5_000);
  const stale = await ask(REVOKE, { input: { id, revision: 7, prefix: key.slice(0, 11) } });
  expect(stale.revokePartnerKeys).toMatchObject({
    partner: { revision: 1 },
    userErrors: [{ code: 'STALE' }],
  });
  const { revokePartnerKeys } = await ask(REVOKE, { input: { id, revision: 1, prefix: key.slice(0, 11) } });
  expect(revokePartnerKeys).toEqual({ partner: { revision: 2, keys: [] }, userErrors: [] });
  await until(async () => expect(await statusOf(key)).toBe(401), 2_000);
});

it('an owner who makes a key of a partner that has changed reads how it is now, and gets no key', async () => {
  const { partner } = await add();
  const { addPartnerKey } = await ask(ADD_KEY, { input: { id: partner.id, revision: 3 } });
  expect(addPartnerKey).toMatchObject({
    ...{ key: null, partner: { revision: 1 } },
    userErrors: [{ code: 'STALE', field: null }],
  });
});

it('an owner reads at its field what is wrong with a name, an address and a file', async () => {
  const { partner } = await add();
  const again = await add();
  expect(again).toMatchObject({ partner: null, key: null, userErrors: [{ field: 'name', code: 'INVALID' }] });
  const input = { partnerId: partner.id, url: 'http://marsa.example' };
  expect((await ask(CREATE, { input })).createPartnerWebhook).toEqual({
    ...{ webhook: null, secret: null },
    userErrors: [{ field: 'url', message: 'The address must begin with https://.' }],
  });
  const file = { partnerId: partner.id, name: 'stock.graphql', content: 'query {' };
  expect((await ask(DOCUMENTS, { input: file })).registerPartnerDocuments).toMatchObject({
    documents: null,
    userErrors: [{ field: 'content', message: expect.stringContaining('not valid GraphQL') }],
  });
});

it('an owner removes a document by its hash, or all, but none by an empty one', async () => {
  const { partner } = await add();
  const input = { partnerId: partner.id };
  for (const name of ['One', 'Two', 'Three']) {
    const file = { ...input, name: `${name}.graphql`, content: `query ${name} { api { version } }` };
    expect((await ask(DOCUMENTS, { input: file })).registerPartnerDocuments.userErrors).toEqual([]);
  }
  const known = `query ($id: ID!) { partnerDocuments(partnerId: $id) { hash operations } }`;
  const left = async () => (await ask(known, { id: partner.id })).partnerDocuments;
  await ask(REMOVE, { input: { ...input, hash: '' } });
  expect(await left()).toHaveLength(3);
  await ask(REMOVE, { input: { ...input, hash: (await left())[0].hash } });
  expect(await left()).toHaveLength(2);
  await ask(REMOVE, { input });
  expect(await left()).toEqual([]);
});

it('an owner sees the failed delivery of a webhook, with the status and the next try', async () => {
  const { partner } = await add();
  const receiver = await receivers.start('broken');
  receiver.answers(503);
  const { createPartnerWebhook } = await ask(CREATE, {
    input: { partnerId: partner.id, url: receiver.url, kinds: ['LISTED'] },
  });
  expect(createPartnerWebhook).toMatchObject({
    webhook: { state: 'ON' },
    secret: expect.stringMatching(/^whsec_/),
  });
  await carStore(rest.store).save(aCar({ _id: 'x5' }));
  await until(async () => {
    const { partnerWebhooks } = await ask(WEBHOOKS, { id: partner.id });
    expect(partnerWebhooks).toMatchObject([
      {
        failures: 1,
        deliveries: [
          { kind: 'LISTED', carId: 'x5', status: 503, attempts: 1, nextTryAt: expect.any(String) },
        ],
      },
    ]);
    expect(partnerWebhooks[0].deliveries[0].error).toBe('The receiver answered HTTP 503.');
  }, 5_000);
  expect((await ask(WEBHOOKS, { id: 'nobody' })).partnerWebhooks).toBeNull();
});
