import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

const filters = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures in full screen' });
const back = (page: Page) => page.evaluate(() => history.back());
const forward = (page: Page) => page.evaluate(() => history.forward());

/** Waits until the history has no entry for a panel over the page. */
const nothingLeft = (page: Page) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('over');

/** Comes to the listing from another page, so that Back would lead there. */
async function comeToListing(page: Page) {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Buy Cars' }).click();
  await expect(page).toHaveURL('/buy');
}

async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(filters(page)).toBeVisible();
}

test('Back closes the filters, then leads to the page before, and Forward to the list again @phone', async ({
  page,
}) => {
  await comeToListing(page);
  await openFilters(page);
  await back(page);
  await expect(filters(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  await expect(page).toHaveURL('/buy');
  await back(page);
  await expect(page).toHaveURL('/about');
  await forward(page);
  await expect(page).toHaveURL('/buy');
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['their button', (page: Page) => filters(page).getByRole('button', { name: 'Close' }).click()],
] as const) {
  test(`filters that ${how} closes leave nothing for Back to undo @phone`, async ({ page }) => {
    await comeToListing(page);
    await openFilters(page);
    await close(page);
    await expect(filters(page)).toBeHidden();
    await openFilters(page);
    await close(page);
    await expect(filters(page)).toBeHidden();
    await nothingLeft(page);
    // A closed panel is not shown again.
    await forward(page);
    await nothingLeft(page);
    await back(page);
    await expect(page).toHaveURL('/about');
  });
}

test('a search from the filters leads back to the list before it, filters closed @phone', async ({
  page,
}) => {
  await comeToListing(page);
  await openFilters(page);
  await filters(page).getByRole('checkbox', { name: /^BMW/ }).check();
  await filters(page).getByRole('button', { name: 'Search Cars' }).click();
  await expect(page).toHaveURL('/buy/bmw');
  await back(page);
  await expect(page).toHaveURL('/buy');
  await expect(filters(page)).toBeHidden();
  await back(page);
  await expect(page).toHaveURL('/about');
});

test('a menu that is closed as the client starts does not lead off the page @phone', async ({ page }) => {
  // As the router's start does, which adds its index to the state of the current entry.
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => {
      back();
      history.replaceState({ ...history.state, idx: 0 }, '');
    };
  });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await nothingLeft(page);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('a page chosen in the menu has the page before it behind it, also where it is there at once @phone', async ({
  page,
}) => {
  await comeToListing(page);
  for (const name of ['About', 'Buy', 'About']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu(page).getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(menu(page)).toBeHidden();
  }
  for (const path of ['/buy', '/about', '/buy', '/about']) {
    await back(page);
    await expect(page).toHaveURL(path);
  }
});

test('Back closes what was opened before the client was there, as it does afterwards @phone', async ({
  page,
}) => {
  await page.goto('/about');
  let come = () => undefined as void;
  const called = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await called;
    await route.continue();
  });
  await page.goto('/buy');
  await openFilters(page);
  await back(page);
  await expect(filters(page)).toBeHidden();
  await expect(page).toHaveURL('/buy');
  await openFilters(page);
  come();
  await hydrated(page);
  await expect(filters(page)).toBeVisible();
  await back(page);
  await expect(filters(page)).toBeHidden();
  await expect(page).toHaveURL('/buy');
  await back(page);
  await expect(page).toHaveURL('/about');
});

test('a link of the menu that is tapped before the client is there takes the place of the menu @phone', async ({
  page,
}) => {
  await page.goto('/about');
  // The client never comes.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/buy');
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact-us');
  await back(page);
  await expect(page).toHaveURL('/buy');
  await expect(menu(page)).toBeHidden();
  await back(page);
  await expect(page).toHaveURL('/about');
});

test('a page that is loaded anew with its filters open has none, and Back leads on @phone', async ({
  page,
}) => {
  await comeToListing(page);
  await openFilters(page);
  await page.reload();
  await hydrated(page);
  await expect(filters(page)).toBeHidden();
  await nothingLeft(page);
  await back(page);
  await expect(page).toHaveURL('/about');
});

test('Back closes the pictures in full screen, where the visitor was, and then leads to the list @phone', async ({
  page,
}) => {
  await comeToListing(page);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/car\//);
  const car = page.url();
  const open = page.getByRole('button', { name: 'Full screen' });
  await open.click();
  await expect(viewer(page)).toBeVisible();
  await back(page);
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(car);
  await open.click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await nothingLeft(page);
  await back(page);
  await expect(page).toHaveURL('/buy');
});
