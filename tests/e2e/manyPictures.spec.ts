import type { Page, Request } from '@playwright/test';
import { BlobReader, BlobWriter, configure, ZipWriter } from '@zip.js/zip.js/index-native.js';
import sharp from 'sharp';
import { type Office, signIn, test } from './office.ts';
import { barriers, expect, readAtTwiceTheSize, tooWide } from './test.ts';

configure({ useWebWorkers: false });

interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo of one shade. */
async function aPhoto(name: string, shade: number): Promise<GivenFile> {
  const background = { r: 20 + shade * 9, g: 120, b: 250 - shade * 9 };
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function zipOf(files: readonly GivenFile[]): Promise<GivenFile> {
  const zip = new ZipWriter(new BlobWriter('application/zip'));
  for (const { name, buffer } of files)
    await zip.add(name, new BlobReader(new Blob([new Uint8Array(buffer)])));
  const buffer = Buffer.from(await (await zip.close()).arrayBuffer());
  return { name: 'friday.zip', mimeType: 'application/zip', buffer };
}

/** A second car: the office has the car `available`, with the stock number A-17 and a picture. */
async function addCar(office: Office, staff: { headers: Record<string, string> }, stockNumber: string) {
  const path = '/api/admin/v1/cars/a1b2c3d4e5f6a7b8c9d0e1f2';
  const values = { stockNumber, make: 'Audi', model: 'Q7', originalPrice: '150000' };
  const at = (revision: number) => ({ ...staff.headers, 'if-match': `"${revision}"` });
  const saved = await office.rest.patch(`${path}/draft`, { values, isNew: true }, at(0));
  const { body } = await office.rest.post(`${path}/publication`, undefined, at(saved.body.draft.revision));
  return String(body.id);
}
const namesOf = async (office: Office, id: string) =>
  (await office.rest.get(`/api/v1/car/${id}`)).body.images.map(
    ({ filename }: { filename: string }) => filename,
  );
const isUpload = (request: Request) =>
  request.headers()['content-type']?.startsWith('multipart/form-data') ?? false;
/** No picture arrives: they wait on the device. */
const breakLine = (page: Page) =>
  page.route('**/graphql', (route) => (isUpload(route.request()) ? route.abort() : route.continue()));
const zipChooser = (page: Page) => page.getByLabel('Choose a ZIP file');
const underWay = (page: Page) => page.getByRole('list', { name: 'On their way' });

test.describe('where the line breaks', () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test('BO-12 an editor sends a ZIP file with pictures of two cars, leaves while they are sent, and goes on from the list', async ({
    page,
    context,
    office,
  }) => {
    const edith = await office.addStaff('Edith', 'EDITOR');
    const q7 = await addCar(office, edith, 'A-1');
    await signIn(page, office, edith);
    await page.goto('/admin/cars');
    await page.getByRole('link', { name: 'Add pictures' }).click();
    const broken = await aPhoto('Friday/A-17 broken.jpg', 9);
    broken.buffer = broken.buffer.subarray(0, 400);
    const photos = [
      ...(await Promise.all([1, 2, 3].map((each) => aPhoto(`Friday/a-17_0${each}.jpg`, each)))),
      ...(await Promise.all([4, 5].map((each) => aPhoto(`Friday/A-1/${each}.JPG`, each)))),
      broken,
      await aPhoto('Friday/IMG_2041.jpg', 7),
      await aPhoto('Friday/A-171_1.jpg', 8),
    ];
    await zipChooser(page).setInputFiles(await zipOf(photos));
    await expect(page.getByRole('heading', { name: '6 pictures for 2 cars' })).toBeFocused();
    const chosen = page.getByRole('list', { name: 'Cars that get pictures' }).getByRole('listitem');
    await expect(chosen.nth(0)).toHaveText(/A-1Audi Q7.*2 pictures/);
    await expect(chosen.nth(1)).toHaveText(/A-17BMW X5.*4 pictures.*has 1 already/);
    const strange = page.getByRole('list', { name: '2 names fit no car' });
    await expect(strange).toHaveText(/A-171_1.jpg.*IMG_2041.jpg/);
    await breakLine(page);
    await page.getByRole('button', { name: 'Send 6 pictures' }).click();
    await expect(page.getByText('This file is damaged, or not a photo.')).toBeVisible();
    await expect(page.getByText('You can close the page: they go on when you open it again.')).toBeVisible();
    await page.close();

    const again = await context.newPage();
    await signIn(again, office, edith);
    await again.goto('/admin/cars');
    await expect(again.getByText('5 pictures wait on this device for 2 cars.')).toBeVisible();
    await expect(again.getByRole('listitem').filter({ hasText: 'BMW X5' })).toHaveText(/4 pictures wait/);
    expect(await namesOf(office, q7)).toEqual([]);
    await again.getByRole('link', { name: 'Send them' }).click();
    await expect(again.getByText('5 pictures added to 2 cars.')).toBeVisible();
    expect(await namesOf(office, q7)).toEqual(['4.JPG', '5.JPG']);
    expect(await namesOf(office, 'available')).toEqual([
      'x5.jpg',
      'a-17_01.jpg',
      'a-17_02.jpg',
      'a-17_03.jpg',
    ]);
    await expect(underWay(again)).toHaveText(/A-17 broken.jpgThis file is damaged, or not a photo./);
    await again.getByRole('button', { name: 'Do not send Friday/A-17 broken.jpg' }).click();
    await expect(again.getByText('1 was not sent.')).toBeHidden();
    await underWay(again).getByRole('link', { name: 'Audi Q7' }).click();
    await expect(again.getByRole('list', { name: 'Pictures of this car' }).getByRole('listitem')).toHaveCount(
      2,
    );
    await again.goto('/admin/cars');
    await expect(again.getByRole('listitem').filter({ hasText: 'Audi Q7' })).toBeVisible();
    await expect(again.getByText(/wait/)).toHaveCount(0);
  });

  test('BO-12 an editor goes on with the pictures of one car by opening it, and those of another one wait @phone', async ({
    page,
    context,
    office,
  }) => {
    const edith = await office.addStaff('Edith', 'EDITOR');
    const q7 = await addCar(office, edith, 'Q-7');
    await signIn(page, office, edith);
    await page.goto('/admin/cars/pictures');
    await breakLine(page);
    const names = ['A-17_1.jpg', 'A-17_2.jpg', 'q-7 front.jpg'];
    await page
      .locator('input[type=file][accept="image/*"]')
      .setInputFiles(await Promise.all(names.map((name, at) => aPhoto(name, at))));
    await page.getByRole('button', { name: 'Send 3 pictures' }).tap();
    await expect(underWay(page)).toHaveText(/0 of 2 sent.*0 of 1 sent/);
    await expect(page.getByText('0 of 3 sent, for 2 cars')).toBeVisible();
    await page.close();
    const again = await context.newPage();
    await signIn(again, office, edith);
    await again.goto('/admin/cars');
    await expect(again.getByText('3 pictures wait on this device for 2 cars.')).toBeVisible();
    await again.getByRole('link', { name: 'BMW X5' }).tap();
    await expect(again.getByText('2 pictures added. The site shows them.')).toBeVisible();
    await again.goBack();
    await expect(again.getByText('1 picture waits on this device for 1 car.')).toBeVisible();
    expect(await namesOf(office, q7)).toEqual([]);
  });
});

test('BO-13 an editor closes the page before a ZIP file is read, sees what is missing, and chooses it again: each picture is there once @desktop', async ({
  page,
  context,
  office,
}) => {
  const edith = await office.addStaff('Edith', 'EDITOR');
  await signIn(page, office, edith);
  await page.goto('/admin/cars/pictures');
  const names = Array.from({ length: 16 }, (_, i) => `A-17_${String(i + 1).padStart(2, '0')}.jpg`);
  const zip = await zipOf(await Promise.all(names.map((name, at) => aPhoto(name, at))));
  // No answer comes: four are being sent, and eight are ready.
  await page.route('**/graphql', (route) => (isUpload(route.request()) ? undefined : route.continue()));
  await zipChooser(page).setInputFiles(zip);
  await page.getByRole('button', { name: 'Send 16 pictures' }).click();
  await expect(page.getByText(/^Keep this page open until the ZIP file is read./)).toBeVisible();
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opened = indexedDB.open('unsent-pictures');
          opened.onsuccess = () => {
            const all = opened.result.transaction('pictures').objectStore('pictures').getAll();
            all.onsuccess = () => resolve(all.result.filter(({ isShrunk }) => isShrunk).length);
          };
        }),
    );
  await expect.poll(kept).toBe(12);
  await page.close();

  const again = await context.newPage();
  await signIn(again, office, edith);
  await again.goto('/admin/cars/pictures');
  await expect(again.getByText('12 pictures added to 1 car.')).toBeVisible();
  await expect(again.getByText('4 were not sent.')).toBeVisible();
  await expect(underWay(again)).toHaveText(
    /The page was closed before this one was read. Choose the ZIP file again./,
  );
  await zipChooser(again).setInputFiles(zip);
  await again.getByRole('button', { name: 'Send 16 pictures' }).click();
  await expect(again.getByText('4 were not sent.')).toBeHidden();
  await expect(again.getByText(/^\d+ pictures added to 1 car.$/)).toBeVisible();
  expect(await namesOf(office, 'available')).toEqual(['x5.jpg', ...names]);
});

test('an editor drops files on the list, leaves one car out, and sends the pictures of the other @desktop', async ({
  page,
  office,
}) => {
  const edith = await office.addStaff('Edith', 'EDITOR');
  const q7 = await addCar(office, edith, 'Q-7');
  await signIn(page, office, edith);
  await page.goto('/admin/cars');
  const list = page.getByRole('list', { name: 'Cars' });
  await expect(list).toBeVisible();
  const photos = await Promise.all(['A-17_1.jpg', 'Q-7_1.jpg'].map((name, at) => aPhoto(name, at)));
  const dropped = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, bytes } of given) {
        const content = Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0));
        data.items.add(new File([content], name, { type: 'image/jpeg' }));
      }
      return data;
    },
    photos.map(({ name, buffer }) => ({ name, bytes: buffer.toString('base64') })),
  );
  await list.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(page.getByText(/^Drop pictures here/)).toBeVisible();
  await list.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page).toHaveURL('/admin/cars/pictures');
  await page.getByLabel('Send the pictures of BMW X5').uncheck();
  await page.getByRole('button', { name: 'Send 1 picture', exact: true }).click();
  await expect(page.getByText('1 picture added to 1 car.')).toBeVisible();
  expect(await namesOf(office, q7)).toEqual(['Q-7_1.jpg']);
  expect(await namesOf(office, 'available')).toEqual(['x5.jpg']);
});

test('BO-20 nothing of the pages of many pictures is a barrier or wider than the screen, by day and by night, and a salesman has none of them', async ({
  page,
  office,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, office, await office.addStaff('Omar', 'SALES'));
  await page.goto('/admin/cars');
  await expect(page.getByRole('list', { name: 'Cars' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add pictures' })).toHaveCount(0);
  await signIn(page, office, await office.addStaff('Edith', 'EDITOR'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/admin/cars/pictures');
    await zipChooser(page).setInputFiles({
      name: 'a.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('no'),
    });
    await expect(page.getByText('This ZIP file cannot be read. Pack the photos again.')).toBeVisible();
    expect.soft(await barriers(page), `${colorScheme}, choice`).toEqual([]);
    const broken = { name: 'A-17_1.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
    const strange = { ...broken, name: `${'a very long name '.repeat(12)}.jpg` };
    await page.locator('input[type=file][accept="image/*"]').setInputFiles([broken, strange]);
    await expect(page.getByRole('button', { name: 'Send 1 picture', exact: true })).toBeVisible();
    expect.soft(await barriers(page), `${colorScheme}, chosen`).toEqual([]);
    expect.soft(await tooWide(page)).toBe(0);
    await page.getByRole('button', { name: 'Send 1 picture', exact: true }).click();
    await expect(page.getByText(/^\d (was|were) not sent\.$/)).toBeVisible();
    expect.soft(await barriers(page), `${colorScheme}, failed`).toEqual([]);
    expect.soft(await tooWide(page)).toBe(0);
  }
  await readAtTwiceTheSize(page);
  await expect.soft.poll(() => tooWide(page)).toBe(0);
});
