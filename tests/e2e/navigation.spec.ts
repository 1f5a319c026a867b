import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

test('a page that is opened inside the site is announced, and the keyboard goes on from its heading @desktop', async ({
  page,
}) => {
  await page.goto('/buy');
  await hydrated(page);
  const car = page.getByRole('main').getByRole('article').getByRole('link').first();
  await car.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/car\//);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.locator('p[aria-live=polite].sr-only')).toHaveText(await page.title());
});

test('a visitor with a keyboard who comes back from a car goes on at that car in the list, and Forward leads to its heading @desktop', async ({
  page,
}) => {
  await page.goto('/buy');
  await hydrated(page);
  const car = page.getByRole('main').getByRole('article').nth(4).getByRole('link').first();
  await car.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/car\//);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/buy');
  await expect(car).toBeFocused();
  await expect(car).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveURL(/\/car\//);
  await expect(heading).toBeFocused();
});

test('a page that a visitor without a line opens says so, with the phone number, and comes by itself @phone', async ({
  page,
  context,
}) => {
  await page.goto('/buy');
  await hydrated(page);
  await context.setOffline(true);
  const bar = page.getByRole('status').filter({ hasText: 'You are offline' });
  await expect(bar.getByRole('link')).toHaveAttribute('href', /^tel:\+/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'This page needs a connection' });
  await expect(heading).toBeVisible();
  await expect(bar.getByRole('link')).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/about');
  await expect(heading).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a list that could not come without a line comes when the line is back @phone', async ({
  page,
  context,
}) => {
  await page.goto('/buy');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('combobox', { name: /Sort/ }).selectOption({ index: 3 });
  await expect(page.getByText('No Cars Found')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('My Garage has places for its cars before the client is there', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/likes');
  await expect(page.getByRole('heading', { level: 1, name: 'My Garage' })).toBeVisible();
  await expect(page.locator('main ul[aria-hidden] > li').first()).toBeVisible();
});

/** Answers requests for the files of this name with 404, as after a new release: `times` times, or always. */
async function removeFiles(page: Page, name: string, times?: number) {
  await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }), { times });
}

test('a visitor whose page is of the release before gets the page behind a link in the new one @desktop', async ({
  page,
}) => {
  await page.goto('/buy');
  await hydrated(page);
  await removeFiles(page, 'AboutPage', 1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A quiet showroom' })).toBeVisible();
  await hydrated(page);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain('/about');
});

test('a visitor whose page is of the release before reads messages all the same @phone', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.route('**/assets/dist-*.js', (route) => route.fulfill({ status: 404 }));
  const told = page.waitForEvent('dialog');
  const form = page.getByRole('contentinfo').or(page.getByRole('main'));
  await form.getByRole('textbox', { name: 'Email' }).fill('layla@example.ae');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = await told;
  expect(dialog.message()).toMatch(/subscri/);
  await dialog.accept();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
