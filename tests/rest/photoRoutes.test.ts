import { afterAll, beforeAll, expect, it } from 'vitest';
import { runRest, type RunningRest } from '../servers/runRest.ts';

let rest: RunningRest;

beforeAll(async () => {
  rest = await runRest();
  await rest.photos.put('bmw.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await rest.photos.put('x5.jpg', Buffer.from('a picture'));
  // A visitor has sent this one, so nobody else may see it.
  await rest.photos.put('sell-5a8bcbe6-f196-4328-b6ee-a7211630dfda.jpg', Buffer.from('a picture'));
});
afterAll(() => rest.close());

it('a browser gets a picture as what it is, and may run nothing in it', async () => {
  const response = await fetch(`${rest.url}/photos/bmw.svg`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  expect(response.headers.get('content-length')).toBe('41');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toContain('<svg');
  expect((await fetch(`${rest.url}/photos/x5.jpg`)).headers.get('content-type')).toBe('image/jpeg');
});

it.each([
  'nothing.jpg',
  'sell-5a8bcbe6-f196-4328-b6ee-a7211630dfda.jpg',
  '..%2Fstore%2Fdata.mdb',
  '.x5.jpg',
  'x5.html',
  'X5.jpg',
  'x5.jpg%00',
  '%2Fetc%2Fpasswd',
])('a browser gets nothing at the name %s', async (name) => {
  const { status, body } = await rest.get(`/photos/${name}`);
  expect([status, body]).toEqual([404, { message: 'This picture does not exist.' }]);
});
