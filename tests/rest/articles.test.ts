import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../rest/admin/audit/auditLog.ts';
import { articleId } from '../../rest/blogs/articleId.ts';
import type { StoredBlog } from '../../rest/blogs/blog.ts';
import { blogStore } from '../../rest/blogs/blogStore.ts';
import { unusedCovers } from '../../rest/blogs/unusedCovers.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { backedUp } from '../servers/backedUp.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aBlog, aCar } from '../stock/aCar.ts';
import { aPhoto } from '../stock/somePhotos.ts';

const ARTICLES = '/api/admin/v1/articles';
const TYRES = `${ARTICLES}/summer-tyres`;
const text = '<p>When the road is at 60 °C.</p>';

describe.each(storeEngines)('an article in the back office, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let edith: Staff;
  let before: ReturnType<typeof interruptedStore>['before'];
  let time: number;
  const now = () => new Date((time += 1));

  beforeEach(async () => {
    engine = await emptyStore();
    time = Date.parse('2026-11-29T10:00:00Z');
    await createIndexes(engine.store, collections);
    edith = await addStaff(engine.store, 'Edith', 'EDITOR', now);
    const interrupted = interruptedStore(engine.store);
    before = interrupted.before;
    rest = await runRest({ store: interrupted.store, photos: engine.photos, now, admin: { tokenSecret } });
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  const at = (revision: number, { headers }: Staff = edith) => ({ ...headers, 'if-match': `"${revision}"` });
  const begin = async () => (await rest.post(ARTICLES, { title: 'Summer tyres' }, edith.headers)).body;
  const write = (content: object, revision: number, staff?: Staff) =>
    rest.patch(TYRES, content, at(revision, staff));
  const publish = (revision: number, publishAt?: string) =>
    rest.put(`${TYRES}/publication`, { publishAt }, at(revision));
  /** The ids in each public answer, and the version that caches follow. */
  const onSite = async () => {
    const { blogs } = (await rest.get('/api/v1/blogs')).body;
    const latest = (await rest.get('/api/v1/blogs/latest')).body;
    const one = await rest.get('/api/v1/blogs/summer-tyres');
    expect(latest).toEqual(blogs);
    expect(one.status).toBe(blogs.length > 0 ? 200 : 404);
    return blogs;
  };
  const version = async () => (await rest.get('/api/v1/blogs/version')).body.version;
  const listed = async (state: string) =>
    (await rest.get(`${ARTICLES}?state=${state}`, edith.headers)).body.items.map(
      ({ id }: StoredBlog & { id: string }) => id,
    );

  it('is in no public answer while it is a draft, then as it was published, and in the log (BO-9, BO-18)', async () => {
    expect(await begin()).toMatchObject({
      id: 'summer-tyres',
      state: 'draft',
      postedBy: 'Edith',
      revision: 1,
    });
    await write({ description: text }, 1);
    const unpublished = await version();
    expect(await onSite()).toEqual([]);
    expect(await listed('draft')).toEqual(['summer-tyres']);
    const { body } = await publish(2);
    expect(body).toMatchObject({ state: 'published', hasDraft: false, editedBy: 'Edith' });
    const shown = await onSite();
    expect(shown).toEqual([
      {
        ...{ _id: 'summer-tyres', title: 'Summer tyres', description: text, image: null },
        ...{ postedBy: 'Edith', createdAt: body.publishedAt },
      },
    ]);
    expect(body.publishedAt).toMatch(/^2026-11-29T10:00:00/);
    const published = await version();
    expect(published).not.toBe(unpublished);
    await write({ title: 'Winter tyres' }, 3);
    expect(await onSite()).toEqual(shown);
    expect(await version()).toBe(published);
    const renewed = await publish(4);
    expect(renewed.body).toMatchObject({ id: 'summer-tyres', publishedAt: body.publishedAt });
    expect(await onSite()).toMatchObject([{ title: 'Winter tyres', createdAt: body.publishedAt }]);
    expect(await version()).not.toBe(published);
    const { items } = await auditLog(engine.store, now).list({ limit: 10, kind: 'article' });
    expect(items.map(({ action }) => action)).toEqual([
      ...['publishArticle', 'publishArticle', 'saveArticle', 'createArticle'],
    ]);
    expect(JSON.stringify(items)).not.toContain('Summer tyres');
  });

  it('appears by itself when its time has come, with that date', async () => {
    await begin();
    await write({ description: text }, 1);
    const { body } = await publish(2, '2026-11-29T18:00:00+04:00');
    expect(body).toMatchObject({ state: 'scheduled', publishedAt: '2026-11-29T14:00:00.000Z' });
    const hidden = await version();
    expect(await onSite()).toEqual([]);
    expect(await listed('scheduled')).toEqual(['summer-tyres']);
    time = Date.parse('2026-11-29T13:59:58Z');
    expect(await onSite()).toEqual([]);
    time = Date.parse('2026-11-29T14:00:00Z');
    expect(await onSite()).toMatchObject([{ createdAt: '2026-11-29T14:00:00.000Z' }]);
    expect(await version()).not.toBe(hidden);
    expect(await listed('published')).toEqual(['summer-tyres']);
    expect((await publish(3, '2026-12-24T00:00:00Z')).body.errors).toEqual([
      {
        field: 'publishAt',
        message: 'The article is on the site. Take it off first if it is to appear later.',
      },
    ]);
  });

  it('goes off the site and comes back at the same address, with nothing lost', async () => {
    await begin();
    await write({ description: text }, 1);
    await publish(2);
    await write({ title: 'Written since' }, 3);
    const off = await rest.delete(`${TYRES}/publication`, at(4));
    expect(off.body).toMatchObject({ state: 'draft', title: 'Written since', publishedAt: null });
    expect(await onSite()).toEqual([]);
    await publish(5);
    expect(await onSite()).toMatchObject([{ _id: 'summer-tyres', title: 'Written since' }]);
    await write({ title: 'A mistake' }, 6);
    const { body } = await rest.delete(`${TYRES}/draft`, at(7));
    expect(body).toMatchObject({ title: 'Written since', hasDraft: false });
    expect((await rest.delete(TYRES, at(8))).body.errors).toEqual([
      { field: 'id', message: 'Take the article off the site before you delete it.' },
    ]);
    await rest.delete(`${TYRES}/publication`, at(8));
    expect((await rest.delete(TYRES, at(9))).body).toEqual({ id: 'summer-tyres' });
    expect((await rest.get(TYRES, edith.headers)).status).toBe(404);
  });

  it('loses no word where two people write: the second is told who was first, before the write and during it (BO-7)', async () => {
    const omar = await addStaff(engine.store, 'Omar', 'OWNER', now);
    await begin();
    await write({ title: 'From Omar' }, 1, omar);
    const late = await write({ title: 'From Edith' }, 1);
    expect([late.status, late.body.message]).toEqual([412, 'Omar has changed this article meanwhile.']);
    expect(late.body.current).toMatchObject({ title: 'From Omar', revision: 2 });
    before('blogs', () => write({ title: 'Omar again' }, 2, omar));
    const during = await write({ description: text }, 2);
    expect([during.status, during.body.current.title]).toEqual([412, 'Omar again']);
    expect((await rest.get(TYRES, edith.headers)).body).toMatchObject({
      title: 'Omar again',
      description: '',
    });
  });

  it('is not published without a title, an author and a text, or at no moment', async () => {
    await begin();
    await write({ title: '', postedBy: '', description: '<p> &nbsp;</p>' }, 1);
    const { status, body } = await publish(2);
    expect([status, body.errors]).toEqual([
      422,
      [
        { field: 'title', message: 'Enter a title.' },
        { field: 'postedBy', message: 'Enter the author.' },
        { field: 'description', message: 'Write the text.' },
      ],
    ]);
    for (const moment of ['soon', '0012-01-01T00:00Z', '20260-01-01T00:00Z']) {
      expect((await publish(2, moment)).body.errors).toEqual([
        { field: 'publishAt', message: 'Enter a date and a time.' },
      ]);
    }
  });

  it('keeps every character of its text', async () => {
    await begin();
    const odd = '<P class=x>a &nbsp;  b</P>\r\n<table><tr><td>1</table>\u200f<!-- note -->';
    expect((await write({ description: odd }, 1)).body.description).toBe(odd);
  });

  it('gets a picture, which the sweep keeps for it and its draft, and the backup has (BO-9)', async () => {
    await begin();
    await write({ description: text }, 1);
    const put = async (revision: number, body: Buffer, type = 'image/jpeg') => {
      const headers = { ...at(revision), 'content-type': type };
      const response = await fetch(`${rest.url}${TYRES}/cover`, {
        method: 'PUT',
        headers,
        body: new Uint8Array(body),
      });
      return { status: response.status, body: await response.json() };
    };
    expect((await put(2, Buffer.from('<svg onload=alert(1)>'))).body.errors).toEqual([
      {
        field: 'picture',
        message: 'The picture is not a JPEG or PNG photo. Save it as JPEG and add it again.',
      },
    ]);
    const { body } = await put(2, await aPhoto().jpeg().toBuffer());
    expect(body.image).toMatch(/^photos\/article-[\w-]+\.jpg$/);
    await publish(3);
    const other = await put(4, await aPhoto().png().toBuffer(), 'image/png');
    const stale = await put(4, await aPhoto().jpeg().toBuffer());
    expect(stale.status).toBe(412);
    const names = () => engine.photos.list('article-', new Date(Date.now() + 60_000));
    expect(await names()).toHaveLength(3);
    const inTwoHours = () => new Date(Date.now() + 2 * 60 * 60 * 1000);
    const sweep = unusedCovers({ store: engine.store, photos: engine.photos, now: inTwoHours });
    expect([await sweep.remove(), await sweep.remove(), await sweep.remove()]).toEqual([0, 1, 0]);
    const kept = (await names()).map((name) => `photos/${name}`);
    expect(new Set(kept)).toEqual(new Set([body.image, other.body.image]));
    expect((await rest.get('/api/v1/blogs')).body.blogs).toMatchObject([{ image: body.image }]);
    await carStore(engine.store).save(aCar());
    expect(await backedUp(engine)).toEqual(
      expect.arrayContaining(kept.map((path) => path.replace('photos/', ''))),
    );
  });

  it('is read by a salesman and a viewer, who write nothing (BO-1)', async () => {
    await begin();
    for (const role of ['SALES', 'VIEWER'] as const) {
      const member = await addStaff(engine.store, `Member-${role}`, role, now);
      expect((await rest.get(TYRES, member.headers)).body.title).toBe('Summer tyres');
      expect((await write({ title: 'Mine' }, 1, member)).status).toBe(403);
      expect((await rest.put(`${TYRES}/publication`, {}, at(1, member))).status).toBe(403);
    }
  });

  it('that was there before the back office is published, and is found by its words', async () => {
    await blogStore(engine.store).add(
      aBlog({ _id: 'old', title: 'Five checks', createdAt: '2027-01-01T00:00:00Z' }),
    );
    await begin();
    expect(await listed('published')).toEqual(['old']);
    const found = await rest.get(`${ARTICLES}?q=h%C3%A0ssan,+CHECKS`, edith.headers);
    expect(found.body).toMatchObject({
      total: 1,
      counts: { draft: 1, scheduled: 0, published: 1 },
      items: [{ hasDraft: false, editedBy: null }],
    });
  });
});

it('an article has an address of the words of its title, which no list has', () => {
  expect(articleId('Été à Dubaï: 5 °C!', 1)).toBe('ete-a-dubai-5-c');
  expect(articleId('Summer', 2)).toBe('summer-2');
  expect(articleId('إطارات الصيف', 1)).toBe('article');
  expect(articleId('Latest', 1)).toBe('latest-2');
  const long = articleId('word '.repeat(40), 1);
  expect([long.length <= 60, long.endsWith('word')]).toEqual([true, true]);
});
