import { products } from './products.ts';
import { expect, hydrated, test, tooWide } from './test.ts';

test.use({ baseURL: products.messy.url });

test('a messy inventory is shown whole: six cars of seven, the impossible one refused @desktop', async ({
  page,
}) => {
  await page.goto('/buy');
  await expect(page.getByText('6 cars match.').first()).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { name: 'Unknown' })).toBeVisible();
});

test('nothing of the pages is wider than the window, however long the names', async ({
  page,
  operations,
}) => {
  await page.goto('/buy');
  await hydrated(page);
  expect(await tooWide(page)).toBe(0);
  const links = await page.getByRole('article').getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const address of addresses) {
    await page.goto(address ?? '');
    expect(await tooWide(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(operations).toEqual([]);
});

test('CAR-18 a description is shown as HTML, and what it would run never runs @desktop', async ({ page }) => {
  await page.goto('/buy?q=patrol');
  await page.getByRole('article').getByRole('link').click();
  const clean = page.getByText('Clean', { exact: true });
  await expect(clean).toBeVisible();
  await clean.click();
  await expect(page).not.toHaveTitle('hacked');
  expect(await clean.evaluate((element) => element.getAttributeNames())).toEqual([]);
});

test('an Arabic headline is found by its words @desktop', async ({ page }) => {
  await page.goto(`/buy?q=${encodeURIComponent('كروزر خليجي')}`);
  await expect(page.getByText('1 car matches.').first()).toBeVisible();
});

test('GRID-2 a car without pictures has a quiet place for one @phone', async ({ page }) => {
  await page.goto('/buy');
  const card = page.getByRole('article').first();
  await expect(card.locator('img')).toHaveCount(0);
  await expect(card.locator('svg').first()).toBeVisible();
});

test('cars with long and Arabic names, without pictures and prices, are compared in any window @desktop', async ({
  page,
}) => {
  await page.goto('/buy');
  const links = await page.getByRole('article').getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  const ids = addresses.map((address) => address?.replace('/car/', ''));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/compare?cars=${ids.slice(0, 4).join(',')}`);
      await expect(page.getByRole('columnheader')).toHaveCount(5);
      expect(await tooWide(page), `${width} wide`).toBe(0);
    }
  }
});
