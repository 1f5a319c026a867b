// Screenshots of every page at 390, 768, 1280 and 1600, light and dark, on a phone on its side, and in forced colours, into
// shots/ (which git ignores), for looking at.
// Usage: npm run shots [-- http://localhost:4000 [/path …]]: of the running product.
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { chromiumArgs } from '../browser/chromiumArgs.mjs';
import { findChromium } from '../browser/findChromium.mjs';
import { inWindow, type Look, looksAt } from './looks.ts';

const [origin = 'http://localhost:4000', ...paths] = process.argv.slice(2);
const looks: Look[] = [
  ...looksAt([390, 768, 1280, 1600]),
  ...(['light', 'dark'] as const).map((colorScheme): Look => [
    `landscape-${colorScheme}`,
    { viewport: { width: 844, height: 390 }, colorScheme },
  ]),
  ...[390, 1280].map((width): Look => [`${width}-forced`, { ...inWindow(width), forcedColors: 'active' }]),
];
mkdirSync('shots', { recursive: true });

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
for (const [look, options] of looks) {
  const page = await browser.newPage(options);
  for (const path of paths.length > 0 ? paths : await everyPage()) {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await seeAll(page);
    const name = path.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-/, '') || 'home';
    await page.screenshot({ path: `shots/${name}-${look}.png`, fullPage: true });
  }
  await page.close();
}
await browser.close();

/** Every address of the site, with a car and an article that exist. */
async function everyPage(): Promise<string[]> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{ "query": "{ cars(first: 3) { nodes { id } } latestBlogs(limit: 1) { id } }" }',
  });
  const { data } = (await response.json()) as {
    data: { cars: { nodes: { id: string }[] }; latestBlogs: { id: string }[] };
  };
  return [
    ...['/', '/about', '/sell', '/sell-confirm', '/buy', `/car/${data.cars.nodes[0]?.id}`, '/test-drive'],
    ...['/test-drive-form', '/test-drive-confirm', '/buy-now-form', '/buy-now-confirm', '/finance'],
    ...['/finance-confirm', '/contact-us', '/blogs', `/blog/${data.latestBlogs[0]?.id}`, '/likes'],
    ...['/privacy-policy', '/terms', '/developers', '/login', '/no-such-page'],
    `/compare?cars=${data.cars.nodes.map(({ id }) => id).join(',')}`,
  ];
}

/** Scrolls through the page once, so that the pictures further down are there. */
async function seeAll(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((seen) => setTimeout(seen, 50));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}
