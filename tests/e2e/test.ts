import { type ConsoleMessage, expect, type Locator, type Page, test as base } from '@playwright/test';

interface Fixtures {
  quietPage: void;
  /** Names of the operations that the browser has sent to GraphQL, oldest first. */
  operations: string[];
}

/** A test in which the page must not write errors to the console, nor ask another host for anything. */
export const test = base.extend<Fixtures>({
  quietPage: [
    async ({ page, baseURL }, use) => {
      await page.addInitScript(() =>
        document.addEventListener('hydrated', () => (document.documentElement.dataset.alive = 'yes')),
      );
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isMeant(message)) errors.push(message.text());
      });
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) errors.push(`asked ${origin}`);
      });
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  operations: async ({ page }, use) => {
    const names: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== '/graphql') return;
      names.push((request.postDataJSON() as { operationName: string }).operationName);
    });
    await use(names);
  },
});

/** Moves the mouse, which makes a page come alive sooner, and waits until it is. */
export async function hydrated(page: Page) {
  await page.mouse.move(0, 0);
  await alive(page);
}

/** Waits until the page is alive. */
export async function alive(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.alive);
}

/** Shows all text at twice its size, as the setting of the browser does, which breakpoints in rem follow. */
export async function readAtTwiceTheSize(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

/** Clicks what stands below the cards of a page: on phones they get their real height, and move it, as they come near. */
export async function clickBelowCards(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await target.click();
}

/** The browser reports an answer of 403 or 404 that is meant, too, and a line that a test has cut. */
function isMeant(message: ConsoleMessage): boolean {
  return /status of 40[34]|ERR_INTERNET_DISCONNECTED/.test(message.text());
}

export { layoutFaults } from '../browser/layoutFaults.ts';
export { tooWide } from '../browser/tooWide.ts';
export { expect };
