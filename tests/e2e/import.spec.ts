import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { carStore } from '../../rest/cars/carStore.ts';
import { aRow, header, manyRows } from '../imports/manyRows.ts';
import { signIn, test } from './office.ts';
import { barriers, expect, readAtTwiceTheSize, tooWide } from './test.ts';

/** Chooses a file on the page of imports. */
async function choose(page: Page, name: string, content: string | Buffer) {
  await page.goto('/admin/import');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 30_000 });
}

test('BO-14 an editor imports 9,688 rows, after she has seen what that does, and finds the cars @desktop', async ({
  page,
  office,
}) => {
  test.slow();
  await signIn(page, office, await office.addStaff('Edith', 'EDITOR'));
  await choose(page, 'stock.csv', manyRows(9_688, [7, 70, 700, 1_400, 7_000, 9_000]));
  await expect(
    page.getByRole('list', { name: 'Columns' }).getByLabel('Mileage', { exact: true }),
  ).toHaveValue('MILEAGE');
  await page.getByRole('button', { name: 'Check the file' }).click();
  const refused = page.getByRole('button', { name: '6 refused' });
  await expect(refused).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: '9,682 new' })).toBeVisible();
  await refused.click();
  const rows = page.getByRole('list', { name: 'Rows: 6 refused' }).getByRole('listitem');
  await expect(rows.first()).toHaveText(/Line 8.*S-7.*Mileage.*mileage "plenty" is not a number/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(8);
  await page.getByRole('button', { name: 'Import 9,682 rows' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // Whoever leaves finds it again.
  await page.getByRole('link', { name: 'Import', exact: true }).last().click();
  await page.getByRole('link', { name: 'stock.csv' }).click();
  await expect(page.getByRole('heading', { name: 'What it has done' })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('button', { name: '9,682 new' })).toBeVisible();
  expect(await carStore(office.rest.store).count()).toBe(9_683);
  await page.getByRole('link', { name: 'Open the cars' }).click();
  await expect(page.getByText('9,683').first()).toBeVisible();
});

test('BO-14 an owner assigns Arabic columns on her phone, and her file overwrites nothing she has changed @phone', async ({
  page,
  office,
}) => {
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  const decoder = new TextDecoder('windows-1256');
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]),
  );
  const text = 'رقم المخزون,الاسم,الطراز,السعر\nK-1,تويوتا,كامري,95000\nK-2,نيسان,باترول,كثير\n';
  await choose(page, 'سيارات.csv', Buffer.from(Array.from(text, (letter) => codes.get(letter) ?? 63)));
  await expect(page.getByText('Windows-1256')).toBeVisible();
  await page.getByRole('button', { name: 'Check the file' }).tap();
  await expect(page.getByRole('alert')).toHaveText(/Choose the column with the make/);
  await page.getByLabel('الاسم').selectOption({ label: 'Make' });
  await page.getByRole('button', { name: 'Check the file' }).tap();
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible({ timeout: 30_000 });
  expect(await tooWide(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: '1 refused' }).tap();
  await expect(page.getByRole('list', { name: 'Rows: 1 refused' })).toHaveText(/Line 3.*السعر.*"كثير"/);
  await page.getByRole('button', { name: 'Import 1 row' }).tap();
  await expect(page.getByRole('heading', { name: 'What it has done' })).toBeVisible({ timeout: 30_000 });
  await readAtTwiceTheSize(page);
  await expect.poll(() => tooWide(page)).toBe(0);
});

test('an editor cancels an import: what is imported stays, and she can run it again @desktop', async ({
  page,
  office,
}) => {
  test.slow();
  await signIn(page, office, await office.addStaff('Edith', 'EDITOR'));
  await choose(page, 'stock.csv', manyRows(20_000));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 20,000 rows' }).click({ timeout: 60_000 });
  await expect(page.getByText(/[1-9]\d* added/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('What was imported by then stays.')).toBeVisible({ timeout: 30_000 });
  expect(await carStore(office.rest.store).count()).toBeLessThan(20_000);
  await expect(page.getByRole('button', { name: 'Run it again' })).toBeVisible();
});

test('a file that is the whole stock is imported only when its dealer says that he means it @desktop', async ({
  page,
  office,
}) => {
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  await choose(page, 'all.csv', manyRows(4));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 4 rows' }).click({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'What it has done' })).toBeVisible({ timeout: 30_000 });
  await choose(page, 'one.csv', [header, aRow(1)].join('\n'));
  await page.getByRole('switch', { name: 'This file is my whole stock' }).check();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText(/The file lacks 3 of 4 imported cars, more than half/)).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('switch', { name: 'I have looked at it' }).check();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('button', { name: '3 withdrawn' })).toBeVisible({ timeout: 30_000 });
});

test('an editor ends the sending of a file, and goes on with her keyboard where she was @desktop', async ({
  page,
  office,
}) => {
  await signIn(page, office, await office.addStaff('Edith', 'EDITOR'));
  await page.goto('/admin/import');
  // It never arrives.
  await page.route('**/back-office/imports*', () => undefined);
  const input = page.getByLabel('Choose a file');
  await input.focus();
  await input.setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(header) });
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect(input).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
});

test('a salesman has no page of imports @desktop', async ({ page, office }) => {
  await signIn(page, office, await office.addStaff('Omar', 'SALES'));
  await page.goto('/admin/import');
  await expect(page.getByRole('heading', { name: 'This is not open to you' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import', exact: true })).toHaveCount(0);
});
