import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSchema, isInputObjectType, isNonNullType, isObjectType } from 'graphql';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import { requiredScopes } from '../../gateway/clients/requiredScopes.ts';
import { faults } from '../origins/faultyOrigin.ts';
import {
  aCarForSale,
  formMutations,
  type FormMutation,
  sellCarDocument,
  unsubscribeDocument,
} from './mutations.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { says, writingOrigin } from '../origins/writingOrigin.ts';

let origin: Awaited<ReturnType<typeof writingOrigin>>;
let gateway: RunningGateway;

beforeEach(async () => {
  origin = await writingOrigin();
  gateway = await runGateway({ restUrl: origin.url });
});
afterEach(async () => {
  await gateway.close();
  await origin.close();
});

const named = formMutations.map((form) => [form.name, form] as const);
const [testDrive] = formMutations;
/** What must never be reported as accepted if it was not: the forms, the end of a newsletter, the offer of a car. */
const taken: Pick<FormMutation, 'name' | 'path' | 'document' | 'input' | 'onlyCreated'>[] = [
  ...formMutations,
  {
    name: 'unsubscribe',
    path: '/api/v1/unsubscribe/n1',
    document: unsubscribeDocument,
    input: { id: 'n1' },
    onlyCreated: false,
  },
  {
    name: 'sellCar',
    path: '/api/v1/sell-car',
    document: sellCarDocument,
    input: aCarForSale,
    onlyCreated: true,
  },
];
/** The forms for which every 2xx may be a success: then the body must confirm it. */
const confirmed = taken.filter(({ onlyCreated }) => !onlyCreated);
if (!testDrive) throw new Error('No forms');

describe('the graph', () => {
  it('GW-4 has a mutation a form, each with one input, a key, and a payload that tells what to put right', async () => {
    const mutations =
      buildSchema(await readTypeDefs())
        .getMutationType()
        ?.getFields() ?? {};
    const scopes: Record<string, string> = requiredScopes;
    const fields = Object.fromEntries(
      Object.entries(mutations).filter(
        ([name]) =>
          !['webhooks:manage', 'staff'].includes(scopes[name] ?? '') &&
          !['logOutAdmin', 'resetPassword', 'openInvitation'].includes(name),
      ),
    );
    expect(Object.keys(fields).sort()).toEqual(
      [
        ...formMutations.map(({ name }) => name),
        ...['sellCar', 'unsubscribe', 'signUpAdmin', 'logInAdmin'],
        ...['createSearchAlert', 'confirmSearchAlert', 'endSearchAlert'],
      ].sort(),
    );
    for (const { name, args, type } of Object.values(fields)) {
      const [input, ...others] = args;
      expect([name, input?.name, others.map((argument) => argument.name)]).toEqual([
        name,
        'input',
        name === 'sellCar' ? ['images'] : [],
      ]);
      if (!isNonNullType(input?.type) || !isInputObjectType(input.type.ofType)) throw new Error(name);
      expect(Object.keys(input.type.ofType.getFields())).toContain('idempotencyKey');
      if (!isObjectType(type)) throw new Error(name);
      expect(String(type.getFields().userErrors?.type)).toBe('[UserError!]!');
    }
  });
});

describe('a visitor who sends a form', () => {
  it.each(named)(
    'API-2 TD-6 BN-3 FIN-10 CON-4 NEWS-2 has %s arrive as JSON with exactly the fields of the specification',
    async (_name, { document, input, wire, path }) => {
      await gateway.data(document, { input });
      expect(origin.received.map(({ method, path: to }) => [method, to])).toEqual([['POST', path]]);
      expect(origin.received[0]?.headers['content-type']).toBe('application/json');
      expect(origin.bodies()).toEqual([wire]);
    },
  );

  it.each(named)('API-5 reads that %s was stored from an empty 201', async (name, form) => {
    const { [name]: payload } = await gateway.data(form.document, { input: form.input });
    expect(payload[form.thing]).toMatchObject(name === 'subscribe' ? {} : { id: null });
    expect([payload.message, payload.userErrors]).toEqual([null, []]);
  });

  it.each(named)('NEWS-3 reads the id and the words of the origin after %s', async (name, form) => {
    origin.on(form.path, says(201, { id: 'e1', message: 'Thank you, see https://example.ae'.slice(0, 9) }));
    const { [name]: payload } = await gateway.data(form.document, { input: form.input });
    expect(payload.message).toBe('Thank you');
    if (name !== 'subscribe') expect(payload[form.thing].id).toBe('e1');
  });

  it.each(['e1\ud83d', '🚗1234567'])(
    'NEWS-3 is given no id whose end no address could hold: %j',
    async (_id) => {
      origin.on(testDrive.path, says(201, { _id, message: 'Thank you \ud83d' }));
      const { requestTestDrive } = await gateway.data(testDrive.document, { input: testDrive.input });
      expect(requestTestDrive[testDrive.thing]).toMatchObject({ id: null });
      expect(requestTestDrive.message).toBe('Thank you \ufffd');
    },
  );

  it.each(
    formMutations.flatMap((form) => [200, 202, 204].map((status) => [form.name, status, form] as const)),
  )(
    'API-5 has sent %s with success or not when the origin says %i, as the specification has it',
    async (name, status, form) => {
      origin.on(form.path, status === 204 ? says(status) : says(status, { message: 'We have it.' }));
      const { body } = await gateway.query(form.document, { input: form.input });
      if (form.onlyCreated) {
        expect(body.data[name]).toBeNull();
        expect(body.errors[0].extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
      } else {
        expect(body.errors).toBeUndefined();
        expect(body.data[name][form.thing]).not.toBeNull();
      }
    },
  );

  const confirmations: [string, RequestListener][] = [
    ['an id', says(200, { _id: 'e1' })],
    ['a success', says(200, { success: true, errors: [] })],
    ['a sentence', says(200, 'Thank you.', { 'content-type': 'text/plain; charset=utf-8' })],
    ['a sentence with an address', says(200, { message: 'Thank you. See https://example.ae.' })],
    [
      'a sentence as Express sends it',
      says(200, 'Thank you.', { 'content-type': 'text/html; charset=utf-8' }),
    ],
    ['nothing but that it was created', says(201, {})],
    ['a success by another name', says(200, { isSuccess: true, message: 'Saved.' })],
    ['a success as a number', says(200, { success: 1, message: 'Saved.' })],
    ['that nothing failed', says(200, { failed: 0, errors: {}, error: '', message: 'Saved.' })],
    ['that there is no error', says(200, { hasErrors: false, error: null, status: 'no error', id: 'e1' })],
    ['a status in words', says(200, { status: 'success', result: 'transferred', message: 'Saved.' })],
    ['a reference that is a code', says(200, { id: 'e1', code: '4711-AB' })],
    ['a sentence about errors', says(200, { message: 'Thank you. Errors are told to us by mail.' })],
    ['an id beside a mail that failed', says(200, { id: 'e1', message: 'Failed to send the mail.' })],
    ['a record with a state of its own', says(201, { id: 'e1', status: 'new', statusCode: 201 })],
  ];
  it.each(confirmations)('API-5 reads that the form was taken from %s', async (_what, answer) => {
    for (const { name, document, input, path } of confirmed) {
      origin.on(path, answer);
      const { [name]: payload } = await gateway.data(document, { input });
      expect(payload.userErrors).toEqual([]);
    }
  });

  const json = { 'content-type': 'application/json' };
  const nothingSaid: [string, RequestListener][] = [
    ['nothing', says(200)],
    ['nothing, as JSON', says(202, '', json)],
    ['blanks', says(200, ' ', { 'content-type': 'text/plain' })],
    ['an empty object', says(200, {})],
    ['null', says(200, 'null', json)],
    ['the page of something else', says(200, '<h1>Welcome</h1>', { 'content-type': 'text/html' })],
    ['a record of something else', says(200, { cars: [] })],
  ];
  type Contradiction = [string, number | string | object, Record<string, string>?];
  const contradictions: Contradiction[] = [
    ['a list', []],
    ['a number', '7', json],
    ['half an object', '{"id":', json],
    ['the page of something else', '\n<h1>Welcome</h1>', { 'content-type': 'text/html' }],
    ['that there was no success', { success: false, message: 'Not stored.' }],
    ['that there was no success, as text', { success: 'false', id: 'e1' }],
    ['an error', { id: 'e1', error: 'Not stored.' }],
    ['errors', { message: 'No', errors: [{ field: 'email', message: 'Not stored.' }] }],
    ['the status of a failure', { message: 'Internal server error', statusCode: 500 }],
    ['the status of a failure, by another name', { message: 'Not valid', status: 422 }],
    ['the status of a failure, as its code', { code: 500, message: 'failed' }],
    ['that it is not fine', { ok: false }],
    ['a failure in a word', { id: 'x', status: 'error' }],
    ['a failure in a word of JSend', { status: 'fail', message: 'Not valid' }],
    ...['failed', 'failure', 'ERROR', 'Invalid', 'VALIDATION_ERROR', '500 Internal'].map(
      (status): Contradiction => [`a failure by the status ${status}`, { status, message: 'Not stored.' }],
    ),
    ['a failure as its result', { result: 'error', message: 'Not stored.' }],
    ...[0, null, '', 'False', 'no', ' false '].map((success): Contradiction => [
      `the success ${JSON.stringify(success)}`,
      { success, message: 'Not stored.' },
    ]),
    ...['ok', 'isSuccess', 'is_success', 'Success', 'succeeded', 'successful'].map((name): Contradiction => [
      `no by ${name}`,
      { [name]: false, message: 'Not stored.' },
    ]),
    ['that it is not fine, as a number', { ok: 0, message: 'Not stored.' }],
    ['errors by their fields', { errors: { email: 'bad' }, message: 'Not stored.' }],
    ['errors in a sentence', { errors: 'The email is bad.', message: 'Not stored.' }],
    ['an error that says nothing', { error: {}, message: 'Not stored.' }],
    ['an empty list as its error', { error: [], message: 'Not stored.' }],
    ['that it failed', { failed: true, message: 'Not stored.' }],
    ['that it has errors', { hasErrors: true, message: 'Not stored.' }],
    ['the error of a program', 'Error: could not connect', { 'content-type': 'text/plain' }],
    ['the error of a database', { message: 'MongoServerError: E11000 duplicate key' }],
    ['the reason of a status', 'Unauthorized', { 'content-type': 'text/html' }],
    ['the reason of a status, in JSON', { message: 'Internal Server Error' }],
    ['the line of a status', '502 Bad Gateway', { 'content-type': 'text/plain' }],
  ];
  it.each(nothingSaid)(
    'API-5 GW-10 is not told that it was taken when the origin says %s',
    async (_what, answer) => {
      for (const { name, document, input, path } of confirmed) {
        origin.on(path, answer);
        const { body } = await gateway.query(document, { input });
        expect(body.data).toEqual({ [name]: null });
        expect(body.errors[0].extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
        expect(body.errors[0].message).toMatch(/^The dealer's system /);
      }
    },
  );

  it.each(contradictions)(
    'API-5 GW-10 is not told that it was taken when the origin says %s, whatever its status is',
    async (_what, said, headers) => {
      for (const { name, document, input, path } of taken) {
        for (const status of [200, 201]) {
          origin.on(path, says(status, said, headers));
          const { body } = await gateway.query(document, { input });
          expect(body.data).toEqual({ [name]: null });
          expect(body.errors[0].extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
        }
      }
    },
  );

  it('has the page and the consent told beside the form, which stays as the specification has it', async () => {
    const more = { idempotencyKey: 'k-1', source: '/car/x5?from=بيت', consent: '2026-11' };
    await gateway.data(testDrive.document, { input: { ...testDrive.input, ...more } });
    expect(origin.bodies()).toEqual([testDrive.input]);
    expect(origin.received[0]?.headers).toMatchObject({
      'idempotency-key': 'k-1',
      'x-source-page': encodeURI(more.source),
      'x-consent-version': '2026-11',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it.each(['', 'two words', 'شكرا', 'x'.repeat(201), 'a\r\nb: c'])(
    'may not use the key %j',
    async (idempotencyKey) => {
      const input = { ...testDrive.input, idempotencyKey };
      const { requestTestDrive } = await gateway.data(testDrive.document, { input });
      expect(requestTestDrive.userErrors).toEqual([
        { field: 'idempotencyKey', message: expect.stringContaining('200'), code: 'INVALID' },
      ]);
      expect(origin.received).toEqual([]);
    },
  );

  it.each([
    ['source', 'x'.repeat(501), 'This is too long. The maximum is 500 characters.'],
    ['consent', 'x'.repeat(101), 'This is too long. The maximum is 100 characters.'],
    ['source', '/car/\ud83d', 'This contains an invalid character. Type it again.'],
    ['fullName', 'Layla \ude97', 'This contains an invalid character. Type it again.'],
  ])(
    'is refused with a %s that cannot be passed on whole, and nothing is sent',
    async (field, text, message) => {
      const input = { ...testDrive.input, [field]: text };
      const { requestTestDrive } = await gateway.data(testDrive.document, { input });
      expect(requestTestDrive.userErrors).toEqual([{ field, message, code: 'INVALID' }]);
      expect(origin.received).toEqual([]);
    },
  );

  it('has a page and a consent passed on that are as long as they may be', async () => {
    const more = { source: '🚗'.repeat(500), consent: '🚗'.repeat(100) };
    await gateway.data(testDrive.document, { input: { ...testDrive.input, ...more } });
    expect(origin.received[0]?.headers).toMatchObject({
      'x-source-page': encodeURI(more.source),
      'x-consent-version': encodeURI(more.consent),
    });
  });

  it('never has its token sent with a form', async () => {
    await gateway.query(testDrive.document, { input: testDrive.input }, { authorization: 'Bearer secret' });
    expect(origin.received[0]?.headers.authorization).toBeUndefined();
  });

  it('is refused over GET, and nothing is sent', async () => {
    const query = `query=${encodeURIComponent('mutation { unsubscribe(input: { id: "n1" }) { message } }')}`;
    const response = await fetch(`${gateway.url}/graphql?${query}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(response.status).toBe(405);
    expect(origin.received).toEqual([]);
  });
});

describe('what a visitor can put right', () => {
  it.each(named)('is told beside the fields of %s', async (name, { document, input, path }) => {
    const errors = [
      { field: 'email', message: 'Email address must look like name@example.com.' },
      { field: 'mobileNumber', message: 'Mobile number is missing.' },
    ];
    origin.on(path, says(422, { message: 'Not valid', errors }));
    const { [name]: payload } = await gateway.data(document, { input });
    expect(payload.userErrors).toEqual(errors.map((error) => ({ ...error, code: 'INVALID' })));
    expect(payload[formMutations.find((form) => form.name === name)?.thing ?? '']).toBeNull();
  });

  it.each([
    ['a car that is gone', 404, 'carId', 'NOT_FOUND'],
    ['a car that was withdrawn', 410, 'carId', 'NOT_FOUND'],
    ['a car that is sold', 409, 'carId', 'SOLD'],
    ['a form that is refused', 403, null, 'FORBIDDEN'],
    ['a form that makes no sense', 422, null, 'INVALID'],
    ['too many forms', 429, null, 'RATE_LIMITED'],
  ])('TD-9 BN-6 is told word for word: %s', async (_what, status, field, code) => {
    for (const form of formMutations.filter(({ input }) => input.carId)) {
      origin.on(form.path, says(status, { message: 'Sorry, not this one.' }));
      const { [form.name]: payload } = await gateway.data(form.document, { input: form.input });
      expect(payload.userErrors).toEqual([{ field, message: 'Sorry, not this one.', code }]);
    }
  });

  it('is told when the same key came with another form', async () => {
    const errors = [{ field: 'idempotencyKey', message: 'This key came with another form before.' }];
    origin.on(testDrive.path, says(422, { message: '', errors }));
    const { requestTestDrive } = await gateway.data(testDrive.document, { input: testDrive.input });
    expect(requestTestDrive.userErrors[0].code).toBe('CONFLICT');
  });

  it.each(['99999999999', 'Infinity'])('is told to wait, but not for %s seconds', async (seconds) => {
    origin.on(testDrive.path, says(429, '', { 'retry-after': seconds }));
    const document = testDrive.document.replace('userErrors { field', 'userErrors { retryAfter field');
    const { requestTestDrive } = await gateway.data(document, { input: testDrive.input });
    expect(requestTestDrive.userErrors[0]).toMatchObject({
      message: expect.stringContaining('Try again later.'),
      retryAfter: null,
    });
  });

  it('is told with the seconds to wait when the origin has no words for it', async () => {
    origin.on(testDrive.path, says(429, '<h1>Too Many Requests</h1>', { 'retry-after': '17' }));
    const { requestTestDrive } = await gateway.data(testDrive.document, { input: testDrive.input });
    expect(requestTestDrive.userErrors[0]).toMatchObject({
      message: expect.stringContaining('17 seconds'),
      code: 'RATE_LIMITED',
    });
  });
});

describe('what goes wrong', () => {
  const statuses: [number, string][] = [
    [400, 'UPSTREAM_CLIENT_ERROR'],
    [500, 'UPSTREAM_ERROR'],
    [503, 'UPSTREAM_ERROR'],
    [302, 'UPSTREAM_ERROR'],
  ];

  it.each(statuses)(
    'GW-10 TD-9 BN-6 NEWS-4 with HTTP %i is told in words that are shown',
    async (status, code) => {
      for (const { name, document, input, path, shown } of formMutations) {
        for (const text of name === 'subscribe'
          ? ['error', 'success', 'message']
          : ['message', 'error', 'success']) {
          origin.on(path, says(status, { [text]: 'Our own words.', stack: 'at query (/srv/db.js:1)' }));
          const { text: answer, body } = await gateway.query(document, { input });
          expect(body.data).toEqual({ [name]: null });
          expect(body.errors[0].extensions).toEqual({ code });
          if (shown) expect(body.errors[0].message).toBe('Our own words.');
          else expect(body.errors[0].message).toMatch(/^The dealer's system /);
          expect(answer).not.toMatch(/stack|srv|127\.0\.0\.1/);
        }
      }
    },
  );

  it.each([
    ['401', says(401)],
    ['401 and why', says(401, { message: 'Log in first.', error: 'Log in first.' })],
    ['403', says(403)],
  ])(
    'GW-10 is a fault of the origin, and no reason to log in, when that says %s to a form',
    async (_what, answer) => {
      for (const { name, document, input, path } of taken) {
        origin.on(path, answer);
        const { body } = await gateway.query(document, { input });
        expect(body.data).toEqual({ [name]: null });
        expect(body.errors[0]).toMatchObject({
          message: "The dealer's system rejected this request.",
          extensions: { code: 'UPSTREAM_CLIENT_ERROR' },
        });
      }
    },
  );

  it('NEWS-4 is told in the field `error` before the field `success` and the field `message`', async () => {
    const form = formMutations.find(({ name }) => name === 'subscribe');
    if (!form) throw new Error('No newsletter');
    const all = { message: 'Third.', success: 'Second.', error: 'First.' };
    for (const body of [all, { ...all, error: undefined, success: false }]) {
      origin.on(form.path, says(500, body));
      const answer = await gateway.query(form.document, { input: form.input });
      expect(answer.body.errors[0].message).toBe(body.error ?? 'Third.');
    }
  });

  it.each([
    'connect ECONNREFUSED db:27017',
    'see http://10.0.0.7/log',
    'Error: no\n    at query (/srv/db.js:1:2)',
    'cannot read /srv/rest/db.js',
    'no route to 10.0.0.7',
    'x'.repeat(1001),
    ' ',
  ])('GW-10 is told in a sentence of the gateway when the origin says %j', async (message) => {
    origin.on(testDrive.path, says(500, { message }));
    const { body } = await gateway.query(testDrive.document, { input: testDrive.input });
    expect(body.errors[0].message).toMatch(/^The dealer's system /);
  });

  it.each([
    ['that it hangs', faults.hang(), 'UPSTREAM_TIMEOUT'],
    ['that it trickles', faults.trickle(), 'UPSTREAM_TIMEOUT'],
    ['that it hangs up', faults.hangUp(), 'UPSTREAM_ERROR'],
    ['an HTML page', says(500, '<h1>nginx</h1>', { 'content-type': 'text/html' }), 'UPSTREAM_ERROR'],
    ['a missing route', says(404), 'NOT_FOUND'],
  ])('GW-10 has a code: %s', async (_what, answer, code) => {
    const hasty = await runGateway({
      restUrl: origin.url,
      timeout: code === 'UPSTREAM_TIMEOUT' ? 150 : 5000,
    });
    for (const { name, document, input, path } of formMutations) {
      origin.on(path, answer);
      const { body } = await hasty.query(document, { input });
      expect(body.data).toEqual({ [name]: null });
      expect(body.errors[0].extensions).toEqual({ code });
    }
    // Beside the forms, the car is asked for whose form may be what is missing.
    const sent = origin.received.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(formMutations.length);
    await hasty.close();
  });
});

describe.each<[string, RequestListener]>([
  ['breaks', (_request, response) => void response.destroy()],
  ['breaks behind a proxy, which says so', says(502)],
])('a form whose connection %s', (_how, broken) => {
  /** Breaks the connection `times` times, then accepts the form. */
  function breaks(path: string, times: number) {
    let left = times;
    origin.on(path, (request, response) =>
      (left-- > 0 ? broken : says(201, { id: 'e1' }))(request, response),
    );
  }

  it('is sent once without a key', async () => {
    breaks(testDrive.path, 1);
    const { body } = await gateway.query(testDrive.document, { input: testDrive.input });
    expect(body.errors[0].extensions.code).toBe('UPSTREAM_ERROR');
    expect(origin.received).toHaveLength(1);
  });

  it('is sent once more with a key, and no third time', async () => {
    const input = { ...testDrive.input, idempotencyKey: 'k-1' };
    breaks(testDrive.path, 1);
    expect((await gateway.data(testDrive.document, { input })).requestTestDrive.testDrive.id).toBe('e1');
    breaks(testDrive.path, 2);
    expect((await gateway.query(testDrive.document, { input })).body.errors).toHaveLength(1);
    expect(origin.received.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(4).fill('k-1'));
  });
});

describe('a form without a key', () => {
  it('is sent as often as it was asked for, also at once and with the same words', async () => {
    await Promise.all([1, 2, 3].map(() => gateway.data(testDrive.document, { input: testDrive.input })));
    expect(origin.received).toHaveLength(3);
  });
});

describe('a reader who unsubscribes', () => {
  const path = '/api/v1/unsubscribe/n1';
  const variables = { input: { id: 'n1' } };

  it('UNS-1 UNS-2 GW-5 has one GET sent each time, and is told the words of the origin', async () => {
    origin.on(path, says(200, { message: 'You are unsubscribed.' }));
    for (const times of [1, 2]) {
      const { unsubscribe } = await gateway.data(unsubscribeDocument, variables);
      expect(unsubscribe).toEqual({ message: 'You are unsubscribed.', userErrors: [] });
      expect(origin.received.map(({ method, path: to }) => [method, to])).toEqual(
        Array(times).fill(['GET', path]),
      );
    }
    expect(origin.received[0]?.body).toHaveLength(0);
  });

  it.each([
    ['a text', says(200, 'Done.', { 'content-type': 'text/plain' }), 'Done.'],
    ['text as JSON', says(200, '"Done."', { 'content-type': 'application/json' }), 'Done.'],
    ['a field `success`', says(200, { success: 'Done.' }), 'Done.'],
    ['nothing', says(204), null],
  ])('UNS-2 is told what there is to tell of %s', async (_what, answer, message) => {
    origin.on(path, answer);
    const { unsubscribe } = await gateway.data(unsubscribeDocument, variables);
    expect(unsubscribe).toEqual({ message, userErrors: [] });
  });

  it('UNS-3 is told why it failed, in the words of the origin', async () => {
    origin.on(path, says(404, { error: 'This link is not valid.' }));
    const { unsubscribe } = await gateway.data(unsubscribeDocument, variables);
    expect(unsubscribe.userErrors).toEqual([
      { field: null, message: 'This link is not valid.', code: 'NOT_FOUND' },
    ]);
    origin.on(path, says(500, { message: 'Not today.' }));
    const { body } = await gateway.query(unsubscribeDocument, variables);
    expect(body.errors[0]).toMatchObject({ message: 'Not today.', extensions: { code: 'UPSTREAM_ERROR' } });
  });

  it('GW-5 is never sent twice, with a key or without', async () => {
    origin.on(path, faults.hangUp());
    await gateway.query(unsubscribeDocument, variables);
    await gateway.query(unsubscribeDocument, { input: { id: 'n1', idempotencyKey: 'k-1' } });
    expect(origin.received).toHaveLength(2);
    expect(origin.received[1]?.headers['idempotency-key']).toBe('k-1');
  });

  it('API-2 cannot reach another address with an id', async () => {
    await gateway.query(unsubscribeDocument, { input: { id: '../subscribe?x=1' } });
    expect(origin.requests).toEqual(['/api/v1/unsubscribe/..%2Fsubscribe%3Fx%3D1']);
  });
});

describe('a mail program that unsubscribes its reader with one click', () => {
  const click = (id: string, body = 'List-Unsubscribe=One-Click') =>
    fetch(`${gateway.url}/unsubscribe/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });

  it('UNS-1 is answered in a sentence', async () => {
    origin.on('/api/v1/unsubscribe/n1', says(200, { message: 'You are unsubscribed.' }));
    const response = await click('n1');
    expect([response.status, await response.text()]).toEqual([200, 'You are unsubscribed.']);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(origin.received.map(({ method }) => method)).toEqual(['GET']);
  });

  it.each([
    ['an unknown id', says(404, { message: 'This link is not valid.' }), 404, 'This link is not valid.'],
    ['an origin without words', says(404), 404, 'This does not exist or is no longer listed.'],
    [
      'an origin that is down',
      faults.hangUp(),
      502,
      "The dealer's system is unavailable at the moment. Try again.",
    ],
  ])('UNS-3 is told of %s', async (_what, answer, status, text) => {
    origin.on('/api/v1/unsubscribe/n1', answer);
    const response = await click('n1');
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it('sends no more than it needs to', async () => {
    expect((await click('n1', 'x'.repeat(5000))).status).toBe(413);
    expect(origin.received).toEqual([]);
  });
});
