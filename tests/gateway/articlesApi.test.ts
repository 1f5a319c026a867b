import { afterEach, beforeEach, expect, it } from 'vitest';
import { multipart, multipartHeaders, oneFileParts, post } from '../forms/multipart.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { aPhoto } from '../stock/somePhotos.ts';

const ARTICLE = `{
  id revision state title image postedBy publishedAt hasDraft editedBy description
  preview { title description }
}`;
const RESULT = `{ article ${ARTICLE} userErrors { field code message } }`;
const CREATE = `mutation ($input: CreateArticleInput!) { createArticle(input: $input) ${RESULT} }`;
const SAVE = `mutation ($input: SaveArticleInput!) { saveArticle(input: $input) ${RESULT} }`;
const PUBLISH = `mutation ($input: PublishArticleInput!) { publishArticle(input: $input) ${RESULT} }`;
const COVER = `mutation ($input: ArticleInput!, $picture: Upload!) {
  setArticleCover(input: $input, picture: $picture) ${RESULT}
}`;
const WITHDRAW = `mutation ($input: ArticleInput!) { withdrawArticle(input: $input) ${RESULT} }`;
const DELETE = `mutation ($input: ArticleInput!) {
  deleteArticle(input: $input) { id userErrors { field code message } }
}`;
const LIST = `query ($state: ArticleState!) {
  articles(state: $state) { totalCount counts { draft scheduled published } nodes { id state description } }
}`;
const ONE = `query ($id: ID!) { article(id: $id) ${ARTICLE} }`;

const id = 'summer-tyres';
const text = '<p>When the road is at 60 °C.</p>';

let rest: RunningRest;
let gateway: RunningGateway;
let edith: Staff;

beforeEach(async () => {
  rest = await runRest({ admin: { tokenSecret } });
  gateway = await runGateway({ restUrl: rest.url, followChanges: true });
  edith = await addStaff(rest.store, 'Edith', 'EDITOR');
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
});

const ask = async (document: string, variables: Record<string, unknown> = {}, { headers } = edith) =>
  (await gateway.query(document, variables, headers)).body;
const begin = async () =>
  (await ask(CREATE, { input: { title: 'Summer tyres' } })).data.createArticle.article;
/** What visitors are shown. */
const onSite = async () => (await gateway.data('{ blogs { title description } }')).blogs;

it('BO-9 an editor begins, writes and publishes an article, and one who comes too late gets it as it is', async () => {
  expect(await begin()).toMatchObject({
    ...{ id, revision: 1, state: 'DRAFT', postedBy: 'Edith', publishedAt: null },
  });
  const empty = await ask(PUBLISH, { input: { id, revision: 1 } });
  expect(empty.data.publishArticle.userErrors).toEqual([
    { field: 'description', code: 'INVALID', message: 'Write the text.' },
  ]);
  const unsafe = `${text}<script>alert(1)</script>`;
  const { data } = await ask(SAVE, { input: { id, revision: 1, description: unsafe } });
  expect(data.saveArticle).toMatchObject({
    article: { revision: 2, editedBy: 'Edith', description: unsafe, preview: { description: text } },
    userErrors: [],
  });
  const late = await ask(SAVE, { input: { id, revision: 1, title: 'Winter tyres' } });
  expect(late.data.saveArticle).toMatchObject({
    article: { revision: 2, title: 'Summer tyres' },
    userErrors: [{ code: 'STALE' }],
  });

  const published = await ask(PUBLISH, { input: { id, revision: 2 } });
  expect(published.data.publishArticle.article).toMatchObject({
    ...{ revision: 3, state: 'PUBLISHED', hasDraft: false, publishedAt: expect.any(String) },
  });
  expect((await ask(LIST, { state: 'PUBLISHED' })).data.articles).toEqual({
    totalCount: 1,
    counts: { draft: 0, scheduled: 0, published: 1 },
    nodes: [{ id, state: 'PUBLISHED', description: null }],
  });
  const shown = await ask(DELETE, { input: { id, revision: 3 } });
  expect(shown.data.deleteArticle).toMatchObject({ id: null, userErrors: [{}] });
  await ask(WITHDRAW, { input: { id, revision: 3 } });
  const deleted = await ask(DELETE, { input: { id, revision: 4 } });
  expect(deleted.data.deleteArticle).toEqual({ id, userErrors: [] });
  expect((await ask(ONE, { id })).data.article).toBeNull();
});

it('BO-9 visitors read an article soon after it is published or taken off, though answers are cached', async () => {
  await begin();
  await ask(SAVE, { input: { id, revision: 1, description: text } });
  expect(await onSite()).toEqual([]);
  await ask(PUBLISH, { input: { id, revision: 2 } });
  const article = { title: 'Summer tyres', description: text };
  await expect.poll(onSite, { timeout: 8_000 }).toEqual([article]);
  await ask(WITHDRAW, { input: { id, revision: 3 } });
  await expect.poll(onSite, { timeout: 8_000 }).toEqual([]);
});

it('an editor adds the picture of an article, from the site alone, and reads that a text is none', async () => {
  await begin();
  const add = async (bytes: Buffer, headers: Record<string, string>) => {
    const file = { filename: 'tyres.jpg', mediaType: 'image/jpeg', bytes };
    const parts = oneFileParts(COVER, 'picture', file, { input: { id, revision: 1 } });
    return (await post(`${gateway.url}/graphql`, multipart(parts), { ...multipartHeaders, ...headers })).body;
  };
  const picture = await aPhoto().jpeg().toBuffer();
  const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  const refused = [await add(picture, {}), await add(picture, { ...edith.headers, ...elsewhere })];
  expect(refused.map(({ errors }) => errors[0].extensions.code)).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
  expect((await add(Buffer.from('a text'), edith.headers)).data.setArticleCover).toMatchObject({
    ...{ article: null, userErrors: [{ field: 'picture', code: 'WRONG_FILE_TYPE' }] },
  });
  const { article } = (await add(picture, edith.headers)).data.setArticleCover;
  expect(article).toMatchObject({ revision: 2, image: expect.stringMatching(/^photos\/article-.+\.jpg$/) });
  expect((await add(picture, edith.headers)).data.setArticleCover).toMatchObject({
    ...{ article: { revision: 2, image: article.image }, userErrors: [{ code: 'STALE' }] },
  });
});

it('nobody writes an article without a session or as a salesman (BO-1)', async () => {
  await begin();
  const sam = await addStaff(rest.store, 'Sam', 'SALES');
  const input = { id, revision: 1 };
  const refused = [
    await ask(PUBLISH, { input }, { ...sam, headers: {} as never }),
    await ask(PUBLISH, { input }, sam),
    await ask(SAVE, { input: { ...input, title: 'Winter tyres' } }, sam),
  ];
  expect(refused.map(({ errors }) => errors[0].extensions.code)).toEqual([
    ...['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN'],
  ]);
  expect((await ask(ONE, { id })).data.article.state).toBe('DRAFT');
});
