import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../browser/findChromium.mjs';
import { demoProduct } from './demoProduct.ts';
import { medianOf } from './medianOf.ts';

// What the pages of the built product cost a phone: `npm run bench:web [-- RUNS]`. Requests and bytes of a first
// visit, of the same page reached inside the site, and of the way back; then the largest paint with the page as the
// server renders it and as a browser alone would, turn by turn, on a slow 4G line and a processor slowed four times.

const runs = Number(process.argv[2] ?? 5);
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Where a visitor finds the link to a page that the menu does not have. */
const entrances: Record<string, string> = { Car: '/buy', Article: '/blogs' };

const nothing = { requests: 0, bytes: 0, scriptBytes: 0, graphql: 0 };

const product = await demoProduct();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const traffic: Record<string, Record<string, number>> = {};
const paints: Record<string, Record<string, number>> = {};
for (const [name, path] of Object.entries(product.pages)) {
  traffic[name] = await trafficOf(name, path);
  paints[name] = await paintsOf(path);
}
await browser.close();
product.stop();
console.log(
  'Requests and kB over the wire; GraphQL requests of a first visit, of a click to the page, of the way back',
);
console.table(traffic);
console.log(
  `Largest paint and answer to the first tap in ms, median of ${runs}, slow 4G, processor slowed four times`,
);
console.table(paints);

async function trafficOf(name: string, path: string) {
  const page = await phone(browser);
  const counted = await count(page);
  await page.goto(product.origin + path, { waitUntil: 'networkidle' });
  const first = { ...counted };
  await page.goto(product.origin + (entrances[name] ?? '/terms'), { waitUntil: 'networkidle' });
  await comeAlive(page);
  Object.assign(counted, nothing);
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link) => (link as HTMLAnchorElement).click());
  await page.waitForURL(product.origin + path);
  await quiet(page);
  const inside = { ...counted };
  Object.assign(counted, nothing);
  await page.goBack();
  await quiet(page);
  const kilobytes = (bytes: number) => Math.round(bytes / 1000);
  const row = {
    requests: first.requests,
    kB: kilobytes(first.bytes),
    'JS kB': kilobytes(first.scriptBytes),
    'GraphQL first': first.graphql,
    'GraphQL inside': inside.graphql,
    'kB inside': kilobytes(inside.bytes),
    'GraphQL back': counted.graphql,
  };
  await page.close();
  return row;
}

/** Pages come alive at the visitor's first move. */
async function comeAlive(page: Page) {
  const alive = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('hydrated', resolve, { once: true })),
  );
  await page.mouse.move(1, 1);
  await alive;
  await quiet(page);
}

/** Waits until the page has its heading and nothing more goes over the wire for two seconds. */
async function quiet(page: Page) {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  let last = Date.now();
  const note = () => (last = Date.now());
  page.on('request', note).on('requestfinished', note);
  while (Date.now() - last < 2_000) await page.waitForTimeout(200);
  page.off('request', note).off('requestfinished', note);
}

async function paintsOf(path: string) {
  const times = {
    server: [] as number[],
    browser: [] as number[],
    shift: [] as number[],
    tap: [] as number[],
  };
  for (let run = 0; run < runs; run += 1) {
    const rendered = await largestPaint(path, false);
    times.server.push(rendered.lcp);
    times.shift.push(rendered.cls);
    times.browser.push((await largestPaint(path, true)).lcp);
    times.tap.push(await firstTap(path));
  }
  const [server, alone] = [medianOf(times.server), medianOf(times.browser)];
  return {
    'rendered on the server': Math.round(server),
    'in the browser': Math.round(alone),
    ratio: Number((server / alone).toFixed(2)),
    CLS: Number(medianOf(times.shift).toFixed(3)),
    'first tap': medianOf(times.tap),
  };
}

/** How long the browser takes to paint after a tap on the menu that comes as soon as it can be seen, ms. */
async function firstTap(path: string) {
  const page = await phone(browser);
  await slowDown(page);
  await page.addInitScript(() => {
    Object.assign(window, { longest: 0 });
    const seen = window as unknown as { longest: number };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(product.origin + path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').waitFor();
  await quiet(page);
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  await page.close();
  return longest;
}

async function largestPaint(path: string, alone: boolean) {
  const page = await phone(browser);
  if (alone) {
    await page.route(product.origin + path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withoutContent(await response.text()) });
    });
  }
  await slowDown(page);
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(product.origin + path);
  await quiet(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: { lcp: number; cls: number } }).seen);
  await page.close();
  return seen;
}

/** The page as a site without server rendering sends it: the client comes at once and loads its data itself. */
function withoutContent(html: string): string {
  const [, client = ''] = /data-client="([^"]+)"/.exec(html) ?? [];
  return html
    .replace(/<script data-client.*?<\/script>/s, `<script type="module" src="${client}"></script>`)
    .replace(
      /<div id="root">.*<\/div>(?=\s*<script type="application\/json" id="page-state")/s,
      '<div id="root"></div>',
    )
    .replace(/(id="page-state">).*?(?=<\/script>)/s, '$1{"apollo":{},"router":{}}');
}

function phone(from: Browser): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  return from.newPage({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Counts what goes over the wire of `page` from now on. */
async function count(page: Page) {
  const counted = { ...nothing };
  const scripts = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    counted.requests += 1;
    if (type === 'Script') scripts.add(requestId);
    if (new URL(request.url).pathname === '/graphql') counted.graphql += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.bytes += encodedDataLength;
    if (scripts.has(requestId)) counted.scriptBytes += encodedDataLength;
  });
  return counted;
}
