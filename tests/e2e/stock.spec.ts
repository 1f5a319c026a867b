import { signIn, test } from './office.ts';
import { barriers, expect, readAtTwiceTheSize, tooWide } from './test.ts';

test('a salesman finds a car by its stock number, reserves it with two taps, and the next visitor reads so @phone', async ({
  page,
  browser,
  office,
}) => {
  await signIn(page, office, await office.addStaff('Omar', 'SALES'));
  await page.goto('/admin/cars');
  await page.getByRole('searchbox').fill('A-17');
  const row = page.getByRole('list', { name: 'Cars' }).getByRole('listitem');
  await expect(row).toHaveText(/BMW X5.*A-17/);
  await row.getByRole('button', { name: /^Available/ }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Reserved/ })
    .tap();
  await expect(row.getByRole('button', { name: /^Reserved/ })).toBeVisible();
  await expect(page.getByText(/is reserved. The site says so./)).toBeVisible();
  const visitor = await browser.newPage({ baseURL: office.url });
  await expect(async () => {
    await visitor.goto('/car/available');
    await expect(visitor.getByText('RESERVED', { exact: true }).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await visitor.close();
});

test('BO-8 an owner changes a price, leaves before she publishes it, finds it again, the page of the car shows it, and she comes back to her place in the list', async ({
  page,
  browser,
  office,
}) => {
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  await page.goto('/admin/cars?q=x5');
  const link = page.getByRole('list', { name: 'Cars' }).getByRole('link');
  await link.click();
  await page.getByLabel('Price', { exact: true }).fill('189000');
  await page.goBack();
  await expect(page).toHaveURL('/admin/cars?q=x5');
  await expect(page.getByText('1 change not published')).toBeVisible();
  await link.click();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('189000');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The site shows it.')).toBeVisible();
  const visitor = await browser.newPage({ baseURL: office.url });
  await expect(async () => {
    await visitor.goto('/car/available');
    await expect(visitor.getByText('AED 189,000').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await visitor.close();
  await page.goBack();
  await expect(page).toHaveURL('/admin/cars?q=x5');
  await expect(link).toBeFocused();
  await expect(page.getByText('AED 189,000')).toBeVisible();
});

test('BO-7 of two owners the second sees what the first has written, and loses nothing of her own @desktop', async ({
  page,
  browser,
  office,
}) => {
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  const noors = await browser.newPage({ baseURL: office.url });
  await signIn(noors, office, await office.addStaff('Noor', 'OWNER'));
  for (const owner of [page, noors]) await owner.goto('/admin/cars/available');
  await expect(page.getByLabel('Mileage')).toHaveValue('40000');
  await noors.getByLabel('Price', { exact: true }).fill('188000');
  await expect(noors.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.getByLabel('Mileage').fill('45000');
  await page.getByLabel('Price', { exact: true }).fill('187000');
  await expect(
    page.getByText('Meanwhile somebody has typed AED 188,000. Yours is not saved yet.'),
  ).toBeVisible();
  await expect(page.getByText(/Noor has changed this draft meanwhile/)).toBeVisible();
  await expect(page.getByLabel('Mileage')).toHaveValue('45000');
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The site shows it.')).toBeVisible();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('187000');
  await expect(page.getByLabel('Mileage')).toHaveValue('45000');
  await noors.close();
});

test('BO-20 a viewer reads a car and has no control, and nothing of the pages is a barrier or wider than the screen', async ({
  page,
  office,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, office, await office.addStaff('Vera', 'VIEWER'));
  await page.goto('/admin/cars/available');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  expect.soft(await barriers(page)).toEqual([]);
  expect.soft(await tooWide(page)).toBe(0);
});

test('BO-20 an owner changes a car without a barrier, by day and by night, and nothing is wider than her screen, nor with text of twice its size', async ({
  page,
  office,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  for (const path of ['/admin/cars', '/admin/cars/available']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await page.getByRole('button', { name: /^Available/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await barriers(page), `${path} ${colorScheme}, dialog`).toEqual([]);
      await page.keyboard.press('Escape');
      expect.soft(await tooWide(page), path).toBe(0);
      expect.soft(await barriers(page), `${path} ${colorScheme}`).toEqual([]);
    }
  }
  await page.getByLabel('Doors').fill('90');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByLabel('Doors')).toBeFocused();
  expect.soft(await barriers(page), 'with an error').toEqual([]);
  expect.soft(await tooWide(page)).toBe(0);
  await readAtTwiceTheSize(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.soft.poll(() => tooWide(page)).toBe(0);
  page.on('dialog', (question) => void question.accept());
  await page.goto('/admin/cars');
  await expect(page.getByRole('list', { name: 'Cars' }).getByRole('link')).toBeVisible();
  await expect.soft.poll(() => tooWide(page)).toBe(0);
});
