import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGateway } from '../../gateway/createGateway.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import type { StoredSession } from '../../rest/admin/sessions/sessionStore.ts';
import { sendOffer } from '../forms/sendOffer.ts';
import { says, writingOrigin } from '../origins/writingOrigin.ts';
import { aSite } from '../servers/aSite.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, tokenSecret } from '../servers/staff.ts';

const size = { width: 60, height: 40 };
const photo = await sharp({ create: { ...size, channels: 3, background: '#456' } })
  .jpeg()
  .toBuffer();
let rest: RunningRest;
let gateway: Awaited<ReturnType<typeof createGateway>>;
let url: string;
let path: string;

beforeAll(async () => {
  rest = await runRest({ admin: { tokenSecret } });
  const site = aSite(async () => ({ status: 200, html: '' }));
  gateway = await createGateway({ typeDefs: await readTypeDefs(), restUrl: rest.url, site });
  url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const { body } = await sendOffer(rest.url, [['front.jpg', photo]]);
  const omar = await addStaff(rest.store, 'Omar', 'SALES');
  const record = await rest.get(`/api/admin/v1/enquiries/${body.id}`, omar.headers);
  path = `/back-office/enquiries/${body.id}/photos/${record.body.photoNames[0]}`;
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

const get = (address: string, headers?: Record<string, string>) => fetch(url + address, { headers });

test('a salesman gets the photos of a seller with his token, and no cache keeps them (BO-15)', async () => {
  const omar = await addStaff(rest.store, 'Sara', 'SALES');
  const response = await get(path, omar.headers);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject(size);
});

test('nobody gets a photo or the list without a token, with a false one, or in a role without the right (BO-15)', async () => {
  const editor = await addStaff(rest.store, 'Elena', 'EDITOR');
  for (const address of [path, '/back-office/enquiries.csv']) {
    expect((await get(address)).status).toBe(401);
    expect((await get(address, { authorization: 'Bearer made.up.token' })).status).toBe(401);
    expect((await get(address, editor.headers)).status).toBe(403);
  }
});

test('an owner downloads the list as CSV, and only what she has chosen', async () => {
  const huda = await addStaff(rest.store, 'Huda', 'OWNER');
  const all = await get('/back-office/enquiries.csv?kind=sellCar', huda.headers);
  expect(all.headers.get('content-disposition')).toContain('enquiries.csv');
  expect(all.headers.get('cache-control')).toBe('no-store');
  expect(await all.text()).toContain('Mariam Al Suwaidi');
  expect(await (await get('/back-office/enquiries.csv?kind=contact', huda.headers)).text()).not.toContain(
    'Mariam',
  );
});

test('an owner downloads what is stored about a person once the password is entered again, and nobody else does (BO-16)', async () => {
  const noor = await addStaff(rest.store, 'Noor', 'OWNER');
  const [kind, id] = ['enquiry', path.split('/')[3]];
  const download = (headers: Record<string, string>) =>
    fetch(`${url}/back-office/persons/file`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ records: [{ kind, id }] }),
    });
  const response = await download(noor.headers);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const file = Buffer.from(await response.arrayBuffer());
  expect(file.subarray(0, 2).toString()).toBe('PK');
  expect(file.includes('records.json')).toBe(true);

  const sessions = rest.store.collection<StoredSession>('adminSessions');
  await sessions.updateOne({ adminId: noor.id }, { $set: { confirmedUntil: null } });
  const asked = await download(noor.headers);
  expect([asked.status, await asked.json()]).toEqual([
    403,
    { message: expect.stringMatching(/password/), code: 'NOT_CONFIRMED' },
  ]);
  const salesman = await download((await addStaff(rest.store, 'Sami', 'SALES')).headers);
  expect([salesman.status, await salesman.json()]).toEqual([403, { message: expect.stringMatching(/role/) }]);
  expect((await download({})).status).toBe(401);
  const fromElsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await download({ ...noor.headers, ...fromElsewhere })).status).toBe(403);
});

test('a file of a person that the origin breaks off is no file, and where the origin fails an owner reads when to try again', async () => {
  const origin = await writingOrigin();
  const site = aSite(async () => ({ status: 200, html: '' }));
  const broken = await createGateway({ typeDefs: await readTypeDefs(), restUrl: origin.url, site });
  const address = await broken.listen({ port: 0, host: '127.0.0.1' });
  const download = () =>
    fetch(`${address}/back-office/persons/file`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer some.token' },
      body: JSON.stringify({ records: [] }),
    });
  origin.on('/api/admin/v1/persons/file', (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/zip' });
    response.write('PK', () => response.destroy());
  });
  await expect(download().then((response) => response.arrayBuffer())).rejects.toThrow();
  origin.on('/api/admin/v1/persons/file', says(500, { message: 'at personFile.ts:3' }));
  const failed = await download();
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await failed.text()).not.toContain('personFile');
  await broken.close();
  await origin.close();
});
