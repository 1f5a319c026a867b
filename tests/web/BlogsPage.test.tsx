// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../web/paths.ts';
import { aBlog } from '../stock/aCar.ts';
import { faultyOrigin, json } from '../origins/faultyOrigin.ts';
import { runSite } from '../servers/runSite.tsx';

let site: Awaited<ReturnType<typeof runSite>>;

afterEach(async () => {
  cleanup();
  await site.close();
});

test('BLOG-1 a reader sees each article with picture, author, date, title and excerpt, and opens it', async () => {
  const blog = aBlog({
    title: 'What GCC means',
    // Half past eleven in the evening of the 19th in UTC is the 20th in Dubai.
    createdAt: '2026-11-19T23:30:00.000Z',
    description:
      '<h2>First</h2><p>Three <strong>letters</strong>, <a href="/buy">one quarter</a>.</p><p>More.</p>',
  });
  site = await runSite([], {
    blogs: [aBlog({ title: 'Older', createdAt: '2026-11-01T05:00:00.000Z' }), blog],
  });
  const { user, router } = site.visit(paths.blogs);
  const [card, older] = await screen.findAllByRole('article');
  const newest = within(card!);
  expect(newest.getByRole('heading', { level: 2 }).textContent).toBe('What GCC means');
  expect(newest.getByText('20 November 2026').getAttribute('datetime')).toBe(blog.createdAt);
  expect(newest.getByText('Layla Hassan')).toBeTruthy();
  expect(card?.querySelector('img')?.getAttribute('src')).toBe('/pictures/960.jpg/photos/checks.jpg');
  expect((await newest.findByText('letters')).tagName).toBe('STRONG');
  // This DOM loses the words before the first element of DOMPurify's result; browsers do not (reading.spec.ts).
  expect(card?.textContent).toContain('letters, one quarter.');
  expect(card?.textContent).not.toContain('More.');
  expect(within(older!).getByRole('heading').textContent).toBe('Older');
  await user.click(newest.getByRole('link', { name: /^Read More/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.blog(blog._id)));
  expect(site.asked).toEqual(['BlogsPage', 'BlogPage']);
});

test('BLOG-2 a reader of an empty blog is told so, and shown the cars', async () => {
  site = await runSite();
  site.visit(paths.blogs);
  expect(await screen.findByRole('heading', { name: 'No Blogs Available' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View All Cars' }).getAttribute('href')).toBe(paths.buy);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('BLOG-2 a reader is told when the articles cannot be reached, and tries again', async () => {
  const origin = await faultyOrigin();
  site = await runSite([], { restUrl: origin.url });
  const { user } = site.visit(paths.blogs);
  expect(await screen.findByRole('heading', { name: 'No Blogs Available' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('We could not reach our articles.');
  origin.on('/api/v1/blogs', json({ blogs: [aBlog({ title: 'There again' })] }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'There again' })).toBeTruthy();
  await origin.close();
});

test('a reader who waits can call the dealer meanwhile, and gets the articles when they can be reached again', async () => {
  const origin = await faultyOrigin();
  site = await runSite([], { restUrl: origin.url });
  site.visit(paths.blogs);
  const said = (await screen.findByText(/^Missing content loads automatically/)).closest('p')!;
  expect(within(said).getByRole('link').getAttribute('href')).toBe('tel:+97140000000');
  origin.on('/api/v1/blogs', json({ blogs: [aBlog({ title: 'There again' })] }));
  expect(await screen.findByRole('heading', { name: 'There again' })).toBeTruthy();
  await origin.close();
});

test('BLOG-8 an excerpt runs nothing that the article brought along', async () => {
  const description = '<p>Safe<img src="x" onerror="hit()"><script>hit()</script></p>';
  site = await runSite([], { blogs: [aBlog({ description })] });
  site.visit(paths.blogs);
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain('Safe');
  expect(card.innerHTML).not.toMatch(/script|onerror|hit/);
});
