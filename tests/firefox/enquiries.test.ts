import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { asTyped, dayIn, enquiries } from '../browser/enquiries.ts';
import { alive, at, fill, focused, named, open, says, site, test } from './test.ts';

/** Opens a form for the first car that can be bought. */
async function openFor(page: Page, form: 'Buy Now' | 'Book Test Drive') {
  await page.goto(`${site}/buy?available=true`);
  const car = await page.$eval('main article h3 a', (link) => link.pathname);
  await open(
    page,
    `${form === 'Buy Now' ? '/buy-now-form' : '/test-drive-form'}?car=${car.split('/').at(-1)}`,
  );
}

const value = (page: Page, field: string) =>
  page.$eval(`main [name="${field}"]`, (element) => (element as HTMLInputElement).value);

/** Sees that the page that confirms has the focus and tells the reference. */
async function confirmed(page: Page, path: RegExp) {
  await at(page, path);
  await says(page, /Reference\s+[0-9A-F]{4}-[0-9A-F]{4}/i);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
}

test('a buyer who enters a blank for his name is told so beside it, corrects it, and finds the rest kept after a reload', async ({
  page,
}) => {
  await openFor(page, 'Buy Now');
  await named(page, 'button', 'Request to Buy').click();
  expect(await focused(page)).toBe('firstName');
  await fill(page, { ...enquiries.purchase, 'Last name': ' ' });
  await named(page, 'button', 'Request to Buy').click();
  await expect.poll(() => focused(page)).toBe('lastName');
  const described = () =>
    page.$eval('main [name="lastName"][aria-invalid]', (field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
  await expect.poll(described).toMatch(/name/i);
  await page.reload();
  await alive(page);
  await expect.poll(() => value(page, 'firstName')).toBe('Omar');
  expect(await value(page, 'email')).toBe('omar@example.ae');
  await named(page, 'textbox', 'Last name').click();
  await page.keyboard.type('Al Farsi');
  await named(page, 'button', 'Request to Buy').click();
  await confirmed(page, /^\/buy-now-confirm$/);
});

test('a buyer books a test drive: he types the day and chooses the time', async ({ page }) => {
  await openFor(page, 'Book Test Drive');
  await fill(page, enquiries.testDrive);
  await page.focus('main [name="date"]');
  await page.keyboard.type(asTyped(dayIn(3)));
  await page.locator('main ::-p-aria([name="12:30 PM"][role="radio"])').click();
  await named(page, 'button', 'Request Test Drive').click();
  await confirmed(page, /^\/test-drive-confirm$/);
});

test('an applicant asks for finance', async ({ page }) => {
  await open(page, '/finance');
  await page.select('main [name="manufacturer"]', 'BMW');
  await expect
    .poll(() => page.$$eval('main [name="vehicleType"] option', ({ length }) => length))
    .toBeGreaterThan(1);
  await page.$eval('main [name="vehicleType"]', (list) => (list as HTMLSelectElement).focus());
  await page.keyboard.press('ArrowDown');
  await fill(page, enquiries.finance);
  await page.locator('main ::-p-aria([name="No"][role="radio"])').click();
  await named(page, 'button', 'Submit Application').click();
  await confirmed(page, /^\/finance-confirm$/);
});

test('a visitor writes to the dealer', async ({ page }) => {
  await open(page, '/contact-us');
  await fill(page, enquiries.contact);
  await named(page, 'button', 'Send Message').click();
  await says(page, 'Message sent successfully!');
});

test('a seller offers a car with two photos from his device, which are kept until they are sent', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'cars-photos-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const photos = ['front.jpg', 'side.jpg'].map((name) => join(folder, name));
  for (const photo of photos) {
    await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#3b5' } })
      .jpeg()
      .toFile(photo);
  }
  await open(page, '/sell');
  await fill(page, enquiries.offer);
  await page.locator('main ::-p-aria([name="Origin"][role="combobox"])').fill('gcc');
  await page.locator('main ::-p-aria([name="Emirate"][role="combobox"])').fill('sharjah');
  const input = await page.$('main input[type="file"]');
  await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(...photos);
  const previews = () => page.$$eval('main img[alt^="Photo "]', ({ length }) => length);
  await expect.poll(previews).toBe(2);
  await page.reload();
  await alive(page);
  await expect.poll(previews).toBe(2);
  await named(page, 'button', 'Submit').click();
  await confirmed(page, /^\/sell-confirm$/);
});

test('a reader subscribes to the newsletter from the home page', async ({ page }) => {
  await open(page, '/');
  await named(page, 'textbox', 'Email').click();
  await page.keyboard.type('noor@example.ae');
  await page.keyboard.press('Enter');
  await says(page, /./, '[data-sonner-toast]');
});

test('a stranger who guesses the password of the staff is told that it is wrong', async ({ page }) => {
  await open(page, '/login');
  await fill(page, { Email: 'staff@example.ae' });
  await page.keyboard.press('Tab');
  await page.keyboard.type('a wrong guess');
  await named(page, 'button', 'Log in').click();
  await says(page, /password/i, 'main [role=alert]');
});
