import sharp from 'sharp';
import { signIn, test } from './office.ts';
import { expect } from './test.ts';

/** Two minutes by the watch. */
test.setTimeout(120_000);

/** A photo of one shade, as large as a page makes those of a phone. */
async function aPhoto(number: number) {
  const background = { r: 20 + number * 7, g: 120, b: 250 - number * 7 };
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: `IMG_${String(number).padStart(4, '0')}.jpg`, mimeType: 'image/jpeg', buffer };
}

const row = {
  'Stock number': 'H-7',
  Make: 'Lotus',
  Model: 'Emira',
  'Model year': '2024',
  Mileage: '12,000',
  Price: '399,000',
};

test('BO-12 an editor enters a car, adds thirty photos over a slow line, one of them broken, publishes, and within two minutes the site shows it with 29', async ({
  page,
  browser,
  office,
}) => {
  const photos = await Promise.all(Array.from({ length: 30 }, (_, i) => aPhoto(i + 1)));
  photos[4]!.buffer = photos[4]!.buffer.subarray(0, 400);
  await signIn(page, office, await office.addStaff('Edith', 'EDITOR'));
  await page.goto('/admin/cars');
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 60, downloadThroughput: 2_500_000, uploadThroughput: 625_000 },
  });
  await page.getByRole('button', { name: 'Add car' }).click();
  await page.locator('input[type=file][accept="image/*"]').setInputFiles(photos);
  // The photos are sent while she types, and go on when she publishes.
  for (const [label, value] of Object.entries(row)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The site shows it.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lotus Emira' })).toBeVisible();
  await expect(page.getByText('1 was not sent.')).toBeVisible();
  await expect(page.getByText(/29 pictures added./)).toBeVisible({ timeout: 100_000 });
  await expect(page.getByText('This file is damaged, or not a photo.')).toBeVisible();

  const address = (await page.getByRole('link', { name: 'See it on the site' }).getAttribute('href')) ?? '';
  const id = address.split('/').at(-1) ?? '';
  const { body } = await office.rest.get(`/api/v1/car/${id}`);
  const sent = photos.filter((_, i) => i !== 4).map(({ name }) => name);
  expect(body.images.map(({ filename }: { filename: string }) => filename)).toEqual(sent);
  const visitor = await browser.newPage({ baseURL: office.url });
  await expect(async () => {
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: /Lotus Emira/ })).toBeVisible({
      timeout: 500,
    });
    await expect(visitor.getByText('1 / 29').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await visitor.close();
});
