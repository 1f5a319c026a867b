import { expect, test } from './test.ts';

test('a visitor gets the list of cars as HTML, and the browser asks for nothing again', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/buy', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: /BMW|Audi|Porsche|Mercedes|Toyota/ }).first()).toBeVisible();
  expect(requests.filter((url) => url.includes('/graphql'))).toEqual([]);
});

test('a visitor opens a car from the list', async ({ page }) => {
  await page.goto('/buy');
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/car\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('a visitor who follows an old link to a car gets a page that says so, with status 404', async ({
  page,
}) => {
  const response = await page.goto('/car/no-longer-here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a page without script shows the same cars', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/buy');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  await page.close();
});
