import type { Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { enquiries } from '../browser/enquiries.ts';
import { expect, hydrated, test, tooWide } from './test.ts';

/** A photo as from an iPhone: large, turned by its EXIF, with the place where it was taken. */
async function fromPhone(name: string) {
  const { data, info } = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#3b5' } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const buffer = await sharp(
    data.map((value, i) => (value * i) % 256),
    { raw: info },
  )
    .resize(3000, 2000)
    .withExif({ IFD0: { Make: 'Apple' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function fillIn(page: Page) {
  for (const [label, value] of Object.entries(enquiries.offer))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Origin').selectOption('gcc');
  await page.getByLabel('Emirate').selectOption('abu dhabi');
}

async function choose(page: Page, ...names: string[]) {
  await page.getByLabel('Add photos').setInputFiles(await Promise.all(names.map(fromPhone)));
}

const previews = (page: Page) => page.getByRole('img', { name: /^Photo \d/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

/** The EXIF of a photo: where it was taken, and with which camera. */
const exifOf = async (photo: Buffer) => (await sharp(photo).metadata()).exif;

test.beforeEach(async ({ page }) => {
  await page.goto('/sell');
  await hydrated(page);
});

test('SELL-14 SELL-15 a seller sends photos: shrunk before they leave, upright, without their place @phone', async ({
  page,
}) => {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'demo', 'photos');
  const offered = async () => (await readdir(folder)).filter((name) => name.startsWith('sell-'));
  const before = await offered();
  await fillIn(page);
  await choose(page, 'front.jpg', 'side.jpg');
  await choose(page, 'rear.jpg');
  await expect(previews(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  const sending = page.waitForRequest('**/graphql');
  await submit(page);
  const request = await sending;
  expect((await request.sizes()).requestBodySize).toBeLessThan(2 * 1024 * 1024);
  await expect(page).toHaveURL('/sell-confirm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Car details submitted successfully.');
  // Other tests send such photos to the same product.
  const stored = (await offered()).filter((name) => !before.includes(name));
  expect(stored.length).toBeGreaterThanOrEqual(2);
  for (const name of stored) {
    const photo = await readFile(join(folder, name));
    expect(await exifOf(photo)).toBeUndefined();
    expect(await sharp(photo).metadata()).toMatchObject({ width: 1333, height: 2000 });
  }
});

test('the photos that leave the device have no EXIF and at most 2000 pixels @desktop', async ({ page }) => {
  await choose(page, 'front.jpg');
  const url = await previews(page).getAttribute('src');
  const data = await page.evaluate(async (address) => {
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener('load', resolve));
    reader.readAsDataURL(await (await fetch(address)).blob());
    await read;
    return reader.result as string;
  }, url ?? '');
  const photo = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
  expect(await exifOf((await fromPhone('front.jpg')).buffer)).toBeDefined();
  expect(await exifOf(photo)).toBeUndefined();
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 1333, height: 2000 });
});

test('a photo that was cut off is not made whole in grey, and a broken one shows no broken picture @desktop', async ({
  page,
}) => {
  const { buffer, ...photo } = await fromPhone('front.jpg');
  await page.getByLabel('Add photos').setInputFiles([
    { ...photo, buffer: buffer.subarray(0, buffer.length / 2) },
    { ...photo, buffer: Buffer.from('no photo') },
  ]);
  await expect(page.getByText(/^This file is damaged or not a photo\./)).toHaveCount(2);
  await expect(previews(page)).toHaveCount(0);
});

test('SELL-16 SELL-17 an offer that fails is given back with its photos, also after a reload @phone', async ({
  page,
}) => {
  await fillIn(page);
  await choose(page, 'front.jpg', 'side.jpg');
  await expect(previews(page)).toHaveCount(2);
  await page.route('**/graphql', (route) =>
    route.fulfill({ status: 200, json: { data: { sellCar: null } } }),
  );
  await submit(page);
  const bar = page.getByRole('alert').filter({ hasText: 'We could not send your car.' });
  await expect(bar).toContainText('Your details and 2 photos are kept on this device');
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('');
  await expect(previews(page)).toHaveCount(0);
  await page.unroute('**/graphql');
  await page.reload();
  await expect(bar).toContainText('2 photos');
  await bar.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Patrol');
  await expect(page.getByLabel('Emirate')).toHaveValue('abu dhabi');
  await expect(previews(page)).toHaveCount(2);
  await submit(page);
  await expect(page).toHaveURL('/sell-confirm');
  await page.goto('/sell');
  await hydrated(page);
  await expect(bar).toHaveCount(0);
});

test('a seller who reloads the page finds everything again, photos too; Clear removes it for good @phone', async ({
  page,
}) => {
  await fillIn(page);
  await choose(page, 'front.jpg', 'side.jpg');
  await expect(previews(page)).toHaveCount(2);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Patrol');
  await expect(page.getByLabel('Emirate')).toHaveValue('abu dhabi');
  await expect(previews(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('');
  await expect(previews(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('');
  await expect(previews(page)).toHaveCount(0);
});

test('a seller calls the sending off and has everything back @desktop', async ({ page }) => {
  await fillIn(page);
  await choose(page, 'front.jpg');
  await expect(previews(page)).toHaveCount(1);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 20 * 1024,
  });
  await submit(page);
  const progress = page.getByRole('progressbar', { name: 'Sent so far' });
  await expect(progress).toBeVisible();
  await expect(async () => expect(Number(await progress.getAttribute('value'))).toBeGreaterThan(0)).toPass();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Sending was cancelled.')).toBeVisible();
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Patrol');
  await expect(previews(page)).toHaveCount(1);
  await expect(page).toHaveURL('/sell');
});

test('photos are put in order by dragging @desktop', async ({ page }) => {
  await choose(page, 'front.jpg', 'side.jpg', 'rear.jpg');
  await expect(previews(page)).toHaveCount(3);
  await previews(page).nth(2).dragTo(previews(page).nth(0));
  await expect(previews(page).first()).toHaveAccessibleName('Photo 1: rear.jpg');
});

test('nothing of the form is wider than the window, by day and by night', async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
  await choose(page, 'a-very-long-name-of-a-photo-that-nobody-would-ever-read-to-its-end.jpg');
  await expect(previews(page)).toHaveCount(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await tooWide(page)).toBe(0);
  }
});
