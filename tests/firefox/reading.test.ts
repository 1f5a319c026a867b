import { expect } from 'vitest';
import { tooWide } from '../browser/tooWide.ts';
import { allRoutes } from '../e2e/allRoutes.ts';
import { at, focused, named, open, pageWith, says, site, test } from './test.ts';

test('a reader opens an article from the list of articles', async ({ page }) => {
  await open(page, '/blogs');
  const title = await page.$eval('main article h2', (heading) => heading.textContent);
  await page.locator('main article a').click();
  await at(page, /^\/blog\//);
  await says(page, title ?? '', 'h1');
});

test('nothing of any page is wider than the window of a phone', async ({ page }) => {
  for (const route of await allRoutes()) {
    await page.goto(site + route);
    expect.soft(await tooWide(page), route).toBe(0);
  }
});

test('a keyboard opens the menu on a phone, and Escape closes it and gives the focus back', async ({
  page,
}) => {
  await open(page, '/');
  await page.focus('header button[aria-label="Menu"]');
  await page.keyboard.press('Enter');
  const isOpen = () => page.evaluate(() => document.querySelector('dialog:popover-open') !== null);
  await expect.poll(isOpen).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);
  expect(await focused(page)).toBe('Menu');
});

test('the first tap on the menu opens it before the client is there, and it leads on when the client comes', async ({
  page,
}) => {
  await page.setRequestInterception(true);
  const held: (() => void)[] = [];
  let come = false;
  page.on('request', (request) => {
    const go = () => void request.continue();
    if (!come && /\/assets\/.*\.js$/.test(request.url())) held.push(go);
    else go();
  });
  await page.goto(`${site}/`, { waitUntil: 'domcontentloaded' });
  await named(page, 'button', 'Menu', 'header').click();
  await named(page, 'link', 'Finance', 'dialog:popover-open').wait();
  expect(await page.evaluate(() => document.documentElement.dataset.alive)).toBeUndefined();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  come = true;
  for (const go of held) go();
  await page.waitForFunction(() => document.documentElement.dataset.alive);
  await named(page, 'link', 'Finance', 'dialog:popover-open').click();
  await at(page, /^\/finance$/);
});

test('a visitor whose device is dark sees the site dark', async () => {
  // Firefox: 0 is dark.
  const page = await pageWith({ 'layout.css.prefers-color-scheme.content-override': 0 });
  for (const path of ['/', '/buy', '/contact-us']) {
    await page.goto(site + path);
    const [, red = ''] =
      /\((\d+)/.exec(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)) ?? [];
    expect.soft(Number(red), path).toBeLessThan(60);
  }
});

test('a visitor without a script filters the list by an address and opens a car of it', async () => {
  const page = await pageWith({ 'javascript.enabled': false });
  await page.goto(`${site}/buy?company=BMW&sort=price-low`);
  const names = () =>
    page.evaluate(() => [...document.querySelectorAll('main article h3')].map((name) => name.textContent));
  expect(await names()).toHaveLength(5);
  for (const name of await names()) expect(name).toMatch(/^BMW/);
  // Puppeteer finds nothing by itself in such a page.
  const [x, y] = await page.evaluate(() => {
    const link = document.querySelector('main article h3 a');
    link?.scrollIntoView({ block: 'center' });
    const { left, top } = link?.getBoundingClientRect() ?? new DOMRect();
    return [left + 5, top + 5] as const;
  });
  await page.mouse.click(x, y);
  await at(page, /^\/car\//);
});
