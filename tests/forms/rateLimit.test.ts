import { availableParallelism } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGatewayConfig } from '../../gateway/config.ts';
import { multipart, multipartHeaders, openRequest, post, sellCarParts } from './multipart.ts';
import { formMutations, unsubscribeDocument } from './mutations.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { says, writingOrigin } from '../origins/writingOrigin.ts';

const LIMIT = 3;
const [form] = formMutations;
if (!form) throw new Error('No forms');
const document = form.document.replace('userErrors { field', 'userErrors { retryAfter field');

let origin: Awaited<ReturnType<typeof writingOrigin>>;
let gateway: RunningGateway;

beforeEach(async () => {
  origin = await writingOrigin();
  gateway = await runGateway({ restUrl: origin.url, formLimit: LIMIT, trustProxy: 'loopback' });
});
afterEach(async () => {
  await gateway.close();
  await origin.close();
});

/** Sends the form from an address, and returns its user errors. */
async function send(address = '94.200.1.1') {
  const { body } = await gateway.query(document, { input: form?.input }, { 'x-forwarded-for': address });
  return body.data.requestTestDrive.userErrors;
}
const refusal = [
  {
    field: null,
    message: expect.stringMatching(/Try again in [1-9][\d,]* seconds\.$/),
    code: 'RATE_LIMITED',
    retryAfter: expect.any(Number),
  },
];

describe('an address that sends too many forms', () => {
  it('is told how long to wait, and nothing is sent on', async () => {
    for (let sent = 0; sent < LIMIT; sent += 1) expect(await send()).toEqual([]);
    expect(await send()).toEqual(refusal);
    expect(origin.received).toHaveLength(LIMIT);
  });

  it('does not keep others from sending, whose addresses the origin is told', async () => {
    for (let sent = 0; sent <= LIMIT; sent += 1) await send();
    expect(await send('94.200.1.2')).toEqual([]);
    expect(origin.received.at(-1)?.headers['x-forwarded-for']).toBe('94.200.1.2');
  });

  it.each([
    ['an IPv4 address', (port: number) => `94.200.1.1:${port}`, '94.200.1.1'],
    ['an IPv6 address', (port: number) => `[2001:db8::1]:${port}`, '2001:db8::1'],
    [
      'an address before that of another proxy',
      (port: number) => `94.200.1.1:${port}, 127.0.0.1:80`,
      '94.200.1.1',
    ],
  ])('cannot get around it behind a proxy that names each connection, as %s', async (_how, name, address) => {
    for (let port = 50_001; port <= 50_000 + LIMIT; port += 1) expect(await send(name(port))).toEqual([]);
    expect(await send(name(40_000))).toEqual(refusal);
    expect(origin.received.at(-1)?.headers['x-forwarded-for']).toBe(address);
  });

  it('cannot get around it by sending several forms at once', async () => {
    const fields = Array.from(
      { length: LIMIT + 2 },
      (_, i) => `m${i}: requestTestDrive(input: $input) {
      userErrors { code }
    }`,
    );
    const { body } = await gateway.query(
      `mutation ($input: RequestTestDriveInput!) { ${fields.join(' ')} }`,
      {
        input: form.input,
      },
    );
    const codes = Object.values(body.data as Record<string, { userErrors: { code: string }[] }>).map(
      ({ userErrors }) => userErrors[0]?.code,
    );
    expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED', 'RATE_LIMITED']);
    expect(origin.received).toHaveLength(LIMIT);
  });

  it('cannot get around it by the many addresses of one IPv6 network', async () => {
    for (const address of ['2001:db8:0:7::1', '2001:db8::7:a:b:c:d', '2001:db8:0:7:ffff::']) {
      expect(await send(address)).toEqual([]);
    }
    expect(await send('2001:db8:0:7::2')).toEqual(refusal);
    expect(await send('2001:db8:0:8::2')).toEqual([]);
  });

  it('may still read the site, log in and unsubscribe', async () => {
    for (let sent = 0; sent <= LIMIT; sent += 1) await send();
    const from = { 'x-forwarded-for': '94.200.1.1' };
    origin.on('/api/v1/unsubscribe/n1', says(200, { message: 'Done.' }));
    const { body } = await gateway.query(unsubscribeDocument, { input: { id: 'n1' } }, from);
    expect(body.data.unsubscribe.message).toBe('Done.');
    origin.on('/api/v1/companies', says(200, []));
    expect((await gateway.query('{ makes { id } }', {}, from)).body.data.makes).toEqual([]);
  });
});

describe('an address that sends too many photos', () => {
  const bytes = Buffer.from('\xff\xd8\xff\xe0photo', 'latin1');
  const body = multipart(sellCarParts([{ filename: '0.jpg', mediaType: 'image/jpeg', bytes }]));

  it('is told how long to wait, before they have come in', async () => {
    for (let sent = 0; sent < LIMIT; sent += 1) {
      const answer = await post(`${gateway.url}/graphql`, body);
      expect(answer.body.data.sellCar.userErrors).toEqual([]);
    }
    const { sent, answer } = openRequest(`${gateway.url}/graphql`, {
      ...multipartHeaders,
      'content-length': 10_000_000,
    });
    sent.write('--');
    const { status, headers, text } = await answer;
    const [{ message, extensions }] = JSON.parse(text).errors;
    expect([status, extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(message).toContain(`in ${headers['retry-after']} seconds`);
    expect(origin.received).toHaveLength(LIMIT);
    sent.destroy();
  });
});

describe('a gateway that is told of no proxy', () => {
  it('does not believe what the sender says of its address', async () => {
    const direct = await runGateway({ restUrl: origin.url, formLimit: 1 });
    const answers = [];
    for (const address of ['94.200.1.1', '94.200.1.2']) {
      const { body } = await direct.query(document, { input: form.input }, { 'x-forwarded-for': address });
      answers.push(body.data.requestTestDrive.userErrors);
    }
    expect(answers).toEqual([[], refusal]);
    expect(origin.received[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    await direct.close();
  });
});

describe('the settings', () => {
  it.each([
    [undefined, false],
    ['false', false],
    ['true', true],
    ['10.0.0.0/8,127.0.0.1', '10.0.0.0/8,127.0.0.1'],
  ])('TRUST_PROXY=%s says whose word counts', (TRUST_PROXY, trustProxy) => {
    expect(readGatewayConfig({ TRUST_PROXY }).TRUST_PROXY).toBe(trustProxy);
  });

  it('FORM_LIMIT is 20 unless it is set, and is refused when it makes no sense', () => {
    expect(readGatewayConfig({}).FORM_LIMIT).toBe(20);
    expect(readGatewayConfig({ FORM_LIMIT: '5' }).FORM_LIMIT).toBe(5);
    for (const FORM_LIMIT of ['0', '-1', '2.5', 'many', '1,000']) {
      expect(() => readGatewayConfig({ FORM_LIMIT })).toThrow('The setting FORM_LIMIT is wrong');
    }
  });

  it('WORKERS is one process unless it is set, auto is one a core, and nonsense is refused', () => {
    expect(readGatewayConfig({}).workers).toBe(1);
    expect(readGatewayConfig({ WORKERS: '4' }).workers).toBe(4);
    expect(readGatewayConfig({ WORKERS: 'auto' }).workers).toBe(availableParallelism());
    for (const WORKERS of ['0', '-1', '1.5', 'many']) {
      expect(() => readGatewayConfig({ WORKERS })).toThrow('The setting WORKERS is wrong');
    }
  });
});
