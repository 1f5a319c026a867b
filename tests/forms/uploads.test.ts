import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { faults } from '../origins/faultyOrigin.ts';
import { type Received, says } from '../origins/writingOrigin.ts';
import { runGateway } from '../servers/runGateway.ts';
import { type File, multipart, multipartHeaders, openRequest, post, sellCarParts } from './multipart.ts';
import { aCarForSale, aCarOffer, sellCarDocument } from './mutations.ts';
import { jpeg, png } from './noisyPhotos.ts';
import { SELL_CAR, uploadGateway } from './uploadGateway.ts';
import { until } from '../until.ts';

const MEGABYTE = 1024 * 1024;
const upload = uploadGateway();
const send = (files: File[], input?: Record<string, unknown>) =>
  post(upload.graphql, multipart(sellCarParts(files, input)));

/** The form that came to the origin. */
async function formOf({ headers, body }: Received) {
  const form = await new Response(new Uint8Array(body), {
    headers: headers as Record<string, string>,
  }).formData();
  const images = await Promise.all(
    form.getAll('images').map(async (image) => {
      if (typeof image === 'string') throw new Error('A photo came as text');
      return { filename: image.name, mediaType: image.type, bytes: Buffer.from(await image.arrayBuffer()) };
    }),
  );
  const texts = [...form].filter(([, value]) => typeof value === 'string');
  return { texts: Object.fromEntries(texts), names: [...form.keys()], images };
}

/** Photos with digests in place of their bytes, so that a failed test prints little. */
const digests = (files: File[]) =>
  files.map(({ bytes, ...rest }) => ({ ...rest, digest: createHash('sha256').update(bytes).digest('hex') }));

describe('an owner who offers a car', () => {
  it('SELL-14 GW-6 API-2 has the texts and the photos arrive, in their order and to the byte', async () => {
    const files = [jpeg('front.jpg', 200_000), png('back.png', 70_000), jpeg('من الداخل "1".jpg', 5)];
    files.push(jpeg('front.jpg', 1_000_000));
    const encoded = files.map((file) => ({ ...file, filename: file.filename.replaceAll('"', '%22') }));
    const { status, body } = await send(encoded);
    expect([status, body]).toEqual([
      200,
      {
        data: {
          sellCar: {
            submission: { id: 's1', make: 'BMW', model: 'X5', photoCount: 4 },
            message: 'Car details submitted successfully.',
            userErrors: [],
          },
        },
      },
    ]);
    expect(upload.origin.received.map(({ method, path }) => [method, path])).toEqual([['POST', SELL_CAR]]);
    const [received] = upload.origin.received;
    if (!received) throw new Error('Nothing came');
    expect(received.headers['content-length']).toBe(String(received.body.length));
    const form = await formOf(received);
    expect(form.texts).toEqual(aCarOffer);
    expect(form.names).toEqual([...Object.keys(aCarOffer), ...files.map(() => 'images')]);
    expect(digests(form.images)).toEqual(digests(files));
  });

  it('SELL-14 has the photos arrive in their chosen order, in whatever order they are sent', async () => {
    const files = [jpeg('0.jpg', 300_000), jpeg('1.jpg'), png('2.png')];
    const [operations, map, first, second, third] = sellCarParts(files);
    if (!operations || !map || !first || !second || !third) throw new Error('Too few parts');
    const { body } = await post(upload.graphql, multipart([operations, map, third, first, second]));
    expect(body.data.sellCar.submission.photoCount).toBe(3);
    const [received] = upload.origin.received;
    if (!received) throw new Error('Nothing came');
    expect(digests((await formOf(received)).images)).toEqual(digests(files));
  });

  it('SELL-14 sends a multipart form without photos too', async () => {
    const { tradeIn: _tradeIn, ...input } = aCarForSale;
    const { tradeIn: _notSent, ...wire } = aCarOffer;
    for (const sent of [{ input }, { input: { ...input, tradeIn: null }, images: [] }]) {
      const { sellCar } = await upload.gateway.data(sellCarDocument, sent);
      expect(sellCar.submission.photoCount).toBe(0);
    }
    for (const received of upload.origin.received) {
      expect(received.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      expect((await formOf(received)).texts).toEqual(wire);
    }
  });

  it('may send 20 photos, and one of 15 MB', async () => {
    const twenty = Array.from({ length: 20 }, (_, i) => jpeg(`${i}.jpg`));
    expect((await send(twenty)).body.data.sellCar.submission.photoCount).toBe(20);
    expect((await send([jpeg('large.jpg', 15 * MEGABYTE)])).body.data.sellCar.submission.photoCount).toBe(1);
    expect(upload.origin.received[1]?.body.length).toBeGreaterThan(15 * MEGABYTE);
  });

  it('has each photo read from the disk once, to be sent on, and a file that is none not at all', async () => {
    const { read } = fs;
    const places: string[] = [];
    const note = (...parts: [file: number, ...unknown[]]) => {
      const [file, , , , position] = parts;
      // As graphql-upload reads; streams of Node give no position.
      if (typeof position === 'number') places.push(`${file} at ${position}`);
      Reflect.apply(read, fs, parts);
    };
    // Libraries see a replaced function of Node only after `syncBuiltinESMExports`.
    Object.assign(fs, { read: note });
    syncBuiltinESMExports();
    try {
      const none = { ...jpeg('none.jpg'), bytes: Buffer.alloc(300_000) };
      expect((await send([none])).body.data.sellCar.userErrors).toHaveLength(1);
      expect(places).toEqual([]);
      await send([jpeg('0.jpg', 300_000), png('1.png')]);
      expect(upload.origin.received[0]?.body.length).toBeGreaterThan(300_000);
      expect(places.filter((place) => place.endsWith(' at 0'))).toHaveLength(2);
      expect(places).toEqual([...new Set(places)]);
    } finally {
      Object.assign(fs, { read });
      syncBuiltinESMExports();
    }
  });

  it.each([
    { photo: jpeg('0.jpg'), count: 2 },
    { photo: png('0.png'), count: 3 },
  ])(
    'has $photo.filename taken for what it is when only its first $count bytes come at first',
    async ({ photo, count }) => {
      const body = multipart(sellCarParts([photo]));
      const { sent, answer } = openRequest(upload.graphql, {
        ...multipartHeaders,
        'content-length': body.length,
      });
      const begun = body.indexOf(photo.bytes) + count;
      sent.write(body.subarray(0, begun));
      await until(async () => {
        const files = await readdir(upload.folder);
        const sizes = files.map(async (name) => (await stat(join(upload.folder, name))).size);
        expect(await Promise.all(sizes)).toEqual([count]);
      });
      sent.end(body.subarray(begun));
      expect(JSON.parse((await answer).text).data.sellCar.submission.photoCount).toBe(1);
      const [received] = upload.origin.received;
      if (!received) throw new Error('Nothing came');
      expect(digests((await formOf(received)).images)).toEqual(digests([photo]));
    },
  );

  it('may take longer to send the photos than the origin may to answer', async () => {
    const hasty = await runGateway({ restUrl: upload.origin.url, timeout: 1000 });
    const body = multipart(sellCarParts([jpeg('slow.jpg', 10_000)]));
    const headers = { ...multipartHeaders, 'content-length': body.length };
    const { sent, answer } = openRequest(`${hasty.url}/graphql`, headers);
    for (let at = 0; at < body.length; at += 1000) {
      sent.write(body.subarray(at, at + 1000));
      await pause(120);
    }
    sent.end();
    expect(JSON.parse((await answer).text).data.sellCar.submission.id).toBe('s1');
    await hasty.close();
  });

  it('may send to an origin that takes longer to read the photos than to answer', async () => {
    const timeout = 10_000;
    const patient = await runGateway({ restUrl: upload.origin.url, timeout });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let [size, rests] = [0, 0];
    upload.origin.onRequest((request) => {
      request.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (rests === 3 || size < (rests + 1) * 7 * MEGABYTE) return;
        rests += 1;
        // Each pause is shorter than the deadline, but all pauses together are longer.
        vi.advanceTimersByTime(0.4 * timeout);
      });
    });
    const files = Array.from({ length: 3 }, (_, i) => jpeg(`${i}.jpg`, 10 * MEGABYTE));
    const { body } = await post(`${patient.url}/graphql`, multipart(sellCarParts(files)));
    expect(body.data.sellCar.submission.id).toBe('s1');
    expect(rests).toBe(3);
    await patient.close();
  });

  it('with a key has all sent once more when the connection breaks, to the byte', async () => {
    const files = [jpeg('0.jpg', 100_000), png('1.png')];
    let times = 0;
    upload.origin.on(SELL_CAR, (request, response) => {
      times += 1;
      if (times === 1) response.destroy();
      else says(201, { id: 's1' })(request, response);
    });
    const { body } = await send(files, { ...aCarForSale, idempotencyKey: 'k-1' });
    expect(body.data.sellCar.submission.id).toBe('s1');
    expect(upload.origin.received).toHaveLength(2);
    for (const received of upload.origin.received) {
      expect(digests((await formOf(received)).images)).toEqual(digests(files));
    }
  });

  it('without a key has it sent once', async () => {
    upload.origin.on(SELL_CAR, faults.hangUp());
    const { body } = await send([jpeg('0.jpg')]);
    expect(body.errors[0].extensions.code).toBe('UPSTREAM_ERROR');
    expect(upload.origin.received).toHaveLength(1);
  });

  it.each([
    [says(200, { message: 'secret' }), 'UPSTREAM_BAD_RESPONSE'],
    [says(400, { message: 'secret' }), 'UPSTREAM_CLIENT_ERROR'],
    [says(500, { message: 'secret' }), 'UPSTREAM_ERROR'],
    [faults.hang(), 'UPSTREAM_TIMEOUT'],
  ])('API-5 GW-10 is told that it was not stored', async (answer, code) => {
    upload.origin.on(SELL_CAR, answer);
    const hasty = await runGateway({
      restUrl: upload.origin.url,
      timeout: code === 'UPSTREAM_TIMEOUT' ? 200 : 5000,
    });
    const { status, body, text } = await post(
      `${hasty.url}/graphql`,
      multipart(sellCarParts([jpeg('0.jpg')])),
    );
    expect([status, body.data, body.errors[0].extensions]).toEqual([200, { sellCar: null }, { code }]);
    expect(text).not.toContain('secret');
    await hasty.close();
  });

  it('is told which photo the origin refuses', async () => {
    const errors = [{ field: 'images', message: '“0.jpg” is broken.' }];
    upload.origin.on(SELL_CAR, says(422, { message: 'No', errors }));
    const { body } = await send([jpeg('0.jpg')]);
    expect(body.data.sellCar).toEqual({
      submission: null,
      message: null,
      userErrors: [{ ...errors[0], code: 'INVALID' }],
    });
  });
});

describe('a photo that is none', () => {
  const wrong: [string, string | Buffer][] = [
    ['an empty file', ''],
    ['a GIF', 'GIF89a\x01\x00\x01\x00'],
    ['a WebP', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['a HEIC', '\x00\x00\x00\x18ftypheic'],
    ['a PDF', '%PDF-1.7'],
    ['a program', 'MZ\x90\x00'],
    ['an archive', 'PK\x03\x04'],
    ['the start of a JPEG', Buffer.from([0xff, 0xd8])],
    ['the start of a PNG', '\x89PNG'],
    ['text', 'I am a photo'],
  ];

  it.each(wrong)('is refused by its name: %s', async (_what, content) => {
    const bytes = Buffer.from(content as string, 'latin1');
    const fake = { filename: 'car.jpg', mediaType: 'image/jpeg', bytes };
    const { body } = await send([jpeg('good.jpg'), fake]);
    expect(body.data.sellCar).toEqual({
      submission: null,
      message: null,
      userErrors: [
        { field: 'images', message: expect.stringContaining('“car.jpg”'), code: 'WRONG_FILE_TYPE' },
      ],
    });
    expect(upload.origin.requests).toEqual([]);
  });

  it.each([
    ['car.exe', jpeg, 'car.jpg'],
    ['shell.php', png, 'shell.png'],
    ['shell.php.jpg', jpeg, 'shell-php.jpg'],
    ['shell.PhP\u202e.jpg', jpeg, 'shell-PhP-.jpg'],
    ['car.jpg', png, 'car.png'],
    ['car.JPEG', jpeg, 'car.JPEG'],
    ['my car 2.1.png', png, 'my car 2-1.png'],
    ['سيارة', jpeg, 'سيارة.jpg'],
    ['.htaccess', jpeg, 'htaccess.jpg'],
    ['..', png, 'photo.png'],
    [`${'x'.repeat(300)}.jpg`, jpeg, `${'x'.repeat(100)}.jpg`],
  ])(
    'is a photo whatever it is called, and %j arrives under a name of its kind',
    async (name, photo, sent) => {
      const odd = { ...photo(name), mediaType: 'application/x-httpd-php' };
      expect((await send([odd])).body.data.sellCar.submission.photoCount).toBe(1);
      const [received] = upload.origin.received;
      if (!received) throw new Error('Nothing came');
      const [image] = (await formOf(received)).images;
      expect([image?.filename, image?.mediaType]).toEqual([sent, photo(name).mediaType]);
    },
  );

  it('is a photo without a name too', async () => {
    const [operations, map] = sellCarParts([jpeg('')]);
    if (!operations || !map) throw new Error('Too few parts');
    const photo = { name: '0', mediaType: 'application/octet-stream', content: png('').bytes };
    const { body } = await post(upload.graphql, multipart([operations, map, photo]));
    expect(body.data.sellCar.submission.photoCount).toBe(1);
    const [received] = upload.origin.received;
    if (!received) throw new Error('Nothing came');
    expect((await formOf(received)).images[0]?.filename).toBe('photo.png');
  });
});
