import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArgs } from '../tests/browser/chromiumArgs.mjs';
import { findChromium } from '../tests/browser/findChromium.mjs';
import { atPart } from './atPart.ts';
import { demoProduct } from './demoProduct.ts';
import { firstTap, type Phone, taps } from './firstTap.ts';
import { longestInteraction, mainTasks } from './mainTasks.ts';
import { medianOf } from './medianOf.ts';
import { measureOffice } from './office/measureOffice.ts';

// Measures what the pages of the built product cost a phone: `npm run bench:web [-- --only traffic,paints,taps,tasks,admin]
// [--runs 5] [--tap-runs 7]`. traffic: requests and bytes of a first visit, of the same page reached inside the site, and
// of the way back. paints: the largest paint with the page as the server renders it and as a browser alone would, turn by
// turn. taps: how long the first tap on a control waits for the frame that shows its effect. tasks: the longest interaction
// of the main tasks on a hydrated page. admin: the back office over many cars and enquiries (BO-22). Each table is printed as
// soon as it is measured; the taps take the longest.

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    'tap-runs': { type: 'string', default: '7' },
  },
});
const runs = Number(options.runs);
const tapRuns = Number(options['tap-runs']);
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const SLOW_3G = { latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Where a visitor finds the link to a page that the menu does not have. */
const entrances: Record<string, string> = { Car: '/buy', Article: '/blogs' };

const nothing = { requests: 0, bytes: 0, scriptBytes: 0, graphql: 0 };

/** What can be measured of the visitors' pages: each prints its tables. */
const measures = { traffic, paints, taps: firstTaps, tasks };
const names = [...Object.keys(measures), 'admin'];
const chosen = options.only?.split(',') ?? names;
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no measure ${unknown.join(', ')}: there are ${names.join(', ')}.`);
  process.exit(1);
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
/** The product with the visitors' pages; their measures run only when it is there. */
let product!: Awaited<ReturnType<typeof demoProduct>>;
try {
  if (chosen.includes('admin')) await measureOffice(browser, tapRuns);
  const ofVisitors = Object.entries(measures).filter(([name]) => chosen.includes(name));
  if (ofVisitors.length > 0) product = await demoProduct();
  for (const [, measure] of ofVisitors) await measure();
  if (ofVisitors.length > 0) product.stop();
} finally {
  await browser.close();
}

async function traffic() {
  const table: Record<string, Record<string, number>> = {};
  for (const [name, path] of Object.entries(product.pages)) table[name] = await trafficOf(name, path);
  print(
    'Requests and kB over the wire; GraphQL requests of a first visit, of a click to the page, back',
    table,
  );
}

async function paints() {
  const table: Record<string, Record<string, number>> = {};
  for (const [name, path] of Object.entries(product.pages)) table[name] = await paintsOf(path);
  print(`Largest paint in ms, median of ${runs}, slow 4G, processor slowed four times`, table);
}

async function firstTaps() {
  const phones = {
    'slow 4G, processor slowed four times': { slowdown: 4, line: SLOW_4G },
    'slow 3G, processor slowed six times': { slowdown: 6, line: SLOW_3G },
  };
  for (const [name, phone] of Object.entries(phones)) {
    const table = await waitsOf(phone);
    print(`The first tap to the frame that shows its effect, ms, p75 of ${tapRuns}, ${name}`, table);
  }
}

async function tasks() {
  const table: Record<string, Record<string, number>> = {};
  for (const task of mainTasks(product.pages.Car)) {
    const waits: number[] = [];
    for (let run = 0; run < tapRuns; run += 1)
      waits.push(await longestInteraction(browser, product.origin, task, 4));
    table[task.name] = { median: medianOf(waits), p75: thirdQuarter(waits) };
  }
  const what = 'The longest interaction of a task to the next frame';
  print(`${what}, ms, of ${tapRuns}, processor slowed four times`, table);
}

function print(title: string, table: object) {
  console.log(title);
  console.table(table);
}

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

/** Waits until the page is hydrated, which a movement of the mouse starts at once. */
async function comeAlive(page: Page) {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => document.documentElement.dataset.alive);
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
  };
  for (let run = 0; run < runs; run += 1) {
    const rendered = await largestPaint(path, false);
    times.server.push(rendered.lcp);
    times.shift.push(rendered.cls);
    times.browser.push((await largestPaint(path, true)).lcp);
  }
  const [server, alone] = [medianOf(times.server), medianOf(times.browser)];
  return {
    'rendered on the server': Math.round(server),
    'in the browser': Math.round(alone),
    ratio: Number((server / alone).toFixed(2)),
    CLS: Number(medianOf(times.shift).toFixed(3)),
  };
}

/** The waits of the first tap on each control, at each of the moments: the third quarter of the runs, ms. */
async function waitsOf(phone: Phone) {
  const table: Record<string, Record<string, number>> = {};
  for (const tap of taps(product.pages.Car)) {
    const row: Record<string, number> = {};
    for (const after of [0, 300, 1000]) {
      const waits: number[] = [];
      for (let run = 0; run < tapRuns; run += 1) {
        waits.push(await firstTap(browser, product.origin, tap, phone, after));
      }
      row[after === 0 ? 'as soon as it is painted' : `${after} ms later`] = Math.round(thirdQuarter(waits));
    }
    row['wanted, at most'] = tap.atMost;
    table[tap.name] = row;
  }
  return table;
}

/** The value that three quarters of the numbers do not exceed. */
function thirdQuarter(numbers: number[]): number {
  return atPart(numbers, 0.75);
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

/** The page as a site without server rendering sends it: the client starts at once and loads its data itself. */
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

async function phone(from: Browser): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const page = await from.newPage({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await page.addInitScript(() =>
    document.addEventListener('hydrated', () => (document.documentElement.dataset.alive = 'yes')),
  );
  return page;
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
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
