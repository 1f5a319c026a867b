import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogStore } from '../../rest/blogs/blogStore.ts';
import { aBlog } from '../stock/aCar.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';

const articles = Array.from({ length: 7 }, () => aBlog());
const newestFirst = articles.toReversed();
let rest: RunningRest;

beforeAll(async () => {
  rest = await runRest();
  for (const article of articles) await blogStore(rest.store).add(article);
});
afterAll(() => rest.close());

it('API-3 ENT-2 a reader gets every article in the field blogs, newest first', async () => {
  expect((await rest.get('/api/v1/blogs')).body).toEqual({ blogs: newestFirst });
});

it('API-3 a reader gets the latest five as a bare list, or as many as asked for', async () => {
  expect((await rest.get('/api/v1/blogs/latest')).body).toEqual(newestFirst.slice(0, 5));
  expect((await rest.get('/api/v1/blogs/latest?limit=2')).body).toEqual(newestFirst.slice(0, 2));
  expect((await rest.get('/api/v1/blogs/latest?limit=100')).body).toEqual(newestFirst);
});

it.each(['0', '101', '-1', '1.5', 'five', ''])(
  'a reader is told that %j is no number of articles',
  async (limit) => {
    const { status, body } = await rest.get(`/api/v1/blogs/latest?limit=${limit}`);
    expect(status).toBe(400);
    expect(body.message).toMatch(/^limit must be /);
  },
);

it('ENT-2 a reader opens an article', async () => {
  const [article] = newestFirst;
  expect((await rest.get(`/api/v1/blogs/${article?._id}`)).body).toEqual(article);
});

it('a reader opens an article without a picture', async () => {
  const plain = aBlog({ image: null, createdAt: '2020-01-01T00:00:00.000Z' });
  await blogStore(rest.store).add(plain);
  expect((await rest.get(`/api/v1/blogs/${plain._id}`)).body).toEqual(plain);
});

it('a reader of an article that is not there gets 404 and a sentence', async () => {
  const { status, body } = await rest.get('/api/v1/blogs/nothing');
  expect([status, body]).toEqual([404, { message: 'This article does not exist.' }]);
});
