import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { readdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { faults } from '../origins/faultyOrigin.ts';
import { runGateway } from '../servers/runGateway.ts';
import {
  BOUNDARY,
  type File,
  multipart,
  multipartHeaders,
  openRequest,
  type Part,
  post,
  sellCarParts,
} from './multipart.ts';
import { aCarForSale, sellCarDocument } from './mutations.ts';
import { jpeg } from './noisyPhotos.ts';
import { SELL_CAR, uploadGateway } from './uploadGateway.ts';
import { until } from '../until.ts';

const MEGABYTE = 1024 * 1024;
const upload = uploadGateway();
const send = (files: File[]) => post(upload.graphql, multipart(sellCarParts(files)));

/** The code of a refusal; checks that it is JSON, reveals nothing internal and that nothing reached the origin. */
function codeOf({ text, headers, body }: Awaited<ReturnType<typeof post>>) {
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(text).not.toMatch(/stacktrace|node_modules|\.m?[jt]s\b|busboy|capacitor|<html/i);
  expect(upload.origin.requests).toEqual([]);
  expect(body.errors).toHaveLength(1);
  expect(body.errors[0].message).toMatch(/^\S.*\.$/);
  return body.errors[0].extensions.code;
}

describe('an upload that is refused', () => {
  const { 'apollo-require-preflight': _header, ...headersOfAForm } = multipartHeaders;
  const good = sellCarParts([jpeg('0.jpg')]);
  const [operations, map, photo] = good;
  if (!operations || !map || !photo) throw new Error('Too few parts');
  const mapped = (content: string): Part[] => [operations, { name: 'map', content }, photo];
  const operated = (content: string): Part[] => [{ name: 'operations', content }, map, photo];

  it.each([
    ['a form of another site', headersOfAForm],
    ['an empty preflight header', { ...headersOfAForm, 'apollo-require-preflight': '' }],
  ])('GW-7 is %s', async (_what, headers) => {
    const answer = await post(upload.graphql, multipart(good), headers);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'BAD_REQUEST']);
  });

  it('GW-7 is answered before it has come in', async () => {
    const { sent, answer } = openRequest(upload.graphql, { ...headersOfAForm, 'content-length': 10_000_000 });
    sent.write('--');
    expect((await answer).status).toBe(400);
    sent.destroy();
  });

  it('GW-7 is not one with the other header that no form can send', async () => {
    const answer = await post(upload.graphql, multipart(good), {
      ...headersOfAForm,
      'x-apollo-operation-name': 'Sell',
    });
    expect(answer.body.data.sellCar.submission.id).toBe('s1');
  });

  const as = (contentType: string) => ({ ...multipartHeaders, 'content-type': contentType });
  it.each([
    ['no boundary', multipart(good), as('multipart/form-data')],
    ['an empty boundary', multipart(good), as('multipart/form-data; boundary=')],
    ['another boundary', multipart(good), as('multipart/form-data; boundary=other')],
    ['two content types', multipart(good), as(`multipart/form-data, text/plain; boundary=${BOUNDARY}`)],
    ['no body', Buffer.alloc(0), multipartHeaders],
    ['bare line feeds', multipart(good, '\n'), multipartHeaders],
    ['a part without its end', multipart(good).subarray(0, -500), multipartHeaders],
    ['nothing but an end', Buffer.from(`--${BOUNDARY}--\r\n`), multipartHeaders],
    ['a name of 100 kB', multipart([{ name: 'x'.repeat(100_000), content: '' }]), multipartHeaders],
    ['noise', randomBytes(10_000), multipartHeaders],
  ])('GW-8 is told as JSON for %s', async (_what, body, headers) => {
    const answer = await post(upload.graphql, body, headers);
    expect([400, 415]).toContain(answer.status);
    expect(['BAD_REQUEST', 'BAD_USER_INPUT', 'UNSUPPORTED_MEDIA_TYPE']).toContain(codeOf(answer));
  });

  it.each([
    ['operations that are no JSON', operated('{"query":')],
    ['operations that are a text', operated('"query"')],
    ['operations that are null', operated('null')],
    ['several operations', operated(`[${String(operations.content)}]`)],
    ['no operations', [map, photo]],
    ['no map', [operations]],
    ['a photo before the map', [operations, photo, map]],
    ['a map before the operations', [map, operations, photo]],
    ['a map that is no JSON', mapped('{')],
    ['a map that is a list', mapped('[]')],
    ['a map that is null', mapped('null')],
    ['a map of texts', mapped('{"0":"variables.images.0"}')],
    ['a map of numbers', mapped('{"0":[0]}')],
    ['a map into a prototype', mapped('{"0":["__proto__.polluted"]}')],
    ['a map into the query', mapped('{"0":["query"]}')],
    ['a map past a text', mapped('{"0":["query.a.b"]}')],
    ['a photo that does not come', [operations, map]],
    ['a photo under another name', [operations, map, { ...photo, name: '7' }]],
    ['no map of the photo', mapped('{}')],
    ['a photo without content', [operations, map, { name: '0', content: 'text' }]],
  ])('GW-8 is told with 400 for %s', async (_what, parts: Part[]) => {
    const answer = await post(upload.graphql, multipart(parts));
    expect([answer.status, codeOf(answer)]).toEqual([
      400,
      expect.stringMatching(/^BAD_(REQUEST|USER_INPUT)$/),
    ]);
    expect({}).not.toHaveProperty('polluted');
  });

  it('GW-8 has a text where a photo belongs', async () => {
    const { status, body } = await upload.gateway.query(sellCarDocument, {
      input: aCarForSale,
      images: ['0.jpg'],
    });
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(upload.origin.requests).toEqual([]);
  });

  it('GW-8 has more photos than may be sent', async () => {
    const files = Array.from({ length: 21 }, (_, i) => jpeg(`${i}.jpg`));
    const answer = await send(files);
    expect([answer.status, codeOf(answer)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it.each([
    ['a path of 200 kB', `["variables${'.a'.repeat(100_000)}"]`],
    ['a path of 201 characters', `["variables.${'a'.repeat(191)}"]`],
    ['a place in a list of four billion', '["variables.images.4294967294"]'],
    ['a path into a prototype', '["variables.__proto__.polluted"]'],
    ['a path into the query', '["query"]'],
    ['a path of a batch', '["0.variables.images.0"]'],
    ['an empty path', '[""]'],
    ['two places for one file', '["variables.images.0","variables.images.1"]'],
    ['as many places as fit into a megabyte', JSON.stringify(Array(50_000).fill('variables.images.0'))],
    ['no place', '[]'],
  ])('GW-8 has a map with %s, and everybody else is answered', async (_what, paths) => {
    const refused = await post(upload.graphql, multipart(mapped(`{"0":${paths}}`)));
    expect([refused.status, codeOf(refused)]).toEqual([400, 'BAD_REQUEST']);
    expect(refused.body.errors[0].message).toMatch(/^The map of /);
    expect(await upload.gateway.data('{ __typename }')).toEqual({ __typename: 'Query' });
  });

  it('GW-8 has one field more than operations and map', async () => {
    const answer = await post(
      upload.graphql,
      multipart([operations, map, { name: 'more', content: '' }, photo]),
    );
    expect([answer.status, codeOf(answer)]).toEqual([400, 'BAD_REQUEST']);
  });

  it('GW-8 has one photo at two places, which would be worked on twice', async () => {
    const query = sellCarDocument
      .replace('$images: [Upload!]', '$image: Upload!')
      .replace('$images', '[$image, $image]');
    const content = JSON.stringify({ query, variables: { input: aCarForSale, image: null } });
    const once = { name: 'map', content: '{"0":["variables.image"]}' };
    const answer = await post(upload.graphql, multipart([{ name: 'operations', content }, once, photo]));
    expect([answer.status, codeOf(answer)]).toEqual([400, 'BAD_USER_INPUT']);
    expect(answer.body.errors[0].message).toMatch(/ was added twice\. Send each photo once\.$/);
    expect(upload.origin.requests).toEqual([]);
  });

  it('GW-8 has a photo where a text belongs, and the error says nothing of the inside', async () => {
    const parts = [operations, { name: 'map', content: '{"0":["variables.input.fullName"]}' }, photo];
    const answer = await post(upload.graphql, multipart(parts));
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].message).toMatch(/got invalid value a file at/);
  });

  it('GW-8 has more parts than the map says, and what they hold is not stored', async () => {
    const extra = Array.from({ length: 25 }, (_, i) => ({ ...photo, name: `x${i}` }));
    const answer = await post(upload.graphql, multipart([operations, map, photo, ...extra]));
    expect([answer.status, codeOf(answer)]).toEqual([400, 'BAD_REQUEST']);
    expect(answer.body.errors[0].message).toBe('The map of this upload does not mention the file “x0”.');
  });

  it.each([
    ['small ones at once', 2, 3000],
    ['five', 5, 3000],
    ['large ones', 3, 1_000_000],
  ])('GW-8 has several files of one name, %s, and leaves nothing behind', async (_what, count, size) => {
    const twins = Array.from({ length: count }, (_, i) => ({
      ...photo,
      content: jpeg(`${i}.jpg`, size).bytes,
    }));
    const answer = await post(upload.graphql, multipart([operations, map, ...twins]));
    expect([answer.status, codeOf(answer)]).toEqual([400, 'BAD_REQUEST']);
    expect(answer.body.errors[0].message).toBe(
      'This upload contains two files “0”: give each a unique name.',
    );
  });

  const { write } = fs;
  it.each<[string, (...parts: unknown[]) => void]>([
    ['', (...parts) => setImmediate(parts.at(-1) as (error: Error) => void, new Error('ENOSPC'))],
    [
      ' but for a part',
      (...parts) => Reflect.apply(write, fs, parts.with(3, Math.ceil(Number(parts[3]) / 2))) as undefined,
    ],
  ])('cannot be stored%s as the disk is full, which its sender is told at once', async (_part, full) => {
    // Libraries see a replaced function of Node only after `syncBuiltinESMExports`.
    Object.assign(fs, { write: full });
    syncBuiltinESMExports();
    const answer = await send([jpeg('0.jpg')]).finally(() => {
      Object.assign(fs, { write });
      syncBuiltinESMExports();
    });
    expect(codeOf(answer)).toBe('INTERNAL_SERVER_ERROR');
  });

  it('GW-8 has two files of one name that no operation asks for', async () => {
    const content = JSON.stringify({ query: '{ __typename }', variables: { images: [null] } });
    const parts = [{ name: 'operations', content }, map, photo, photo];
    const answer = await post(upload.graphql, multipart(parts));
    expect([answer.status, codeOf(answer)]).toEqual([400, 'BAD_REQUEST']);
  });

  it('GW-9 has a photo that is too large, which is named', async () => {
    const answer = await send([jpeg('small.jpg'), jpeg('large.jpg', 15 * MEGABYTE + 1)]);
    expect([answer.status, codeOf(answer)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(answer.body.errors[0].message).toContain('“large.jpg”');
  });

  it('GW-9 has an operation that is too large', async () => {
    const answer = await post(
      upload.graphql,
      multipart(operated(JSON.stringify({ query: ' '.repeat(1_100_000) }))),
    );
    expect([answer.status, codeOf(answer)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('GW-9 says that it is far too large, and is answered before it has come in', async () => {
    const { sent, answer } = openRequest(upload.graphql, {
      ...multipartHeaders,
      'content-length': 400 * MEGABYTE,
    });
    sent.write('--');
    const { status, text } = await answer;
    expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    sent.destroy();
  });

  it('does not say how large it is', async () => {
    const { sent, answer } = openRequest(upload.graphql, multipartHeaders);
    sent.write('--');
    sent.end(multipart(good));
    const { status, text } = await answer;
    expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([411, 'LENGTH_REQUIRED']);
  });

  it('has a query that is wrong', async () => {
    const answer = await post(upload.graphql, multipart(operated(JSON.stringify({ query: '{ secret }' }))));
    expect([answer.status, codeOf(answer)]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  });
});

describe('photos that come while others are under way', () => {
  const whole = multipart(sellCarParts([jpeg('0.jpg', 50_000)]));
  /** A gateway whose disk has room for three such uploads, two of them from one address. */
  const narrow = () =>
    runGateway({
      restUrl: upload.origin.url,
      trustProxy: true,
      uploadSpace: { perAddress: 2.5 * whole.length, total: 3.5 * whole.length },
    });
  const from = (address: string) => ({ ...multipartHeaders, 'x-forwarded-for': address });
  async function begin(url: string, address: string) {
    const before = (await readdir(upload.folder)).length;
    const request = openRequest(url, { ...from(address), 'content-length': whole.length });
    request.sent.write(whole.subarray(0, 20_000));
    await until(async () => expect(await readdir(upload.folder)).toHaveLength(before + 1));
    return request;
  }

  it('are refused above what one address or the process may store, and taken when others have ended', async () => {
    const { url, close } = await narrow();
    const graph = `${url}/graphql`;
    const first = await begin(graph, '94.200.1.1');
    const second = await begin(graph, '94.200.1.1');
    const ownRefused = await post(graph, whole, from('94.200.1.1'));
    expect([ownRefused.status, ownRefused.headers['retry-after'], codeOf(ownRefused)]).toEqual([
      429,
      '30',
      'RATE_LIMITED',
    ]);
    const third = await begin(graph, '94.200.1.2');
    const refused = await post(graph, whole, from('94.200.1.3'));
    expect([refused.status, refused.headers['retry-after'], codeOf(refused)]).toEqual([
      503,
      '30',
      'SERVICE_UNAVAILABLE',
    ]);
    // One is completed, one is broken off.
    first.sent.end(whole.subarray(20_000));
    expect((await first.answer).status).toBe(200);
    third.sent.destroy();
    await until(async () =>
      expect((await post(graph, whole, from('94.200.1.3'))).body.data.sellCar.submission.photoCount).toBe(1),
    );
    second.sent.end(whole.subarray(20_000));
    expect((await second.answer).status).toBe(200);
    await close();
  });

  describe('too slowly to be complete in time', () => {
    const large = multipart(sellCarParts([jpeg('0.jpg', 8 * MEGABYTE)]));
    const lot = multipart(sellCarParts([jpeg('0.jpg', 4 * MEGABYTE)]));
    const sent = (address: string) => ({ ...from(address), 'content-length': large.length });
    afterEach(() => void vi.useRealTimers());

    /** A gateway whose space is reserved by two uploads of which next to nothing has come, and their clock. */
    async function crowded() {
      vi.useFakeTimers({ toFake: ['performance'] });
      const gateway = await runGateway({
        restUrl: upload.origin.url,
        trustProxy: true,
        uploadSpace: { perAddress: 9 * MEGABYTE, total: 16.5 * MEGABYTE },
      });
      const graph = `${gateway.url}/graphql`;
      const slow = ['94.200.1.1', '94.200.1.2'].map((address) => openRequest(graph, sent(address)));
      for (const [i, { sent: request }] of slow.entries()) {
        request.write(large.subarray(0, 20_000));
        await until(async () => expect(await readdir(upload.folder)).toHaveLength(i + 1));
      }
      return { ...gateway, graph, slow };
    }

    it('take no space from others, and are still received where there is some', async () => {
      const { graph, slow, close } = await crowded();
      expect((await post(graph, lot, from('94.200.1.3'))).status).toBe(503);
      vi.advanceTimersByTime(60_000);
      const { body } = await post(graph, lot, from('94.200.1.3'));
      expect(body.data.sellCar.submission.photoCount).toBe(1);
      for (const { sent: request, answer } of slow) {
        request.end(large.subarray(20_000));
        expect((await answer).status).toBe(200);
      }
      await close();
    });

    it('are refused where others have taken what they lack, and leave nothing behind', async () => {
      const { graph, slow, close } = await crowded();
      vi.advanceTimersByTime(60_000);
      const others = ['94.200.1.3', '94.200.1.4'].map((address) => openRequest(graph, sent(address)));
      for (const [i, { sent: request }] of others.entries()) {
        request.write(large.subarray(0, 20_000));
        // The second finds no room for all of it.
        if (i === 0) await until(async () => expect(await readdir(upload.folder)).toHaveLength(3));
      }
      expect((await others[1]!.answer).status).toBe(503);
      others[1]!.sent.destroy();
      const [first, second] = slow;
      first!.sent.end(large.subarray(20_000));
      expect((await first!.answer).status).toBe(503);
      others[0]!.sent.end(large.subarray(20_000));
      expect((await others[0]!.answer).status).toBe(200);
      second!.sent.end(large.subarray(20_000));
      expect((await second!.answer).status).toBe(200);
      await close();
    });
  });
});

describe('a sender', () => {
  const whole = multipart(sellCarParts([jpeg('0.jpg', 500_000)]));
  const start = (url = upload.graphql) =>
    openRequest(url, { ...multipartHeaders, 'content-length': whole.length });
  /** A gateway that soon cuts off slow uploads. */
  const strict = () =>
    runGateway({ restUrl: upload.origin.url, minUploadRate: { bytesPerSecond: 1000, window: 300 } });

  it.each([0, 10, 100_000])('who stops after %i bytes is told so and cut off', async (count) => {
    const { url, close } = await strict();
    const { sent, answer } = start(`${url}/graphql`);
    sent.flushHeaders();
    if (count > 0) sent.write(whole.subarray(0, count));
    const { status, headers, text } = await answer;
    expect([status, headers.connection, JSON.parse(text).errors[0].extensions.code]).toEqual([
      408,
      'close',
      'REQUEST_TIMEOUT',
    ]);
    await until(() => expect(sent.socket?.destroyed).toBe(true), 1_000);
    expect(upload.origin.requests).toEqual([]);
    await close();
  });

  it('who goes on a byte at a time is cut off, and one of plain JSON as well', async () => {
    const { url, close } = await strict();
    for (const headers of [
      { ...multipartHeaders, 'content-length': whole.length },
      { 'content-type': 'application/json', 'content-length': 1000 },
    ]) {
      const { sent, answer } = openRequest(`${url}/graphql`, headers);
      sent.on('error', () => undefined);
      const timer = setInterval(() => sent.write(' '), 20);
      expect((await answer).status).toBe(408);
      clearInterval(timer);
    }
    await close();
  });

  it.each([
    ['for so large a body', { base: 300, bytesPerSecond: 10_000_000, longest: 60_000 }],
    ['to be done in the longest time for any', { base: 60_000, bytesPerSecond: 1, longest: 300 }],
  ])('who is never slow for long, but too slow %s, is told so and cut off', async (_what, bodyDeadline) => {
    const { url, close } = await runGateway({
      restUrl: upload.origin.url,
      minUploadRate: { bytesPerSecond: 10, window: 100 },
      bodyDeadline,
    });
    const { sent, answer } = start(`${url}/graphql`);
    sent.on('error', () => undefined);
    let at = 0;
    const timer = setInterval(() => sent.write(whole.subarray(at, (at += 100))), 10);
    const { status, text } = await answer;
    clearInterval(timer);
    expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([408, 'REQUEST_TIMEOUT']);
    await until(() => expect(sent.socket?.destroyed).toBe(true), 1_000);
    await close();
  });

  it('who goes away leaves nothing behind', async () => {
    for (const count of [10, 1_000, 400_000]) {
      const { sent, answer } = start();
      sent.write(whole.subarray(0, count));
      await pause(50);
      sent.destroy();
      await expect(answer).rejects.toThrow();
    }
    expect(upload.origin.requests).toEqual([]);
    expect((await upload.gateway.query('{ __typename }')).status).toBe(200);
  });

  it('who goes away while the origin reads leaves nothing behind', async () => {
    upload.origin.on(SELL_CAR, faults.hang());
    const { sent } = start();
    sent.end(whole);
    await until(() => expect(upload.origin.received).toHaveLength(1));
    sent.destroy();
  });

  it('whose files are not asked for leaves nothing behind', async () => {
    const [, , photo] = sellCarParts([jpeg('0.jpg')]);
    if (!photo) throw new Error('No photo');
    const content = JSON.stringify({ query: '{ __typename }', variables: { images: [null] } });
    const map = '{"0":["variables.images.0"]}';
    const parts = [{ name: 'operations', content }, { name: 'map', content: map }, photo];
    expect((await post(upload.graphql, multipart(parts))).body).toEqual({ data: { __typename: 'Query' } });
  });
});
