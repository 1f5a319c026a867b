import AxeBuilder from '@axe-core/playwright';
import { type ConsoleMessage, expect, type Locator, type Page, test as base } from '@playwright/test';

interface Fixtures {
  quietPage: void;
  /** Errors that the page may write to the console, where a test causes them. */
  allowedErrors: RegExp | undefined;
  /** Names of the operations that the browser has sent to GraphQL, oldest first. */
  operations: string[];
}

/** A test in which the page must not write errors to the console, nor ask another host for anything. */
export const test = base.extend<Fixtures>({
  allowedErrors: [undefined, { option: true }],
  quietPage: [
    async ({ page, baseURL, allowedErrors }, use) => {
      await noteHydration(page);
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
      expect(errors.filter((error) => !allowedErrors?.test(error))).toEqual([]);
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

/** Lets `alive` and `hydrated` know when a page is hydrated; the page of a test has that by itself. */
export async function noteHydration(page: Page) {
  await page.addInitScript(() =>
    document.addEventListener('hydrated', () => (document.documentElement.dataset.alive = 'yes')),
  );
}

/** Moves the mouse, which hydrates the page sooner, and waits until it is hydrated. */
export async function hydrated(page: Page) {
  await page.mouse.move(0, 0);
  await alive(page);
}

/** Waits until the page is hydrated. */
export async function alive(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.alive);
}

/** Doubles the size of text with the browser's setting, which breakpoints in rem follow. */
export async function readAtTwiceTheSize(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

/** Clicks an element below the cards of a page: on phones, cards get their real height only when near, and move the element. */
export async function clickBelowCards(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await target.click();
}

/** What on a page stands before people who see or hear little (WCAG 2.2 AA, and the order of headings): the rule and an element of each. */
export async function barriers(page: Page): Promise<string[]> {
  // The colours are judged as they stay, not on their way from the other scheme.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  // The legacy mode opens no second page, which only frames of other origins need: it takes less than half the time.
  expect(page.frames()).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'heading-order': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Whether a test causes the message on purpose: by an expected answer 403 or 404, or a connection that it has cut. */
function isMeant(message: ConsoleMessage): boolean {
  return /status of 40[34]|ERR_INTERNET_DISCONNECTED/.test(message.text());
}

export { layoutFaults } from '../browser/layoutFaults.ts';
export { tooWide } from '../browser/tooWide.ts';
export { expect };
