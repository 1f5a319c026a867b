import type { Page, Response } from '@playwright/test';
import { layoutShift } from '../browser/layoutShift.ts';
import { looseTexts } from '../browser/looseTexts.ts';
import { allRoutes } from './allRoutes.ts';
import { products } from './products.ts';
import { barriers, expect, hydrated, layoutFaults, readAtTwiceTheSize, test, tooWide } from './test.ts';
import { changesOfWholeSheet } from './wholeSheet.ts';

test('ROUTE-1 ROUTE-2 ROUTE-4 a visitor opens each of the 21 addresses, the comparison and the page for developers directly, without signing in, can call and write to the dealer from each, meets no barrier by day or by night, and nothing that is wider than the window, also with letters of twice the size', async ({
  page,
  isMobile,
  viewport,
}) => {
  test.slow();
  const titles = new Set<string>();
  const routes = await allRoutes();
  expect(routes.length).toBeGreaterThanOrEqual(25);
  for (const route of [...routes, '/no-such-page']) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(viewport!);
    const response = await page.goto(route);
    if (routes.includes(route)) {
      await opensDirectly(page, route, response);
      await leadsToTheDealer(page, route, isMobile ? [768, 390] : [1280]);
      titles.add(await page.title());
    }
    if (isMobile) {
      await page.setViewportSize({ width: 320, height: 700 });
      expect.soft(await tooWide(page), `${route} in a window of 320 pixels`).toBe(0);
      await page.setViewportSize(viewport!);
    }
    await hydrated(page);
    if (!isMobile) expect.soft(await looseTexts(page), `${route} where a browser translates it`).toEqual([]);
    await hasNoBarriers(page, route);
    if (isMobile) await fitsATablet(page, route);
    else if (/^\/($|car\/|buy$|test-drive$|contact-us$)/.test(route)) await fitsAWideScreen(page, route);
  }
  expect(titles.size).toBe(routes.length);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

async function opensDirectly(page: Page, route: string, response: Response | null) {
  expect(response?.status(), route).toBe(200);
  expect(response?.headers()['content-security-policy'], route).toContain(
    "require-trusted-types-for 'script'",
  );
  await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
  await expect(page.locator('meta[name=description]'), route).toHaveCount(1);
  expect(page.url(), route).toBe(products.demo.url + route);
}

/** Whether a visitor can call and write to the dealer from the page in windows of these widths; the last one stays. */
async function leadsToTheDealer(page: Page, route: string, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const way of ['tel:', 'https://wa.me/'])
      await expect(
        page.locator(`a[href^="${way}"]`).filter({ visible: true }),
        `${way} on ${route} at ${width}`,
      ).not.toHaveCount(0);
  }
}

/** Whether the page has no barrier for people who see or hear little, by day and by night. */
async function hasNoBarriers(page: Page, route: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await barriers(page), `${route} ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** Whether nothing is wider than a tablet where the reader doubles the letters. They stay doubled. */
async function fitsATablet(page: Page, route: string) {
  await page.setViewportSize({ width: 768, height: 1024 });
  await doubleLetters(page);
  await expect.soft.poll(() => tooWide(page), `${route} on a tablet with letters of twice the size`).toBe(0);
}

/**
 * Whether a reader on a wide screen whose own style sheet doubles the letters finds facts, names and payments of cars, the
 * filters and the ways to the dealer whole. The letters stay doubled.
 */
async function fitsAWideScreen(page: Page, route: string) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await doubleLetters(page);
  const about = `${route} on a wide screen with letters of twice the size`;
  await expect.soft.poll(() => tooWide(page), about).toBe(0);
  const faults = await layoutFaults(page);
  expect
    .soft(
      faults.filter((fault) => fault.startsWith('broken')),
      about,
    )
    .toEqual([]);
  if (route === '/') {
    // The button lies on the car.
    const book = page.getByRole('main').getByRole('link', { name: 'Book Test Drive' }).first();
    await expect.soft(book, about).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  if (route === '/buy') {
    const panel = page.locator('dialog.filter-panel');
    await expect
      .soft(panel.getByRole('heading', { name: 'Price (AED)' }), about)
      .toBeInViewport({ ratio: 1 });
    await expect.soft(panel.getByRole('button', { name: 'Search Cars' }), about).not.toBeInViewport();
    const [search, sort] = await Promise.all(
      ['Search', 'Sort'].map((name) => page.getByRole('combobox', { name, exact: true }).boundingBox()),
    );
    expect.soft(sort?.width, about).toBe(search?.width);
  }
}

/** As the style sheet of a reader does. */
async function doubleLetters(page: Page) {
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
}

test('the rules that a page comes with paint it as the whole style sheet does, and next to nothing moves when its letters come late', async ({
  page,
}) => {
  let letters = Promise.resolve();
  // Pages that concern one visitor would otherwise run the client and load the whole style sheet.
  await page.route('**/assets/*.js', () => undefined);
  await page.route('**/assets/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.route('**/*.woff2', async (route) => {
    await letters;
    await route.continue();
  });
  const routes = await allRoutes();
  for (const route of [...routes, '/no-such-page']) {
    let arrive = () => {};
    letters = new Promise((resolve) => (arrive = resolve));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(route, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    arrive();
    const shift = await layoutShift(page);
    if (routes.includes(route)) expect.soft(shift, `${route} with late letters`).toBeLessThan(0.025);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForLoadState();
    expect.soft(await changesOfWholeSheet(page), `${route} with the whole sheet`).toEqual([]);
  }
});

test('a visitor who reads text at twice its size scrolls in one direction only, and finds words and controls whole', async ({
  page,
}) => {
  await readAtTwiceTheSize(page);
  for (const route of await allRoutes()) {
    await page.goto(route);
    await expect.soft.poll(() => tooWide(page), route).toBe(0);
    expect.soft(await layoutFaults(page), route).toEqual([]);
  }
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
});

test('who sends an empty form is led to the first field that must be filled, and reads its label', async ({
  page,
  isMobile,
}) => {
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 });
  for (const [path, send] of [
    ['/contact-us', 'Send Message'],
    ['/sell', 'Submit'],
    ['/finance', 'Submit Application'],
    ['/test-drive-form', 'Request Test Drive'],
    ['/my-offer', 'Send My Offer'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name: send }).click();
    const first = page.getByRole('main').locator(':invalid:not(form, fieldset)').first();
    await expect(first, path).toBeFocused();
    const header = (await page.getByRole('banner').boundingBox())!;
    const label = () =>
      first.evaluate((field: HTMLInputElement) => {
        const { top, bottom } = field.labels![0]!.getBoundingClientRect();
        return [top, innerHeight - bottom];
      });
    await expect.poll(async () => (await label())[0], path).toBeGreaterThanOrEqual(header.y + header.height);
    expect((await label())[1], path).toBeGreaterThanOrEqual(0);
  }
});

test('a visitor who leaves fields out reads so below each of them, and which they are above the button', async ({
  page,
}) => {
  await page.goto('/finance');
  await hydrated(page);
  const form = page.getByRole('main').locator('form');
  await form.getByRole('textbox', { name: 'Email' }).fill('khalid@');
  await form.getByRole('button', { name: 'Submit Application' }).click();
  // The first of them has the focus and is read with its error: nothing else is announced.
  await expect(form.locator('[data-error] :is(input, select, textarea)').first()).toBeFocused();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByText('Please check these 7 fields:')).toBeVisible();
  await expect(form.locator('[data-error]')).toHaveCount(7);
  const name = form.getByRole('textbox', { name: 'Full name' });
  await expect(name).toHaveAccessibleDescription('Please fill out this field.');
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/'khalid@'/);
  await form.getByRole('button', { name: 'Do you have existing loans?' }).click();
  await expect(form.getByRole('radio', { name: 'Yes' })).toBeFocused();
  await form.getByRole('button', { name: 'Full name' }).click();
  await expect(name).toBeFocused();
  await name.fill('Khalid');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(form.getByText('Please check these 6 fields:')).toBeVisible();
  expect(await tooWide(page)).toBe(0);
});

test('a buyer on the narrowest phone reads every figure of the calculator whole @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto((await allRoutes()).find((route) => route.startsWith('/car/')) ?? '');
  const boxes = page.getByRole('region', { name: 'Payment calculator' }).getByRole('textbox');
  await boxes.first().scrollIntoViewIfNeeded();
  const cut = (all: Element[]) => all.filter((box) => box.scrollWidth > box.clientWidth).length;
  await expect(boxes).toHaveCount(3);
  expect(await boxes.evaluateAll(cut)).toBe(0);
});
