// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../web/paths.ts';
import { aBlog } from '../stock/aCar.ts';
import { faultyOrigin, json } from '../origins/faultyOrigin.ts';
import { runSite } from '../servers/runSite.tsx';

let site: Awaited<ReturnType<typeof runSite>>;

afterEach(async () => {
  cleanup();
  await site.close();
  vi.unstubAllGlobals();
});

const anArticle = () =>
  aBlog({
    title: 'What GCC means',
    postedBy: 'Tom Ashworth',
    createdAt: '2026-11-20T05:00:00.000Z',
    description:
      '<p>Three letters.</p><h2>Heat</h2><p>Fans.</p><script>hit()</script><img src="x" onerror="hit()">',
  });

test('BLOG-3 BLOG-5 BLOG-7 a reader reads an article, sees who wrote it, and goes on to the cars', async () => {
  const blog = anArticle();
  site = await runSite([], { blogs: [blog] });
  const { user, router } = site.visit(paths.blog(blog._id));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('What GCC means');
  const article = screen.getByRole('article');
  const header = article.querySelector('header');
  expect(header?.textContent).toContain('20 November 2026');
  expect(header?.textContent).toContain('Tom Ashworth');
  expect(article.querySelector('img')?.getAttribute('src')).toBe('/pictures/960.jpg/photos/checks.jpg');
  expect((await within(article).findByRole('heading', { name: 'Heat' })).tagName).toBe('H2');
  expect(within(screen.getByRole('region', { name: 'Author' })).getByText('Tom Ashworth')).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^What GCC means/));
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('Three letters.');
  expect(site.asked).toEqual(['BlogPage']);
  await user.click(screen.getByRole('link', { name: 'View All Cars' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.buy));
});

test('BLOG-8 an article runs nothing that it brought along', async () => {
  const blog = anArticle();
  site = await runSite([], { blogs: [blog] });
  site.visit(paths.blog(blog._id));
  expect((await screen.findByRole('article')).innerHTML).not.toMatch(/<script|onerror|hit/);
});

test('BLOG-6 the five latest articles are listed, newest first, the one that is read among them', async () => {
  const blogs = Array.from({ length: 7 }, (_, i) => aBlog({ title: `Article ${i + 1}` }));
  site = await runSite([], { blogs });
  const { user } = site.visit(paths.blog(blogs[5]!._id));
  const latest = within(await screen.findByRole('region', { name: 'Latest articles' }));
  const links = latest.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([7, 6, 5, 4, 3].map((number) => `Article ${number}`));
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null, null]);
  await user.click(links[3]!);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Article 4'));
});

test('BLOG-6 an origin that sends more than five latest articles does not get them shown', async () => {
  const blogs = Array.from({ length: 8 }, () => aBlog());
  const origin = await faultyOrigin();
  origin.on(`/api/v1/blogs/${blogs[0]!._id}`, json(blogs[0]));
  origin.on('/api/v1/blogs/latest', json(blogs));
  site = await runSite([], { restUrl: origin.url });
  site.visit(paths.blog(blogs[0]!._id));
  const latest = within(await screen.findByRole('region', { name: 'Latest articles' }));
  expect(latest.getAllByRole('listitem')).toHaveLength(5);
  expect(origin.requests).toContain('/api/v1/blogs/latest?limit=5');
  await origin.close();
});

test('BLOG-3 an article stands where the latest ones, its picture and its author cannot be had', async () => {
  const blog = { ...anArticle(), image: null, postedBy: null };
  const origin = await faultyOrigin();
  origin.on(`/api/v1/blogs/${blog._id}`, json(blog));
  site = await runSite([], { restUrl: origin.url });
  site.visit(paths.blog(blog._id));
  expect(await screen.findByRole('heading', { name: 'What GCC means' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Latest articles' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Author' }).textContent).toContain('Marsa Motors');
  await origin.close();
});

test('BLOG-4 a reader copies the link of an article, or passes it on by WhatsApp or email', async () => {
  const blog = anArticle();
  site = await runSite([], { blogs: [blog] });
  const { user } = site.visit(paths.blog(blog._id));
  const share = within(await screen.findByRole('list', { name: 'Share this article' }));
  await user.click(share.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied.')).toBeTruthy();
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(new RegExp(`^http://.*${paths.blog(blog._id)}$`));
  const targets = share
    .getAllByRole('link')
    .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(targets).toEqual([
    `https://wa.me/?text=What GCC means ${copied}`,
    `mailto:?subject=What GCC means&body=${copied}`,
  ]);
});

test('BLOG-4 a reader passes on an article whose title and picture have half a character', async () => {
  const blog = { ...anArticle(), title: 'What \ud83d means', image: '/photos/x\ud83d.jpg' };
  const origin = await faultyOrigin();
  origin.on(`/api/v1/blogs/${blog._id}`, json(blog));
  site = await runSite([], { restUrl: origin.url });
  site.visit(paths.blog(blog._id));
  const share = within(await screen.findByRole('list', { name: 'Share this article' }));
  const [chat] = share.getAllByRole<HTMLAnchorElement>('link');
  expect(chat?.href).toContain('What%20%EF%BF%BD%20means');
  expect(screen.getByRole('article').querySelector('img')?.src).toContain('/photos/x%EF%BF%BD.jpg');
  await origin.close();
});

test('a reader whose browser refuses to copy the link of an article finds it in a field', async () => {
  const blog = anArticle();
  site = await runSite([], { blogs: [blog] });
  const { user } = site.visit(paths.blog(blog._id));
  const copy = await screen.findByRole('button', { name: 'Copy link' });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('refused', 'NotAllowedError'),
  );
  await user.click(copy);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(field.value).toMatch(new RegExp(`^http://.*${paths.blog(blog._id)}$`));
});

test('BLOG-4 where the device has a sheet for sharing, a reader opens it', async () => {
  const share = vi.fn<Navigator['share']>().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share });
  const blog = anArticle();
  site = await runSite([], { blogs: [blog] });
  const { user } = site.visit(paths.blog(blog._id));
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'What GCC means', url: expect.stringContaining(blog._id) });
  Reflect.deleteProperty(navigator, 'share');
});

test('an article that does not exist is not found; one that cannot be reached is not said to be missing', async () => {
  site = await runSite();
  site.visit(paths.blog('nowhere'));
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
  cleanup();
  await site.stopRest();
  site.visit(paths.blog('elsewhere'));
  expect(await screen.findByRole('heading', { name: 'This page cannot be shown' })).toBeTruthy();
});
