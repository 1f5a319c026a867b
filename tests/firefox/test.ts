import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { expect, onTestFinished, test as base } from 'vitest';
import { findFirefox } from '../browser/findFirefox.mjs';
import { products } from '../e2e/products.ts';

/** The address of the product. */
export const site = products.demo.url;

/** The windows in which a page is laid out differently. */
export const windows = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 900 } };

interface Fixtures {
  browser: Browser;
  /** A page of a visitor who was never here, on a phone. It must write no error, nor ask another host for anything. */
  page: Page;
}

/** A test in Firefox. */
export const test = base.extend<Fixtures>({
  browser: [
    // Vitest reads from the pattern what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await openFirefox();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  page: async ({ browser }, use) => {
    const visitor = await browser.createBrowserContext();
    const page = await visitor.newPage();
    const errors = errorsOf(page);
    await page.setViewport(windows.phone);
    await page.evaluateOnNewDocument(() =>
      document.addEventListener('hydrated', () => (document.documentElement.dataset.alive = 'yes')),
    );
    await use(page);
    await visitor.close();
    expect(errors).toEqual([]);
  },
});

/** Firefox without a window. Puppeteer cannot set everything in a Firefox that runs: `settings` are its preferences. */
function openFirefox(settings: Record<string, unknown> = {}): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: settings,
  });
}

/** A page of a Firefox of its own, which is closed after the test. */
export async function pageWith(settings: Record<string, unknown>): Promise<Page> {
  const browser = await openFirefox(settings);
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const errors = errorsOf(page);
  onTestFinished(() => expect(errors).toEqual([]));
  await page.setViewport(windows.phone);
  return page;
}

/** What a page does that it must not: errors in the console, requests to other hosts. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site) errors.push(`asked ${origin}`);
  });
  return errors;
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string) {
  await page.goto(site + path);
  await alive(page);
}

/** Moves the mouse, which makes a page come alive sooner, and waits until it is. */
export async function alive(page: Page) {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => document.documentElement.dataset.alive);
}

/** What has a role and a name for those who cannot see it, in the main part of the page or in `within`. */
export function named(page: Page, role: string, name: string, within = 'main') {
  return page.locator(`${within} ::-p-aria([name="${name}"][role="${role}"])`);
}

/** Types into text fields of the main part of the page, one after the other. */
export async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, typed] of Object.entries(fields)) {
    await named(page, 'textbox', label).click();
    await page.keyboard.type(typed);
  }
}

/** Waits until the page has an address. */
export async function at(page: Page, path: RegExp) {
  await expect.poll(() => page.url().slice(site.length)).toMatch(path);
}

/** Waits until the page says something that a visitor can read. */
export async function says(page: Page, text: string | RegExp, within = 'main') {
  await expect
    .poll(() => page.evaluate((part) => document.querySelector<HTMLElement>(part)?.innerText, within))
    .toMatch(text);
}

/** The names of the cars on the page. */
export const cars = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('main article h3')].map((name) => name.textContent));

/** What has the focus: its name, or what it says. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('name') ?? element?.getAttribute('aria-label') ?? element?.textContent;
  });
