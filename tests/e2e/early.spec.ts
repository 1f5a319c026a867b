import type { Page } from '@playwright/test';
import { alive, expect, hydrated, test } from './test.ts';

/** Opens a page whose client comes only when the returned function is called. */
async function openBeforeTheClient(page: Page, path: string): Promise<() => Promise<void>> {
  let come = () => undefined as void;
  const called = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await called;
    await route.continue();
  });
  await page.goto(path);
  return async () => {
    come();
    await hydrated(page);
  };
}

test('a page needs no script of a file before it is idle, and the one in its head is small', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const response = await page.goto('/', { waitUntil: 'commit' });
  const html = (await response?.text()) ?? '';
  const inline = [...html.matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs)];
  expect(inline).toHaveLength(1);
  expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(0);
});

test('a page that nobody touches fetches all of its code and lets it sleep until the first move', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  await page.waitForFunction(() => {
    const { client = '', needs = '' } = document.querySelector<HTMLElement>('[data-client]')?.dataset ?? {};
    const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return [client, ...needs.split(' ')].every((address) => fetched.includes(address));
  });
  expect(await page.evaluate(() => document.documentElement.dataset.alive)).toBeUndefined();
  scripts.length = 0;
  await page.mouse.move(10, 10);
  await alive(page);
  expect(scripts).toEqual([]);
});

test('a visitor who has saved a car sees so on the next page without touching it', async ({
  page,
  context,
}) => {
  await page.goto('/buy');
  await page.getByRole('main').getByRole('button', { name: 'Save to My Garage' }).first().click();
  await expect(page.getByTestId('garage-count')).toHaveText('1');
  const next = await context.newPage();
  await next.goto('/about');
  await expect(next.getByTestId('garage-count')).toHaveText('1');
});

test('a page that is for one visitor only comes alive by itself', async ({ page }) => {
  await page.goto('/likes');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
});

test('a heart tapped before the client is there saves its car, once', async ({ page }) => {
  const come = await openBeforeTheClient(page, '/buy');
  const heart = page.getByRole('main').getByRole('button', { name: 'Save to My Garage' }).first();
  await heart.click();
  await come();
  await expect(page.getByTestId('garage-count')).toHaveText('1');
  await expect(page.getByRole('button', { name: 'Remove from My Garage' })).toHaveCount(1);
});

test('a link clicked before the client is there leads on', async ({ page }) => {
  await openBeforeTheClient(page, '/buy');
  const car = page.getByRole('main').getByRole('article').getByRole('link').first();
  const name = await car.textContent();
  await car.click();
  await expect(page).toHaveURL(/\/car\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name?.split(' ')[0] ?? '');
});

test('a tab chosen with the arrow keys before the client is there is shown', async ({ page }) => {
  const come = await openBeforeTheClient(page, '/');
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await come();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('what is typed, ticked and searched before the client is there is searched for', async ({
  page,
  isMobile,
}) => {
  const come = await openBeforeTheClient(page, '/buy');
  await page.getByRole('searchbox').pressSequentially('x5');
  if (!isMobile) await page.getByRole('checkbox', { name: /^BMW/ }).check();
  await page.getByRole('searchbox').press('Enter');
  await come();
  await expect(page).toHaveURL(isMobile ? '/buy?q=x5' : '/buy?company=BMW&q=x5');
});

test('the menu opened before the client is there opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const come = await openBeforeTheClient(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await come();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a message sent before the client is there arrives, once', async ({ page, operations }) => {
  const come = await openBeforeTheClient(page, '/contact-us');
  await page.getByLabel('First name').fill('Aisha');
  await page.getByLabel('Last name').fill('Rahman');
  await page.getByLabel('Email').fill('aisha@example.ae');
  await page.getByLabel('Mobile number').fill('+971 50 000 0000');
  await page.getByLabel('Message').fill('Is the white one still there?');
  await page.getByRole('button', { name: /^Send/ }).click();
  await come();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(operations).toEqual(['SendContactMessage']);
});

test('what has come near once on a phone stays painted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/');
  const name = page.locator('article a').nth(8);
  const painted = () => name.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  expect(await painted()).toBe(false);
  await name.scrollIntoViewIfNeeded();
  await expect.poll(painted).toBe(true);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    // The frame after the next one shows what has been left.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await painted()).toBe(true);
});

test("the head asks for the hero's picture and the site's letters, and files come compressed and for good", async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const preloads = html.match(/<link[^>]* rel="preload"[^>]*>/g) ?? [];
  expect(preloads.some((link) => /as="image".*avif|avif.*as="image"/.test(link))).toBe(true);
  const fonts = preloads.flatMap((link) => /href="([^"]+\.woff2)"/.exec(link)?.[1] ?? []);
  expect(fonts).toHaveLength(2);
  const client = /data-client="([^"]+)"/.exec(html)?.[1] ?? '';
  const files = await Promise.all([client, ...fonts].map((file) => request.get(file)));
  for (const file of files) {
    expect(file.status()).toBe(200);
    expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect(files[0]?.headers()['content-encoding']).toBe('br');
});
