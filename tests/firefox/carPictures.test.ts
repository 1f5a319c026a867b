import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { runOffice } from '../servers/runOffice.ts';
import { tokenOf } from '../servers/staff.ts';
import { named, says, test } from './test.ts';

test('BO-12 an editor adds two photos of a car on her phone, and puts the second one before the first', async ({
  browser,
}) => {
  const office = await runOffice(new Date().toISOString());
  onTestFinished(() => office.close());
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const photos = ['left.jpg', 'right.jpg'].map((name) => join(folder, name));
  for (const [i, photo] of photos.entries()) {
    const background = { r: 40 + 90 * i, g: 120, b: 200 };
    await sharp({ create: { width: 1200, height: 900, channels: 3, background } }).toFile(photo);
  }
  const token = tokenOf(await office.addStaff('Edith', 'EDITOR'));
  // The page of the other tests asks nothing of another site than that of the demonstration.
  const phone = await browser.createBrowserContext();
  onTestFinished(() => phone.close());
  const page = await phone.newPage();
  await page.setViewport({ width: 390, height: 844 });
  await page.evaluateOnNewDocument((known) => localStorage.setItem('token', known), token);
  const files = async () =>
    (await office.rest.get('/api/v1/car/available')).body.images.map(
      ({ filename }: { filename: string }) => filename,
    );

  await page.goto(`${office.url}/admin/cars/available`);
  const chooser = await page.waitForSelector('input[type=file][accept="image/*"]');
  await (chooser as ElementHandle<HTMLInputElement>).uploadFile(...photos);
  await says(page, '2 pictures added. The site shows them.');
  expect(await files()).toEqual(['x5.jpg', 'left.jpg', 'right.jpg']);
  await named(page, 'button', 'Move picture 3 earlier').click();
  await expect.poll(files).toEqual(['x5.jpg', 'right.jpg', 'left.jpg']);
});
