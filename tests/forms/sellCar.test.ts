import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';
import { anOffer, keptPhotos, readPhoto, sendOffer } from './sendOffer.ts';
import { aPhoto } from '../stock/somePhotos.ts';
import { until } from '../until.ts';

const photo = await aPhoto().jpeg().toBuffer();
const other = await aPhoto(48, 64).png().toBuffer();

let rest: RunningRest;

beforeAll(async () => {
  rest = await runRest();
});
afterEach(async () => {
  for (const name of await kept()) await rest.photos.remove(name);
  const enquiries = rest.store.collection<Enquiry>('enquiries');
  for (const { _id } of await offers()) await enquiries.deleteOne({ _id });
});
afterAll(() => rest.close());

const offers = () => rest.store.collection<Enquiry>('enquiries').find({}).toArray();
const kept = () => keptPhotos(rest.photos);
const fault = (message: string) => ({ message, errors: [{ field: 'images', message }] });

describe('a seller', () => {
  it('offers a car with photos, which are stored before the answer, in their order (SELL-14, API-5)', async () => {
    const { status, headers, body } = await sendOffer(rest.url, [
      ['front.jpg', photo],
      ['side.png', other, 'image/png'],
    ]);
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body).toEqual({ id: expect.any(String), message: expect.stringContaining('24-48 hours') });
    const [offer, ...others] = await offers();
    expect([others, offer?._id, offer?.kind]).toEqual([[], body.id, 'sellCar']);
    const images = offer?.details.images as string[];
    expect(offer?.details).toEqual({ ...anOffer, images });
    expect((await kept()).sort()).toEqual([...images].sort());
    const shapes = await Promise.all(
      images.map(async (name) => sharp(await readPhoto(rest.photos, name)).metadata()),
    );
    expect(shapes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['jpeg', 64, 48],
      ['jpeg', 48, 64],
    ]);
    expect(images.every((name) => /^sell-[0-9a-f-]{36}\.jpg$/.test(name))).toBe(true);
  });

  it('needs neither a trade-in nor a photo (SELL-3, SELL-13)', async () => {
    const { tradeIn: _, ...fields } = anOffer;
    expect((await sendOffer(rest.url, [], { fields })).status).toBe(201);
    expect((await sendOffer(rest.url, [], { fields: { ...fields, tradeIn: '' } })).status).toBe(201);
    // What a browser sends for a file field that was left alone.
    expect((await sendOffer(rest.url, [['', Buffer.alloc(0), 'application/octet-stream']])).status).toBe(201);
    expect((await offers()).map(({ details }) => details.images)).toEqual([[], [], []]);
  });

  it('writes year, mileage and price in any words (SELL-8)', async () => {
    const fields = { ...anOffer, year: 'abc', mileage: 'about 90 thousand', price: '١٤٥٬٠٠٠ or best' };
    expect((await sendOffer(rest.url, [], { fields })).status).toBe(201);
    expect((await offers())[0]?.details).toMatchObject(fields);
  });

  it.each([
    ...['gcc', 'US', 'EU', 'CAD', 'Korean', 'Others'].map((origin) => ({ origin })),
    ...['dubai', 'abu dhabi', 'sharjah'].map((emirates) => ({ emirates })),
    ...['yes', 'no'].map((tradeIn) => ({ tradeIn })),
  ])('chooses %j (SELL-4, SELL-5, SELL-6)', async (choice) => {
    expect((await sendOffer(rest.url, [], { fields: { ...anOffer, ...choice } })).status).toBe(201);
  });

  it('is told what is missing or wrong, a sentence a field, together with the photos (SELL-2)', async () => {
    const fields = { year: '2019', origin: 'Mars', emirates: 'ajman', email: 'nobody', description: ' ' };
    const { status, body } = await sendOffer(rest.url, [['car.gif', Buffer.from('GIF89a')]], { fields });
    expect([
      status,
      Object.fromEntries(
        body.errors.map((error: { field: string; message: string }) => [error.field, error.message]),
      ),
    ]).toEqual([
      422,
      {
        manufacturer: 'Manufacturer is missing.',
        vehicleType: 'Vehicle type is missing.',
        mileage: 'Mileage is missing.',
        price: 'Price is missing.',
        origin: 'Origin must be one of gcc, US, EU, CAD, Korean, Others.',
        emirates: 'Emirate must be one of dubai, abu dhabi, sharjah.',
        fullName: 'Full name is missing.',
        mobileNumber: 'Mobile number is missing.',
        email: 'Email address must look like name@example.com.',
        description: 'Description is missing.',
        images: 'car.gif is not a JPEG or PNG photo. Save it as JPEG and add it again.',
      },
    ]);
    expect(await kept()).toEqual([]);
  });

  it('whose text is endless is told which one it is', async () => {
    const fields = { ...anOffer, description: 'x'.repeat(200_000) };
    const { status, body } = await sendOffer(rest.url, [['front.jpg', photo]], { fields });
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'description', message: 'Description is too long. The maximum is 10000 characters.' }],
    ]);
    expect(await kept()).toEqual([]);
  });

  it('sends at most 20 photos', async () => {
    const photos = (count: number) =>
      Array.from({ length: count }, (_, i): [string, Buffer] => [`${i}.jpg`, photo]);
    const { status, body } = await sendOffer(rest.url, photos(21));
    expect([status, body]).toEqual([422, fault('Send at most 20 photos. Remove the others.')]);
    expect([await kept(), await offers()]).toEqual([[], []]);
    expect((await sendOffer(rest.url, photos(20))).status).toBe(201);
    expect((await kept()).length).toBe(20);
  });

  it('sends photos of at most 15 MB', async () => {
    const largest = Buffer.alloc(15 * 1024 * 1024);
    photo.copy(largest);
    const { status, body } = await sendOffer(rest.url, [
      ['good.jpg', photo],
      ['big.jpg', Buffer.concat([largest, Buffer.alloc(1)])],
    ]);
    const message = 'big.jpg is larger than 15 MB. Make it smaller and add it again.';
    expect([status, body]).toEqual([422, fault(message)]);
    expect(await kept()).toEqual([]);
    expect((await sendOffer(rest.url, [['big.jpg', largest]])).status).toBe(201);
  });

  it('may call a photo whatever they like, and declare whatever they like', async () => {
    const names = [
      '../../../etc/passwd',
      '..\\..\\car',
      'سيارة 🚗.JPG',
      'a"b\r\nc.jpg',
      `${'x'.repeat(3000)}.jpg`,
      '.htaccess',
      'con.jpg',
      '__proto__',
    ];
    const { status } = await sendOffer(
      rest.url,
      names.map((name) => [name, photo, 'text/html']),
    );
    expect(status).toBe(201);
    expect(await kept()).toEqual((await kept()).filter((name) => /^sell-[0-9a-f-]{36}\.jpg$/.test(name)));
    expect((await kept()).length).toBe(names.length);
  });

  it('whose photo is a program as well, by its name and inside, has it stored as a plain JPEG', async () => {
    const program = '<?php system($_GET["c"]); ?>';
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, program.length + 2]), Buffer.from(program)]);
    const polyglot = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), Buffer.from(program)]);
    const { status } = await sendOffer(rest.url, [['shell.php', polyglot, 'application/x-php']]);
    expect(status).toBe(201);
    const [name = '', ...others] = await kept();
    expect([name, others]).toEqual([expect.stringMatching(/^sell-[0-9a-f-]{36}\.jpg$/), []]);
    const bytes = await readPhoto(rest.photos, name);
    expect([(await sharp(bytes).metadata()).format, bytes.includes('php')]).toEqual(['jpeg', false]);
  });

  it('is told when the page that it was sent from is too long, and no photo is kept', async () => {
    const { status, body } = await sendOffer(rest.url, [['car.jpg', photo, 'image/jpeg']], {
      source: 'x'.repeat(501),
    });
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'source', message: 'Source is too long. The maximum is 500 characters.' }],
    ]);
    expect(await kept()).toEqual([]);
  });

  it('who wants a car of the stock in exchange has its name stored, also when it is no longer listed', async () => {
    const cars = carStore(rest.store);
    await cars.save(aCar({ _id: 'x5' }));
    const wanted = async (wantedCar: string) => {
      const { body } = await sendOffer(rest.url, [], { fields: { ...anOffer, wantedCar } });
      return (await offers()).find(({ _id }) => _id === body.id)?.details.wantedCar;
    };
    expect(await wanted('x5')).toMatch(/^BMW X5 xDrive40i 2021, http.*\/car\/x5$/);
    await cars.withdraw('x5');
    expect(await wanted('x5')).toBe('BMW X5 xDrive40i 2021, no longer listed');
    expect(await wanted('nothing')).toBe('Car nothing, no longer listed');
  });

  it('says where the form stood and what they agreed to; fields that are none are not kept', async () => {
    const fields = {
      ...anOffer,
      source: '/sell',
      consent: '2026-11',
      isAdmin: 'true',
      images: 'sell-of-another.jpg',
    };
    expect((await sendOffer(rest.url, [], { fields })).status).toBe(201);
    const [offer] = await offers();
    expect(offer).toMatchObject({ source: '/sell', consent: '2026-11' });
    expect(offer?.details).toEqual({ ...anOffer, images: [] });
  });
});

describe('a form that is sent again under its key', () => {
  it('gets the first answer, and its photos are kept once', async () => {
    const send = () => sendOffer(rest.url, [['front.jpg', photo]], { key: 'one' });
    const [first, second] = [await send(), await send()];
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect((await offers()).map(({ details }) => details.images)).toEqual([await kept()]);
  });

  it('while it is still arriving is stored once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sendOffer(rest.url, [['front.jpg', photo]], { key: 'one' })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await offers()).map(({ details }) => details.images)).toEqual([await kept()]);
  });

  it.each([
    ['another photo', [['front.jpg', other]], {}],
    [
      'its photos in another order',
      [
        ['b.png', other],
        ['a.jpg', photo],
      ],
      {},
    ],
    ['a photo less', [['a.jpg', photo]], {}],
    [
      'another price',
      [
        ['a.jpg', photo],
        ['b.png', other],
      ],
      { price: '1' },
    ],
  ] as [string, [string, Buffer][], object][])(
    'with %s is refused, and nothing of it is kept',
    async (_what, photos, change) => {
      await sendOffer(
        rest.url,
        [
          ['a.jpg', photo],
          ['b.png', other],
        ],
        { key: 'one' },
      );
      const before = await kept();
      const { status, body } = await sendOffer(rest.url, photos, {
        key: 'one',
        fields: { ...anOffer, ...change },
      });
      expect([status, body.errors[0].field]).toEqual([422, 'idempotencyKey']);
      expect(await kept()).toEqual(before);
    },
  );

  it('that is endless is refused', async () => {
    const { status } = await sendOffer(rest.url, [['a.jpg', photo]], { key: 'x'.repeat(300) });
    expect([status, await kept()]).toEqual([400, []]);
  });
});

/** Sends bytes as they are, and returns the answer; `length` may be wrong. */
function sendRaw(body: Buffer | string, contentType?: string, length = Buffer.byteLength(body)) {
  return new Promise<{ status?: number; type?: string; body: string }>((resolve, reject) => {
    const headers = { 'content-length': length, ...(contentType ? { 'content-type': contentType } : {}) };
    const sent = httpRequest(`${rest.url}/api/v1/sell-car`, { method: 'POST', headers }, (response) => {
      const type = response.headers['content-type'];
      text(response).then((body) => {
        resolve({ status: response.statusCode, type, body });
        sent.destroy();
      }, reject);
    }).on('error', reject);
    sent.write(body);
    if (length === Buffer.byteLength(body)) sent.end();
  });
}

const BOUNDARY = 'multipart/form-data; boundary=seam';
const imagePart = Buffer.concat([
  Buffer.from('--seam\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n'),
  photo,
  Buffer.from('\r\n'),
]);

describe('a sender of a form that cannot be read', () => {
  it.each<[string, Buffer | string, string | undefined, number]>([
    ['without a boundary', imagePart, 'multipart/form-data', 400],
    ['with another boundary', imagePart, 'multipart/form-data; boundary=other', 400],
    ['that ends early', imagePart, BOUNDARY, 400],
    ['that ends within a photo', imagePart.subarray(0, 400), BOUNDARY, 400],
    ['with other line ends', imagePart.toString('latin1').replaceAll('\r\n', '\n'), BOUNDARY, 400],
    [
      'with a name that is a trap',
      '--seam\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--seam--\r\n',
      BOUNDARY,
      400,
    ],
    ['of nothing', '', BOUNDARY, 422],
    ['of no parts', '--seam--\r\n', BOUNDARY, 422],
    ['as JSON', '{}', 'application/json', 415],
    ['as text', 'a car', 'text/plain', 415],
    ['of no type', 'a car', undefined, 415],
    [
      'with endless parts',
      `${'--seam\r\nContent-Disposition: form-data; name="x"\r\n\r\nx\r\n'.repeat(300)}--seam--\r\n`,
      BOUNDARY,
      413,
    ],
  ])('%s gets a sentence, and nothing of it is kept', async (_what, body, type, expected) => {
    const answer = await sendRaw(body, type);
    expect([answer.status, answer.type]).toEqual([expected, 'application/json; charset=utf-8']);
    expect(JSON.parse(answer.body).message).toMatch(/^[A-Z].*\.$/);
    expect([await kept(), await offers()]).toEqual([[], []]);
  });

  it('of more than all photos together is refused before it is read', async () => {
    const answer = await sendRaw('--seam', BOUNDARY, 400 * 1024 * 1024);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      413,
      { message: 'The form is too large. It may have at most 20 photos of at most 15 MB each.' },
    ]);
  });
});

describe('nothing is left on disk', () => {
  it('of a form whose sender goes away halfway', async () => {
    const sent = httpRequest(`${rest.url}/api/v1/sell-car`, {
      method: 'POST',
      headers: { 'content-type': BOUNDARY },
    });
    sent.on('error', () => {});
    // Two whole photos arrive, then half of a third one.
    sent.write(Buffer.concat([imagePart, imagePart, imagePart.subarray(0, 500)]));
    await until(async () =>
      expect((await kept()).filter((name) => name.startsWith('sell-'))).toHaveLength(2),
    );
    sent.destroy();
    await until(async () => expect(await kept()).toEqual([]));
    expect(await offers()).toEqual([]);
  });

  it('of a form that never ends', async () => {
    const headers = { 'content-type': BOUNDARY };
    const sent = httpRequest(`${rest.url}/api/v1/sell-car`, { method: 'POST', headers });
    const ended = new Promise((end) => sent.on('error', end).on('response', end));
    sent.write(imagePart);
    sent.write('--seam\r\nContent-Disposition: form-data; name="images"; filename="b.jpg"\r\n\r\n');
    const megabytes = Buffer.alloc(4 * 1024 * 1024);
    const more = () => sent.write(megabytes, (error) => !error && more());
    more();
    await ended;
    sent.destroy();
    await until(async () => expect(await kept()).toEqual([]));
    expect(await offers()).toEqual([]);
  });

  it('when a photo cannot be written', async () => {
    let count = 0;
    const photos = {
      ...rest.photos,
      put: async (name: string, bytes: Uint8Array) => {
        count += 1;
        if (count === 2) throw new Error('ENOSPC: no space left on device');
        await rest.photos.put(name, bytes);
      },
    };
    const full = await runRest({ store: rest.store, photos });
    const { status, body } = await sendOffer(full.url, [
      ['a.jpg', photo],
      ['b.jpg', photo],
      ['c.jpg', photo],
    ]);
    await full.close();
    expect([status, body]).toEqual([500, { message: 'Something went wrong on our side. Try again.' }]);
    expect([await kept(), await offers()]).toEqual([[], []]);
  });
});
