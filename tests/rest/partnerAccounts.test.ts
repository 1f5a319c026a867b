import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StoredAuditEntry } from '../../rest/admin/audit/auditEntry.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import { hashOfDocument } from '../../rest/partners/trustedDocument.ts';
import { prepareStore } from '../../rest/store/open/prepareStore.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const PATH = '/api/admin/v1/partners';

describe.each(storeEngines)('an owner who looks after partners, in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let api: RunningRest;
  let huda: Staff;

  beforeEach(async () => {
    engine = await emptyStore();
    await prepareStore(engine.store, () => undefined);
    api = await runRest({ store: engine.store, photos: engine.photos, admin: { tokenSecret } });
    huda = await addStaff(engine.store, 'Huda', 'OWNER');
  });
  afterEach(async () => {
    await api.close();
    await engine.close();
  });

  const as = (revision: number, { headers } = huda) => ({ ...headers, 'if-match': `"${revision}"` });
  const add = async (name = 'Marsa Motors') =>
    (await api.post(PATH, { name, scopes: ['leads:write', 'inventory:read'] }, huda.headers)).body;
  const statusOf = async (key: string) =>
    (await api.get('/api/v1/partner', { authorization: `Bearer ${key}` })).status;

  it('adds one, whose key is shown this once and works, and no list, record or log has it (BO-18)', async () => {
    const sent = {
      name: ' Marsa  Motors ',
      scopes: ['leads:write', 'inventory:read'],
      email: 'it@marsa.example',
    };
    const { status, body } = await api.post(PATH, sent, huda.headers);
    expect([status, body.key]).toEqual([201, expect.stringMatching(/^pk_[\w-]{43}$/)]);
    expect(body.partner).toMatchObject({
      ...{ name: 'Marsa Motors', email: 'it@marsa.example', scopes: ['inventory:read', 'leads:write'] },
      keys: [{ prefix: body.key.slice(0, 11), trustedOnly: false, lastUsedAt: null }],
      ...{ usage: { requests: 0, cost: 0, leads: 0 }, revision: 1 },
    });
    expect(await statusOf(body.key)).toBe(200);
    const list = await api.get(PATH, huda.headers);
    expect(list.body.items).toEqual([body.partner]);
    expect((await api.get(`${PATH}/${body.partner.id}`, huda.headers)).body).toEqual(body.partner);
    const log = await engine.store.collection<StoredAuditEntry>('audit').find({}).toArray();
    expect(log).toMatchObject([
      {
        action: 'addPartner',
        record: { kind: 'partner', id: body.partner.id },
        fields: [
          { name: 'name', after: 'Marsa Motors' },
          { name: 'scopes', after: 'inventory:read, leads:write' },
          { name: 'email', before: null, after: null },
        ],
      },
    ]);
    for (const text of [list.text, JSON.stringify(log)]) {
      expect(text).not.toContain(body.key.slice(0, 12));
      expect(text).not.toContain('keys.hash');
    }
    expect(JSON.stringify(log)).not.toContain('it@marsa.example');
  });

  it.each([
    [{ name: ' ', scopes: ['inventory:read'] }, 'name', 'Name is missing.'],
    [{ name: 'x'.repeat(101), scopes: ['inventory:read'] }, 'name', /maximum is 100/],
    [{ name: 'Marsa', scopes: [] }, 'scopes', 'Choose at least one scope.'],
    [{ name: 'Marsa', scopes: ['everything'] }, 'scopes', /must be one of inventory:read/],
    [{ name: 'Marsa', scopes: ['inventory:read'], email: 'marsa' }, 'email', /must look like/],
    [{ name: 'Creek Cars', scopes: ['inventory:read'] }, 'name', 'There is a partner Creek Cars already.'],
  ])('is told what to put right in %j', async (sent, field, message) => {
    await add('Creek Cars');
    const { status, body } = await api.post(PATH, sent, huda.headers);
    const expected: unknown = message instanceof RegExp ? expect.stringMatching(message) : message;
    expect([status, body.errors]).toEqual([422, [{ field, message: expected }]]);
  });

  it('exchanges a key without a gap, has two at most, and revokes one, which ends at once', async () => {
    const { partner, key: old } = await add();
    const keys = `${PATH}/${partner.id}/keys`;
    const { status, body } = await api.post(keys, { trustedOnly: true }, as(1));
    expect([status, body.partner.keys]).toMatchObject([201, [{ trustedOnly: false }, { trustedOnly: true }]]);
    expect([await statusOf(old), await statusOf(body.key)]).toEqual([200, 200]);
    const third = await api.post(keys, {}, as(2));
    expect([third.status, third.body.message]).toEqual([
      409,
      'There are already 2 keys. Revoke the one that is no longer used.',
    ]);
    const revoked = await api.delete(`${keys}/${old.slice(0, 11)}`, as(2));
    expect([revoked.status, revoked.body.keys]).toMatchObject([200, [{ prefix: body.key.slice(0, 11) }]]);
    expect([await statusOf(old), await statusOf(body.key)]).toEqual([401, 200]);
    expect((await api.delete(`${keys}/${old.slice(0, 11)}`, as(3))).status).toBe(404);
    expect((await api.delete(keys, as(3))).body).toMatchObject({ keys: [], revision: 4 });
    expect(await statusOf(body.key)).toBe(401);
    const log = JSON.stringify(await engine.store.collection<StoredAuditEntry>('audit').find({}).toArray());
    expect(log).toContain(`${body.key.slice(0, 11)}…`);
    for (const each of [old, body.key]) expect(log).not.toContain(each.slice(0, 12));
  });

  it('changes what one may do, and a second owner who knew it before reads who did (BO-7)', async () => {
    const noor = await addStaff(engine.store, 'Noor', 'OWNER');
    const { partner, key } = await add();
    const path = `${PATH}/${partner.id}`;
    const changed = await api.patch(path, { scopes: ['inventory:read'], email: 'it@marsa.example' }, as(1));
    expect(changed.body).toMatchObject({
      scopes: ['inventory:read'],
      email: 'it@marsa.example',
      revision: 2,
    });
    const leads = await api.get('/api/v1/partner/leads?limit=1', { authorization: `Bearer ${key}` });
    expect(leads.status).toBe(403);
    const stale = await api.patch(path, { email: null }, as(1, noor));
    expect([stale.status, stale.body]).toMatchObject([
      412,
      {
        changed: [
          { field: 'email', message: expect.stringMatching(/^Huda changed the email address on /) },
          { field: 'scopes', message: expect.stringMatching(/^Huda changed what this partner may do on /) },
        ],
        current: { revision: 2 },
      },
    ]);
    const removed = await api.patch(path, { email: null }, as(2, noor));
    expect(removed.body).toMatchObject({ email: null, revision: 3 });
    expect((await api.patch(path, {}, huda.headers)).status).toBe(428);
    const { body } = await api.get('/api/admin/v1/audit?action=changePartner', huda.headers);
    expect(body.items.map(({ fields }: { fields: unknown }) => fields)).toEqual([
      [{ name: 'email', before: null, after: null }],
      [
        { name: 'scopes', before: 'inventory:read, leads:write', after: 'inventory:read' },
        { name: 'email', before: null, after: null },
      ],
    ]);
  });

  it('does not revive a key that the operator revokes at the same moment (BO-7)', async () => {
    const { partner, key } = await add();
    await api.close();
    const { store, before } = interruptedStore(engine.store);
    api = await runRest({ store, photos: engine.photos, admin: { tokenSecret } });
    before('partners', () => partnerStore(engine.store).revoke('Marsa Motors'));
    const late = await api.post(`${PATH}/${partner.id}/keys`, {}, as(1));
    expect([late.status, late.body]).toMatchObject([
      412,
      { changed: [], current: { keys: [], revision: 2 } },
    ]);
    expect(await statusOf(key)).toBe(401);
  });

  it('registers the documents of a file, which the partner then asks for by hash, and removes them', async () => {
    const { partner, key } = await add();
    const path = `${PATH}/${partner.id}/documents`;
    const content = 'query Stock { cars { totalCount } }';
    const hash = hashOfDocument(content);
    const { body } = await api.post(path, { name: 'stock.graphql', content }, huda.headers);
    expect(body.items).toEqual([{ hash, operations: ['Stock'], createdAt: expect.any(String) }]);
    const asked = () => api.get(`/api/v1/partner/documents/${hash}`, { authorization: `Bearer ${key}` });
    expect((await asked()).body).toEqual({ text: content });
    const wrong = await api.post(path, { name: 'list.json', content: '{ "abc": "{ a }" }' }, huda.headers);
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ field: 'content', message: expect.stringContaining('list.json does not use SHA-256') }],
    ]);
    expect((await api.delete(`${path}?hash=${hash}`, huda.headers)).body.items).toEqual([]);
    expect((await asked()).status).toBe(404);
  });

  it('sees what its keys were used for, and which enquiries it has sent, without a person (BO-16)', async () => {
    const { partner, key } = await add();
    const authorization = `Bearer ${key}`;
    const visitor = { firstName: 'Layla', lastName: 'Hassan', email: 'layla@example.ae' };
    const form = { ...visitor, mobileNumber: '+971 50 123 4567', message: 'Is it there?' };
    const sent = await api.post('/api/v1/contact-us', form, { authorization });
    const leads = await api.get(`${PATH}/${partner.id}/leads`, huda.headers);
    expect(leads.body).toMatchObject({
      items: [{ id: sent.body.id, kind: 'contact' }],
      counts: [{ kind: 'contact', count: 1 }],
      next: null,
    });
    expect(leads.text).not.toMatch(/Layla|971/);
    const { body } = await api.get(`${PATH}/${partner.id}`, huda.headers);
    expect(body).toMatchObject({
      usage: { leads: 1 },
      keys: [{ prefix: key.slice(0, 11), lastUsedAt: expect.any(String) }],
    });
  });
});
