import type { Page } from '@playwright/test';
import { expect, hydrated, test, tooWide } from './test.ts';

/** The address of the latest article. */
async function article(page: Page): Promise<string> {
  await page.goto('/blogs');
  const link = page.getByRole('link', { name: /^Read More/ }).first();
  return (await link.getAttribute('href')) ?? '';
}

test('pages for reading come with status, title and description, and nothing of them is wider than the window', async ({
  page,
}) => {
  const titles = new Set<string>();
  for (const path of ['/about', '/blogs', await article(page), '/privacy-policy', '/terms', '/developers']) {
    const response = await page.goto(path);
    const html = (await response?.text()) ?? '';
    expect(response?.status(), path).toBe(200);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{50,}"/);
    titles.add(/<title>([^<]+)</.exec(html)?.[1] ?? '');
    for (const width of [320, page.viewportSize()?.width ?? 0]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await tooWide(page), `${path} at ${width}`).toBe(0);
    }
  }
  expect(titles.size).toBe(6);
  expect((await page.goto('/blog/nowhere'))?.status()).toBe(404);
});

test('ABOUT-4 ABOUT-5 ABOUT-6 a visitor opens one question, and the open one closes @phone', async ({
  page,
}) => {
  await page.goto('/about');
  const open = page.locator('details[open] summary');
  await expect(open).toHaveText(['Is the car I see here really for sale?']);
  const questions = page.locator('summary');
  for (let i = 1; i < 5; i += 1) {
    await questions.nth(i).press('Enter');
    await expect(open).toHaveCount(1);
    await expect(questions.nth(i).locator('..')).toHaveAttribute('open');
    const answer = await page.locator('details[open] > :not(summary)').boundingBox();
    expect(answer?.height).toBeLessThanOrEqual(384);
  }
});

test('ABOUT-2 a keyboard chooses a service, and its picture is there @desktop', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('tab', { name: 'Sell' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Buy' })).toBeFocused();
  const picture = page.getByRole('tabpanel').getByRole('img');
  await expect(picture).toHaveAttribute('alt', /white convertible/);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('BLOG-4 a reader copies the link of an article @phone', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = await article(page);
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
});

test('a printed article has its text, and nothing that leads elsewhere', async ({ page }) => {
  await page.goto(await article(page));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
});

test('a printed page has the phone number and the address of the dealer once, at its top, and no menu', async ({
  page,
}) => {
  for (const path of ['/', '/buy', await article(page)]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
    await page.emulateMedia({ media: 'print' });
    const header = page.getByRole('banner');
    await expect(header, path).toHaveCSS('position', 'static');
    await expect(header.getByText('+971 4 000 0000').filter({ visible: true }), path).toHaveCount(1);
    await expect(header.getByText(/@/), path).toBeVisible();
    await expect(header.getByRole('navigation'), path).toHaveCount(0);
    await expect(header.getByRole('button'), path).toHaveCount(0);
  }
});

test('PRIV-1 a reader jumps to a topic of the privacy policy', async ({ page }) => {
  await page.goto('/privacy-policy');
  await hydrated(page);
  await page.getByRole('link', { name: 'Your rights' }).click();
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('an article opened inside the site reads as it does after a reload @phone', async ({ page }) => {
  await page.goto('/blogs');
  await hydrated(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  const words = async () => (await page.getByRole('main').textContent()) ?? '';
  await expect.poll(async () => (await words()).length).toBeGreaterThan(2_500);
  const opened = await words();
  await page.reload();
  // Content for search engines only is removed by hydration.
  await hydrated(page);
  await expect.poll(words).toBe(opened);
});
