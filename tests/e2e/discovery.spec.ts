import type { Page } from '@playwright/test';
import { clickBelowCards, expect, hydrated, test } from './test.ts';

/** What a page must have exactly once. */
const once = ['link[rel=canonical]', 'meta[name=description]', 'meta[property="og:url"]', 'title'];
const counts = (page: Page) =>
  page.evaluate(
    (selectors) => selectors.map((selector) => document.head.querySelectorAll(selector).length),
    once,
  );

test('the head of a page stays as it was sent, and follows the visitor from page to page @desktop', async ({
  page,
  baseURL,
}) => {
  await page.goto('/about');
  await hydrated(page);
  const canonical = page.locator('link[rel=canonical]');
  expect(await counts(page)).toEqual([1, 1, 1, 1]);
  await expect(canonical).toHaveAttribute('href', `${baseURL}/about`);
  await clickBelowCards(page.getByRole('contentinfo').getByRole('link', { name: 'Buy Cars' }));
  await expect(page).toHaveTitle('Premium used cars for sale in Dubai · Marsa');
  await expect(canonical).toHaveAttribute('href', `${baseURL}/buy`);
  await expect(page.locator('link[rel=next]')).toHaveAttribute('href', `${baseURL}/buy?page=2`);
  expect(await counts(page)).toEqual([1, 1, 1, 1]);
});

test('structured data is sent and no script is ever made in the browser @desktop', async ({ page }) => {
  // Trusted Types would refuse to make a script.
  await page.addInitScript(() => {
    const create = document.createElement.bind(document);
    document.createElement = ((name: string, options?: ElementCreationOptions) => {
      if (name.toLowerCase() === 'script') throw new Error('a script was made');
      return create(name, options);
    }) as typeof document.createElement;
  });
  const response = await page.goto('/buy');
  expect(await response?.text()).toContain(
    '<script type="application/ld+json">{"@context":"https://schema.org"',
  );
  await hydrated(page);
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(0);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Specification' })).toBeVisible();
  await expect(data).toHaveCount(0);
});

test('what crawlers, phones and previews of links ask for is there @desktop', async ({ page, request }) => {
  await page.goto('/');
  const addresses = await page.evaluate(() =>
    [
      ...document.head.querySelectorAll<HTMLLinkElement>('link[rel=manifest], link[rel=apple-touch-icon]'),
    ].map((link) => link.href),
  );
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  for (const address of [...addresses, preview ?? '', '/robots.txt', '/feed.xml']) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const car = /<loc>([^<]*\/car\/[^<]+)</.exec(sitemap)?.[1] ?? '';
  expect((await page.goto(car))?.status()).toBe(200);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(picture ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});
