import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pictureUrl } from '../../web/ui/picture/pictureUrl.ts';
import type { PhotoStore } from '../../rest/photos/photoStore.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { aCar } from '../stock/aCar.ts';
import { type FaultyOrigin, faultyOrigin, faults } from '../origins/faultyOrigin.ts';
import { runOrigin } from '../origins/runOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { tempStore } from '../servers/tempStore.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const noPicture = { status: 404, body: { message: 'This picture does not exist.' } };

let folder: string;
let own: Awaited<ReturnType<typeof tempStore>>;
let rest: RunningRest;
let gateway: RunningGateway;
/** Names of the pictures that the origin was asked for. */
let asked: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  own = await tempStore();
  const photos: PhotoStore = {
    ...own.photos,
    get: (name) => {
      asked.push(name);
      return own.photos.get(name);
    },
  };
  rest = await runRest({ store: own.store, photos });
  gateway = await runGateway({ restUrl: rest.url, pictureCache: folder });
  await own.photos.put('large.jpg', await aPicture(2000, 1250).jpeg().toBuffer());
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
  await own.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
});

function aPicture(width: number, height: number, background = '#0d4b52') {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Asks for an address exactly as it is; `fetch` would normalise it. */
async function get(path: string, headers: Record<string, string> = {}, from = gateway.url) {
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer; body: unknown }>(
    (resolve, reject) => {
      const sent = request(from, { path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const isJson = response.headers['content-type']?.includes('json');
          const body: unknown = isJson ? JSON.parse(bytes.toString()) : undefined;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, body });
        });
      });
      sent.on('error', reject).end();
    },
  );
}

it.each([
  [480, 'avif', 'image/avif', 'heif'],
  [960, 'avif', 'image/avif', 'heif'],
  [480, 'webp', 'image/webp', 'webp'],
  [1600, 'webp', 'image/webp', 'webp'],
  [480, 'jpg', 'image/jpeg', 'jpeg'],
  [1600, 'jpg', 'image/jpeg', 'jpeg'],
])('a browser gets a picture %i px wide as %s, to keep for ever', async (width, format, type, read) => {
  const { status, headers, bytes } = await get(`/pictures/${width}.${format}/photos/large.jpg`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': type,
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: read, width, height: width / 1.6 });
});

it('a browser that has a picture is told that it has not changed', async () => {
  const path = '/pictures/480.webp/photos/large.jpg';
  const etag = String((await get(path)).headers.etag);
  expect(await get(path, { 'if-none-match': `W/"other", ${etag}` })).toMatchObject({
    status: 304,
    bytes: Buffer.alloc(0),
    headers: { etag, 'cache-control': 'public, max-age=31536000, immutable' },
  });
  expect((await get('/pictures/960.webp/photos/large.jpg')).headers.etag).not.toBe(etag);
});

it('a small picture is not enlarged', async () => {
  await own.photos.put('small.png', await aPicture(300, 200).png().toBuffer());
  const { bytes } = await get('/pictures/1600.webp/photos/small.png');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200 });
});

it('a picture from a phone stands upright and does not say where it was taken', async () => {
  const taken = await aPicture(800, 500)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  await own.photos.put('phone.jpg', taken);
  for (const format of ['avif', 'webp', 'jpg']) {
    const { bytes } = await get(`/pictures/480.${format}/photos/phone.jpg`);
    const { width, height, exif, xmp, orientation = 1 } = await sharp(bytes).metadata();
    expect([width, height, exif, xmp, orientation]).toEqual([480, 768, undefined, undefined, 1]);
  }
});

it('a transparent picture keeps its transparency, and stands on white where there is none', async () => {
  const glass = { create: { width: 40, height: 25, channels: 4 as const, background: '#00000000' } };
  await own.photos.put('glass.png', await sharp(glass).png().toBuffer());
  const pixel = async (format: string) => {
    const { bytes } = await get(`/pictures/480.${format}/photos/glass.png`);
    return [...(await sharp(bytes).raw().toBuffer()).subarray(0, format === 'webp' ? 4 : 3)];
  };
  expect((await pixel('webp'))[3]).toBe(0);
  expect(await pixel('jpg')).toEqual([255, 255, 255]);
});

it('the origin is asked once for a picture, also by many visitors at once and after a restart', async () => {
  await own.photos.put('asked.jpg', await aPicture(900, 600).jpeg().toBuffer());
  const path = '/pictures/960.avif/photos/asked.jpg';
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(path)));
  const again = await runGateway({ restUrl: rest.url, pictureCache: folder });
  answers.push(await get(path, {}, again.url));
  await again.close();
  expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.toString('hex')}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(asked).toEqual(['asked.jpg']);
});

it('a picture is found by the whole address that the records may hold, and under any name', async () => {
  const photo = await aPicture(600, 400).jpeg().toBuffer();
  const origin = await runOrigin((_request, response) => void response.end(photo));
  const other = await runGateway({ restUrl: `${origin.url}/base/`, pictureCache: folder });
  const names = [
    [`${origin.url}/base/photos/whole.jpg`, '/base/photos/whole.jpg'],
    ['/photos/a b.jpg', '/base/photos/a%20b.jpg'],
    ['photos/100%25, already encoded.jpg', '/base/photos/100%25,%20already%20encoded.jpg'],
    ['photos/سيارة.jpg', `/base/photos/${encodeURIComponent('سيارة')}.jpg`],
    [`photos/${'a'.repeat(200)}.jpg`, `/base/photos/${'a'.repeat(200)}.jpg`],
  ] as const;
  for (const [path, address] of names) {
    expect((await get(pictureUrl(path, 480, 'jpg'), {}, other.url)).status).toBe(200);
    expect(origin.requests.pop()).toBe(address);
  }
  await other.close();
  await origin.close();
});

it.each([
  '/pictures/481.avif/photos/large.jpg',
  '/pictures/2400.avif/photos/large.jpg',
  '/pictures/480.png/photos/large.jpg',
  '/pictures/0480.avif/photos/large.jpg',
  '/pictures/480.avif/photos/../photos/large.jpg',
  '/pictures/480.avif/photos/%2e%2e/photos/large.jpg',
  '/pictures/480.avif/photos/%252e%252e/photos/large.jpg',
  '/pictures/480.avif/photos/..%2Fphotos%2Flarge.jpg',
  '/pictures/480.avif/photos/..%5Clarge.jpg',
  '/pictures/480.avif/photos/x%252f..%252flarge.jpg',
  '/pictures/480.avif/photos/large.jpg%3Fa=1',
  '/pictures/480.avif/photos/large.jpg%23a',
  '/pictures/480.avif/photos/large.jpg%0a',
  '/pictures/480.avif/http:%2F%2F127.0.0.1:9%2Fphotos%2Flarge.jpg',
  '/pictures/480.avif/http%3A%2F%2Flocalhost%2Fphotos%2Flarge.jpg',
  '/pictures/480.avif/file%3A%2F%2F%2Fetc%2Fpasswd',
  '/pictures/original/photos/../photos/large.jpg',
])('nobody gets, and the origin is not asked for, %s', async (path) => {
  const { status, body, headers } = await get(path);
  expect({ status, body }).toEqual(noPicture);
  expect(headers['cache-control']).toBe('no-store');
  expect(asked).toEqual([]);
});

it('a host in the place of a path is a path', async () => {
  expect(await get('/pictures/480.avif///127.0.0.1:9/photos/large.jpg')).toMatchObject(noPicture);
  expect(await get('/pictures/480.avif/api/v1/cars/featured')).toMatchObject(noPicture);
});

it('what is not a photograph is not resized, whatever it is called', async () => {
  const gif = await aPicture(20, 20).gif().toBuffer();
  const truncated = (await aPicture(800, 600).jpeg().toBuffer()).subarray(0, 2000);
  const others = { html: '<!doctype html><svg>', drawing: svg, gif, truncated, empty: '', text: 'a picture' };
  for (const [name, bytes] of Object.entries(others)) {
    await own.photos.put(`${name}.jpg`, Buffer.from(bytes));
    expect([name, await get(`/pictures/480.jpg/photos/${name}.jpg`)]).toMatchObject([name, noPicture]);
  }
});

it('a small file that would unfold to a giant picture is refused', async () => {
  const bomb = await aPicture(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  await own.photos.put('bomb.png', bomb);
  expect(await get('/pictures/480.webp/photos/bomb.png')).toMatchObject(noPicture);
});

it('a file above 20 MB is not read to its end', async () => {
  await own.photos.put(
    'heavy.jpg',
    Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(21 * 2 ** 20)]),
  );
  expect(await get('/pictures/480.webp/photos/heavy.jpg')).toMatchObject(noPicture);
});

it('a logo is passed on as it is and may do nothing but be seen', async () => {
  const png = await aPicture(40, 40).png().toBuffer();
  await own.photos.put('logo-bmw.svg', Buffer.from(svg));
  await own.photos.put('logo-kia.png', png);
  const drawing = await get('/pictures/original/photos/logo-bmw.svg');
  expect([drawing.status, drawing.bytes.toString()]).toEqual([200, svg]);
  expect(drawing.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  });
  const { bytes, headers } = await get('/pictures/original//photos/logo-kia.png');
  expect([bytes.equals(png), headers['content-type']]).toEqual([true, 'image/png']);
  const etag = String(drawing.headers.etag);
  const again = await get('/pictures/original/photos/logo-bmw.svg', { 'if-none-match': etag });
  expect([again.status, asked]).toEqual([304, ['logo-bmw.svg', 'logo-kia.png']]);
});

it('a drawing is sent compressed, a picture is not', async () => {
  const large = svg.replace('</svg>', `<path d="${'M0 0h9v9z'.repeat(500)}"/></svg>`);
  await own.photos.put('logo-large.svg', Buffer.from(large));
  const accepted = { 'accept-encoding': 'br' };
  const { bytes, headers } = await get('/pictures/original/photos/logo-large.svg', accepted);
  expect([brotliDecompressSync(bytes).toString(), headers.vary]).toEqual([large, 'accept-encoding']);
  const again = await get('/pictures/original/photos/logo-large.svg', {
    ...accepted,
    'if-none-match': String(headers.etag),
  });
  expect([again.status, again.headers['content-encoding']]).toEqual([304, undefined]);
  await own.photos.put('logo-large.png', await aPicture(300, 300).png({ compressionLevel: 0 }).toBuffer());
  const picture = await get('/pictures/original/photos/logo-large.png', accepted);
  expect([picture.status, picture.headers['content-encoding']]).toEqual([200, undefined]);
});

it('a photograph is not passed on as it is: it may say where it was taken', async () => {
  expect(await get('/pictures/original/photos/large.jpg')).toMatchObject(noPicture);
});

it('without a folder for pictures there are none', async () => {
  const bare = await runGateway({ restUrl: rest.url });
  expect((await get('/pictures/480.jpg/photos/large.jpg', {}, bare.url)).status).toBe(404);
  await bare.close();
});

it('a partner gets placeholders once they are computed, without waiting for them', async () => {
  const images = ['photos/large.jpg', 'photos/missing.jpg'].map((path, i) => ({
    _id: `image-${i}`,
    path,
    filename: 'a.jpg',
  }));
  await carStore(own.store).save(aCar({ _id: 'seen', images }));
  const placeholders = async (from: RunningGateway) => {
    const { car } = await from.data('{ car(id: "seen") { images { placeholder } } }');
    return (car as { images: { placeholder: string | null }[] }).images.map(({ placeholder }) => placeholder);
  };
  expect(await placeholders(gateway)).toEqual([null, null]);
  await expect
    .poll(() => placeholders(gateway), { timeout: 5000 })
    .toEqual([expect.stringMatching(/^[\w+/=]{20,40}$/), null]);
  await expect.poll(() => asked).toEqual(['large.jpg', 'missing.jpg']);

  const again = await runGateway({ restUrl: rest.url, pictureCache: folder });
  expect((await placeholders(again))[0]).toEqual(expect.any(String));
  const bare = await runGateway({ restUrl: rest.url });
  expect(await placeholders(bare)).toEqual([null, null]);
  await Promise.all([again.close(), bare.close()]);
});

it('pictures that were seen before are there while the origin is away; others say so without naming it', async () => {
  const origin: FaultyOrigin = await faultyOrigin();
  const photo = await aPicture(600, 400).jpeg().toBuffer();
  origin.on('/base/photos/a.jpg', (_request, response) => void response.end(photo));
  origin.on('/base/photos/logo.svg', faults.text(svg));
  origin.on('/base/photos/b.jpg', faults.status(500));
  origin.on('/base/photos/c.jpg', faults.hangUp());
  origin.on('/base/photos/d.jpg', faults.hang());
  origin.on('/base/photos/e.jpg', faults.status(302, { location: 'http://127.0.0.1:9/' }));
  const before = await readdir(join(folder, 'resized'));
  const away = await runGateway({ restUrl: `${origin.url}/base`, pictureCache: folder, timeout: 300 });
  const status = async (name: string) =>
    (await get(`/pictures/480.webp/photos/${name}`, {}, away.url)).status;

  expect(await Promise.all(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map(status))).toEqual([
    200, 502, 502, 504, 502,
  ]);
  const logo = '/pictures/original/photos/logo.svg';
  expect((await get(logo, {}, away.url)).status).toBe(200);
  await origin.close();
  expect(await Promise.all([status('a.jpg'), status('f.jpg')])).toEqual([200, 502]);
  expect((await get(logo, {}, away.url)).status).toBe(200);
  expect((await get('/pictures/480.webp/photos/f.jpg', {}, away.url)).body).toEqual({
    message: 'This picture is unavailable at the moment. Try again.',
  });
  // The failed pictures have left nothing behind, not even half a file.
  expect(await readdir(join(folder, 'resized'))).toHaveLength(before.length + 1);
  await away.close();
});

it('a partner who asks for a width in a parameter is told where it stands', async () => {
  const { status, headers, body } = await get('/pictures/480.jpg/photos/large.jpg?width=200');
  expect([status, headers['cache-control'], asked]).toEqual([400, 'no-store', []]);
  expect(body).toEqual({
    message:
      'Unknown parameter width. This endpoint has no parameters. The width and the format are part of the path.',
  });
});
