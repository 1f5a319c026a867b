import { createHash } from 'node:crypto';
import type { OpenAPIV3 } from 'openapi-types';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminStore } from '../../rest/admin/adminStore.ts';
import type { StoredAuditEntry } from '../../rest/admin/audit/auditEntry.ts';
import { guardBackOffice } from '../../rest/admin/guardBackOffice.ts';
import { type Right, rights } from '../../rest/admin/rights.ts';
import { type Role, roles } from '../../rest/admin/role.ts';
import { codeOfStep, newSecret, stepAt } from '../../rest/admin/signIn/oneTimeCode.ts';
import { type StoredBlog, unedited } from '../../rest/blogs/blog.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import type { StoredRun } from '../../rest/imports/importRun.ts';
import { subscriptionId } from '../../rest/enquiries/newsletter/subscriptionId.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import type { StoredBulkChange } from '../../rest/stock/bulk/bulkChange.ts';
import { bulkStore } from '../../rest/stock/bulk/bulkStore.ts';
import type { CarDraft } from '../../rest/stock/drafts/carDraft.ts';
import { auditMessages } from '../../web/admin/audit/messages.ts';
import { WebhookReceivers } from '../servers/receiver/webhookReceivers.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, signIn, type Staff, tokenSecret } from '../servers/staff.ts';
import { aBlog, aCar } from '../stock/aCar.ts';
import { aDraft } from '../stock/aDraft.ts';
import { aPhoto } from '../stock/somePhotos.ts';

/** A route of the back office, as its description tells it. */
interface Route {
  id: string;
  right: Right;
  method: string;
  path: string;
  example: Record<string, unknown> | undefined;
}

const visitor = {
  ...{
    firstName: 'Layla',
    lastName: 'Hassan',
    email: 'layla.hassan@example.ae',
    mobileNumber: '+971 50 123 4567',
  },
  ...{ message: 'Is the white one still there?' },
};
/** What changes nothing but what its sender sees. */
const previews = ['previewBulkChange', 'listCarsForPictures'];
/** A file with a car. */
const FILE = new Blob(['Make,Model\nBMW,X5\n'], { type: 'text/csv' });
const known = new Map<string, Right>(Object.entries(rights));
const picture = await aPhoto().jpeg().toBuffer();
/** In which the password was entered too long ago. */
const earlier = () => new Date(Date.now() - 11 * 60_000);

let rest: RunningRest;
let routes: Route[];

beforeAll(async () => {
  rest = await runRest({
    admin: { tokenSecret },
    receivers: new WebhookReceivers().network,
    startImport: () => new Promise(() => undefined),
  });
  const { body } = await rest.get('/api/v1/openapi.json');
  routes = Object.entries((body as OpenAPIV3.Document).paths)
    .filter(([path]) => path.startsWith('/api/admin'))
    .flatMap(([path, item]) =>
      Object.entries(item ?? {}).map(([method, operation]) => {
        const { operationId: id = '', requestBody } = operation as OpenAPIV3.OperationObject;
        const content =
          requestBody && 'content' in requestBody ? requestBody.content['application/json'] : undefined;
        return {
          id,
          right: known.get(id) as Right,
          method: method.toUpperCase(),
          path,
          example: content?.example,
        };
      }),
    );
});
afterAll(() => rest.close());

async function send({ method, path }: Route, headers: Record<string, string>, body?: object | Blob) {
  const response = await fetch(rest.url + path.replaceAll(/\{\w+\}/g, 'none'), {
    method,
    headers: {
      ...headers,
      ...(body && { 'content-type': body instanceof Blob ? body.type : 'application/json' }),
    },
    body: body instanceof Blob ? body : body && JSON.stringify(body),
  });
  // Events have no end.
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const text = isStream ? '' : await response.text();
  if (isStream) await response.body?.cancel();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text ? JSON.parse(text) : undefined,
  };
}

describe('the table of rights', () => {
  it('has a line for each route of the back office, and each line a route (BO-1)', () => {
    expect(routes.map(({ id }) => id).toSorted()).toEqual([...known.keys()].toSorted());
  });

  it('stops the start of an API with a route that has no line (BO-1)', () => {
    const app = Fastify();
    guardBackOffice(app, { signedIn: () => Promise.reject(new Error('not asked')) });
    const schema = { operationId: 'readEverything' };
    expect(() => app.get('/api/admin/v1/everything', { schema }, () => ({}))).toThrow(
      '/api/admin/v1/everything needs an operation id with a line in rest/admin/rights.ts.',
    );
    expect(() => app.get('/api/admin', () => ({}))).toThrow('needs an operation id');
  });

  it.each(roles)('says what %s may do, and the routes do as it says (BO-1)', async (role: Role) => {
    const { headers } = await addStaff(rest.store, `Member-${role}`, role, earlier);
    for (const route of routes) {
      // Without a body, nothing is changed by those that take one.
      const { status, body, headers: answered } = await send(route, headers);
      const outcome = status === 403 ? (body.code ?? 'refused') : 'allowed';
      const expected = !route.right.roles.includes(role)
        ? 'refused'
        : route.right.confirmed
          ? 'NOT_CONFIRMED'
          : 'allowed';
      expect([route.id, outcome, answered.get('cache-control')]).toEqual([route.id, expected, 'no-store']);
      expect(status).not.toBe(401);
    }
  });

  it('says what whoever has to set up one-time codes may do before (BO-1)', async () => {
    const { id, headers } = await addStaff(rest.store, 'Newcomer', 'OWNER');
    await adminStore(rest.store).update(id, () => ({ oneTimeCodesRequired: true }));
    for (const route of routes) {
      const { body } = await send(route, headers);
      const isRefused = body?.code === 'ONE_TIME_CODES_REQUIRED';
      expect([route.id, isRefused]).toEqual([route.id, !route.right.beforeSetUp]);
    }
  });

  it('lets nobody in without a session: no visitor, no partner, nobody with another token (BO-1)', async () => {
    const key = await partnerStore(rest.store).add('Marsa', [
      'inventory:read',
      'leads:write',
      'webhooks:manage',
    ]);
    for (const route of routes) {
      for (const authorization of ['', `Bearer ${key}`, 'Bearer nonsense']) {
        const { status, headers } = await send(route, { authorization });
        expect([route.id, status, headers.get('cache-control')]).toEqual([route.id, 401, 'no-store']);
      }
    }
  });
});

describe('an owner who reads the audit log', () => {
  it('finds words for every action that it may have, and for no other', () => {
    const changes = routes
      .filter(({ id, method }) => method !== 'GET' && !previews.includes(id))
      .map(({ id }) => id);
    const others = [
      ...['sign-up', 'login', 'logout', 'resetPassword', 'getEnquiry', 'exportEnquiries', 'findPerson'],
      'eraseOldData',
    ];
    expect(Object.keys(auditMessages.en.actions).toSorted()).toEqual([...changes, ...others].toSorted());
  });
});

describe('whatever is changed in the back office', () => {
  /** Stores the preview of a bulk change of one car; resolves with its id. */
  async function aPreview(): Promise<string> {
    const { _id: id, stockNumber } = aCar();
    const { _id } = await bulkStore(rest.store, () => new Date()).add(
      { action: { kind: 'withdraw' }, by: 'Huda', samples: [], refused: 0, refusedCars: [] },
      [{ id, stockNumber, name: 'BMW X5', revision: 1 }],
    );
    return _id;
  }
  const content = { title: 'Tyres', description: '<p>Round.</p>', image: null, postedBy: 'Layla' };
  async function anArticle(parts: Partial<StoredBlog>) {
    const blog = { ...aBlog(content), ...unedited, revision: 1, ...parts };
    await rest.store.collection<StoredBlog>('blogs').insertOne(blog);
    return blog._id;
  }
  /** What a change of each kind of record, or an operation, needs: the id of a record that can be changed. */
  const records = new Map<string, (owner: Staff) => Promise<string>>([
    ['partners', async ({ id }) => (await addPartner(id)).partner._id],
    // The id, and what follows it in the path.
    [
      'revokePartnerKey',
      async ({ id }) => {
        const { partner, key } = await addPartner(id);
        return `${partner._id}/keys/${key.slice(0, 11)}`;
      },
    ],
    [
      'webhooks',
      async ({ id, headers }) => {
        const { partner } = await addPartner(id);
        const path = `/api/admin/v1/partners/${partner._id}/webhooks`;
        return (await rest.post(path, { url: 'https://partner.example/changes' }, headers)).body.webhook.id;
      },
    ],
    ['enquiries', async () => (await rest.post('/api/v1/contact-us', visitor)).body.id],
    [
      'cars',
      async () => {
        const made = aCar();
        const ofSheet = { _id: 'image-2', path: 'photos/x6.jpg', filename: 'x6.jpg' };
        const overrides = {
          mileage: { sheet: 39_000, differs: true },
          images: { sheet: [ofSheet], differs: false },
        };
        const removed = [{ picture: ofSheet, place: 0, at: new Date().toISOString() }];
        const car = { ...made, importedAs: 'S-1001', overrides, pictureHistory: { removed } };
        await carStore(rest.store).save(car);
        await rest.photos.put('x5.jpg', picture);
        return car._id;
      },
    ],
    ...['saveCarDraft', 'discardCarDraft', 'publishCar'].map((id): [string, () => Promise<string>] => [
      id,
      async () => {
        const car = aCar();
        await carStore(rest.store).save(car);
        await rest.store.collection<CarDraft>('carDrafts', { followed: true }).insertOne(aDraft(car._id));
        return car._id;
      },
    ]),
    [
      'relistCar',
      async () => {
        const car = aCar();
        await carStore(rest.store).save(car);
        await carStore(rest.store).withdraw(car._id);
        return car._id;
      },
    ],
    [
      'undoBulkChange',
      async () => {
        const made = await aPreview();
        const fields = { state: 'done' as const, finishedAt: new Date().toISOString() };
        await rest.store
          .collection<StoredBulkChange>('bulkChanges')
          .updateOne({ _id: made }, { $set: fields });
        return made;
      },
    ],
    ['articles', () => anArticle({})],
    ['publishArticle', () => anArticle({ isDraft: true, draft: content })],
    ['deleteArticle', () => anArticle({ isDraft: true, draft: content })],
    ['removeArticleCover', () => anArticle({ image: 'photos/article-1.jpg' })],
    ['discardArticleDraft', () => anArticle({ draft: { ...content, title: 'Another' } })],
    [
      'subscribers',
      async () => {
        await rest.post('/api/v1/subscribe', { email: visitor.email });
        return subscriptionId(visitor.email);
      },
    ],
    ['people', async ({ id }) => (await addStaff(rest.store, `Colleague-of-${id}`, 'VIEWER')).id],
    [
      'invitations',
      async ({ id, headers }) => {
        const invitation = { email: `${id}@example.ae`, role: 'SALES' };
        return (await rest.post('/api/admin/v1/invitations', invitation, headers)).body.id;
      },
    ],
    [
      'persons/requests',
      async ({ headers }) => {
        const asked = { kind: 'access', contact: visitor.email, receivedOn: '2026-11-26' };
        return (await rest.post('/api/admin/v1/persons/requests', asked, headers)).body.id;
      },
    ],
    [
      'imports',
      async ({ headers }) =>
        (
          await rest.post('/api/admin/v1/imports?name=cars.csv', await FILE.text(), {
            ...headers,
            'content-type': 'text/csv',
          })
        ).body.id,
    ],
    [
      'startImport',
      async ({ headers }) => {
        const { id } = (
          await rest.post('/api/admin/v1/imports?name=cars.csv', await FILE.text(), {
            ...headers,
            'content-type': 'text/csv',
          })
        ).body;
        await rest.store
          .collection<StoredRun>('importRuns')
          .updateOne({ _id: id }, { $set: { state: 'checked' } });
        return id;
      },
    ],
    [
      'saved-views',
      async ({ headers }) =>
        (await rest.post('/api/admin/v1/saved-views', { name: 'Mine', view: 'mine' }, headers)).body.id,
    ],
    [
      'sessions',
      async ({ id, headers }) => {
        const other = await signIn(rest.store, { _id: id });
        const { items } = (await rest.get('/api/admin/v1/sessions', other)).body;
        expect(headers).not.toEqual(other);
        return items.find(({ current }: { current: boolean }) => current).id;
      },
    ],
  ]);
  async function addPartner(name: string) {
    const created = await partnerStore(rest.store).create(`Partner of ${name}`, ['inventory:read']);
    if (!created) throw new Error('There is such a partner already');
    return created;
  }
  /** The picture with which something is done, where it is not the one that each car has. */
  const pictures = new Map([
    ['addCarPicture', `${createHash('sha256').update(picture).digest('hex')}?name=a.jpg&batch=a&place=0`],
    ['restoreCarPicture', 'image-2'],
  ]);
  /** The body with which something is done with a record of a person. */
  const ofRecord = (fields: object) => async () => {
    const { id } = (await rest.post('/api/v1/contact-us', visitor)).body;
    return { records: [{ kind: 'enquiry', id }], ...fields };
  };
  /** Bodies that no example can be. */
  const bodies = new Map<string, (owner: Staff) => Promise<Record<string, unknown> | Blob>>([
    ['addPortrait', async () => new Blob([picture], { type: 'image/jpeg' })],
    ['startBulkChange', async () => ({ id: await aPreview() })],
    ['setArticleCover', async () => new Blob([picture], { type: 'image/jpeg' })],
    ['addImport', async () => FILE],
    ['prepareImport', async () => ({ options: { complete: false, force: false, overwrite: [] } })],
    ['addCarPicture', async () => new Blob([picture], { type: 'image/jpeg' })],
    [
      'arrangeCarPictures',
      async () => ({ pictures: [{ id: 'image-1', group: 'inside', description: null }] }),
    ],
    ['exportPerson', ofRecord({})],
    ['correctPerson', ofRecord({ name: 'Layla Haddad' })],
    ['restrictPerson', ofRecord({ restricted: true })],
    [
      'turnOnOneTimeCodes',
      async ({ id }) => {
        const newCodesSecret = newSecret();
        await adminStore(rest.store).update(id, () => ({ newCodesSecret }));
        return { code: codeOfStep(newCodesSecret, stepAt(new Date())) };
      },
    ],
  ]);

  it('is in the audit log with whoever did it and from where, and without a value that is somebody’s own (BO-18)', async () => {
    const changes = routes.filter(({ id, method }) => method !== 'GET' && !previews.includes(id));
    const personal = new Set(Object.values(visitor));
    for (const [i, route] of changes.entries()) {
      const owner = await addStaff(rest.store, `Owner-${i}`, 'OWNER');
      const kind = /^\/api\/admin\/v1\/([\w/-]+)\/\{id\}/.exec(route.path)?.[1];
      const made = await (records.get(route.id) ?? records.get(kind ?? ''))?.(owner);
      const query = route.id === 'addImport' ? '?name=cars.csv' : '';
      const path = route.path
        .replace('{id}/keys/{prefix}', made ?? 'unknown')
        .replace('{id}', made ?? 'unknown')
        .replace('{field}', 'mileage')
        .replace('{picture}', pictures.get(route.id) ?? 'image-1')
        .concat(query);
      const body = (await bodies.get(route.id)?.(owner)) ?? route.example;
      for (const [name, value] of Object.entries(body ?? {})) {
        if (name !== 'id' && typeof value === 'string' && /[@\s]|\d{5}/.test(value)) personal.add(value);
      }
      const { status } = await send({ ...route, path }, { ...owner.headers, 'if-match': '"1"' }, body);
      expect([route.id, status]).toEqual([
        route.id,
        expect.toSatisfy((code: number) => code >= 200 && code < 300),
      ]);
      const { items } = (
        await rest.get(
          `/api/admin/v1/audit?action=${route.id}&limit=1`,
          await signIn(rest.store, { _id: owner.id }),
        )
      ).body;
      expect(items).toMatchObject([
        { who: { id: owner.id }, action: route.id, ok: true, address: '127.0.0.1' },
      ]);
    }
    expect(changes.length).toBeGreaterThan(8);
    const log = JSON.stringify(await rest.store.collection<StoredAuditEntry>('audit').find({}).toArray());
    expect([...personal].filter((value) => log.includes(value))).toEqual([]);
  });
});
