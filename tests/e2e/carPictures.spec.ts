import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Office, signIn, test } from './office.ts';
import { barriers, expect, tooWide } from './test.ts';

/** A photo as from a phone, of one shade, turned by its EXIF. */
async function fromPhone(number: number) {
  const background = { r: 20 + number * 7, g: 120, b: 250 - number * 7 };
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: nameOf(number), mimeType: 'image/jpeg', buffer };
}
const nameOf = (number: number) => `IMG_${String(number).padStart(4, '0')}.jpg`;

/** The beginning of a HEIC photo, which Chromium cannot read. */
const heic = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1');

const open = async (page: Page) => {
  await page.goto('/admin/cars/available');
  await expect(page.getByRole('heading', { name: 'Pictures' })).toBeVisible();
};
const openAsEditor = async (page: Page, office: Office) => {
  await signIn(page, office, await office.addStaff('Edith', 'EDITOR'));
  await open(page);
};
const chooser = (page: Page) => page.locator('input[type=file][accept="image/*"]');
const tiles = (page: Page) => page.getByRole('list', { name: 'Pictures of this car' }).getByRole('listitem');
const filesOf = async (office: Office) =>
  (await office.rest.get('/api/v1/car/available')).body.images.map(
    ({ filename }: { filename: string }) => filename,
  );

/** Lets a page send five megabits in a second. */
async function slowDown(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 60, downloadThroughput: 2_500_000, uploadThroughput: 625_000 },
  });
}

test('BO-12 an editor adds 30 photos over a slow line, one of them broken and one HEIC, closes the page, and they go on in their order @phone', async ({
  page,
  context,
  browser,
  office,
}) => {
  const edith = await office.addStaff('Edith', 'EDITOR');
  await signIn(page, office, edith);
  await open(page);
  await slowDown(page);
  const photos = await Promise.all(Array.from({ length: 30 }, (_, i) => fromPhone(i + 1)));
  photos[4]!.buffer = photos[4]!.buffer.subarray(0, 400);
  Object.assign(photos[9]!, { name: 'IMG_0010.heic', mimeType: 'image/heic', buffer: heic });
  // The page is closed while the third answer is awaited: that picture is at the car, and the page does not know it.
  let answered = 0;
  await page.route('**/graphql', async (route) => {
    const isPicture = route.request().headers()['content-type']?.startsWith('multipart/form-data');
    if (!isPicture) return route.continue();
    const response = await route.fetch().catch(() => undefined);
    answered += 1;
    if (response && answered < 4) await route.fulfill({ response });
    return undefined;
  });
  await chooser(page).setInputFiles(photos);
  await expect(page.getByText(/^3 of \d+ sent/)).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await signIn(again, office, edith);
  await open(again);
  await slowDown(again);
  await expect(again.getByText('2 were not sent.')).toBeVisible();
  await expect(again.getByText(/pictures added. The site shows them./)).toBeVisible({ timeout: 60_000 });
  const expected = photos.filter((_, i) => i !== 4 && i !== 9).map(({ name }) => name);
  expect(await filesOf(office)).toEqual(['x5.jpg', ...expected]);
  await expect(again.getByText('This file is damaged, or not a photo.')).toBeVisible();
  await expect(again.getByText(/This browser cannot read HEIC photos./)).toBeVisible();
  await expect(tiles(again)).toHaveCount(1 + 28 + 2);
  const visitor = await browser.newPage({ baseURL: office.url });
  await expect(async () => {
    await visitor.goto('/car/available');
    await expect(visitor.getByText('1 / 29').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await visitor.close();
  // What was sent is gone from the device, and what cannot be is as long there as somebody wants.
  for (const name of [nameOf(5), 'IMG_0010.heic']) {
    await again.getByRole('button', { name: `Do not send ${name}` }).tap();
  }
  await open(again);
  await expect(tiles(again)).toHaveCount(29);
});

test('an editor puts pictures in order by buttons and by a number, describes and turns one, removes it and takes that back', async ({
  page,
  office,
}) => {
  await openAsEditor(page, office);
  await chooser(page).setInputFiles(await Promise.all([1, 2, 3].map(fromPhone)));
  await expect(page.getByText('3 pictures added. The site shows them.')).toBeVisible();
  const later = page.getByRole('button', { name: 'Move picture 1 later' });
  await later.click();
  await expect(page.getByRole('button', { name: 'Move picture 2 later' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => filesOf(office)).toEqual([nameOf(1), nameOf(2), 'x5.jpg', nameOf(3)]);
  await page.getByRole('button', { name: 'More for picture 4', exact: true }).click();
  await page.getByLabel('Move to place').selectOption('1');
  const dialog = page.getByRole('dialog', { name: 'Picture 1' });
  await dialog.getByLabel('What it shows').selectOption('Inside');
  await dialog.getByLabel(/^Description/).fill('The seats');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('img', { name: 'The seats' })).toBeVisible();
  await expect.poll(() => filesOf(office)).toEqual([nameOf(3), nameOf(1), nameOf(2), 'x5.jpg']);
  const first = async () => (await office.rest.get('/api/v1/car/available')).body.images[0];
  await expect.poll(async () => (await first()).description).toBe('The seats');
  const { path } = await first();
  await page.getByRole('button', { name: 'More for picture 1', exact: true }).click();
  await dialog.getByRole('button', { name: 'Turn right' }).click();
  await expect.poll(async () => (await first()).path).not.toBe(path);
  await dialog.getByRole('button', { name: 'Remove the picture' }).click();
  await expect.poll(() => filesOf(office)).toEqual([nameOf(1), nameOf(2), 'x5.jpg']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => filesOf(office)).toEqual([nameOf(3), nameOf(1), nameOf(2), 'x5.jpg']);
});

test('an editor who does not want a photo to be sent any more ends its upload @phone', async ({
  page,
  office,
}) => {
  await openAsEditor(page, office);
  const isPicture = (headers: Record<string, string>) =>
    headers['content-type']?.startsWith('multipart/form-data') ?? false;
  // It is never answered.
  await page.route('**/graphql', (route) =>
    isPicture(route.request().headers()) ? undefined : route.continue(),
  );
  const begun = page.waitForRequest((request) => isPicture(request.headers()));
  await chooser(page).setInputFiles([await fromPhone(1)]);
  const upload = await begun;
  await page.getByRole('button', { name: `Do not send ${nameOf(1)}` }).tap();
  // One that nobody ends fails by itself, ten seconds after it began.
  await expect.poll(() => upload.failure(), { timeout: 5_000 }).not.toBeNull();
  await expect(tiles(page)).toHaveCount(1);
});

test('an editor drags a picture to another place with a mouse @desktop', async ({ page, office }) => {
  await openAsEditor(page, office);
  await chooser(page).setInputFiles(await Promise.all([1, 2].map(fromPhone)));
  await expect(page.getByText('2 pictures added. The site shows them.')).toBeVisible();
  const dragged = tiles(page).nth(2);
  await dragged.scrollIntoViewIfNeeded();
  // Browsers drag pictures by themselves, once they are there.
  const width = () => dragged.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await dragged.dragTo(tiles(page).nth(0));
  await expect.poll(() => filesOf(office)).toEqual([nameOf(2), 'x5.jpg', nameOf(1)]);
});

test('BO-19 an editor writes a description, and a worker makes her photo smaller under the same content policy', async ({
  page,
  office,
}) => {
  await openAsEditor(page, office);
  await page.getByLabel('Features', { exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('One owner.');
  await chooser(page).setInputFiles([await fromPhone(1)]);
  await expect(page.getByText('1 picture added. The site shows it.')).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});

test('BO-20 a salesman sees pictures and changes none, and nothing of them is a barrier or wider than the screen', async ({
  page,
  office,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, office, await office.addStaff('Omar', 'SALES'));
  await open(page);
  await expect(tiles(page)).toHaveCount(1);
  await expect(chooser(page)).toHaveCount(0);
  await openAsEditor(page, office);
  await chooser(page).setInputFiles([
    await fromPhone(1),
    { name: 'a note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a note') },
  ]);
  await expect(page.getByText('1 was not sent.')).toBeVisible();
  await expect(page.getByText('1 picture added. The site shows it.')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);
  await page.getByRole('button', { name: 'More for picture 2', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);
});
