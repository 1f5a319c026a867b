import type { Locator, Page } from '@playwright/test';
import { dayIn, enquiries } from '../browser/enquiries.ts';
import { expect, hydrated, readAtTwiceTheSize, test, tooWide } from './test.ts';

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('carId'));
const yourCar = (page: Page) => page.getByRole('region', { name: 'Your car' });
const date = (page: Page) => page.getByLabel('Preferred date');

async function fillTestDrive(page: Page) {
  const main = page.getByRole('main');
  for (const [label, typed] of Object.entries(enquiries.testDrive)) await main.getByLabel(label).fill(typed);
  await date(page).fill(dayIn(3));
  await page.getByRole('radio', { name: '12:30 PM' }).check();
}

test('TD-2 TD-8 TD-10 TD-12 a buyer chooses a car from the list and books a test drive of it, once', async ({
  page,
  operations,
}) => {
  await page.goto('/test-drive');
  await hydrated(page);
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
  const name = await card.first().getByRole('heading').textContent();
  await card
    .first()
    .getByRole('link', { name: /^Book Test Drive/ })
    .click();
  await expect(page).toHaveURL(/\/test-drive-form\?car=.+/);
  await expect(yourCar(page).getByRole('heading')).toHaveText(name ?? '');
  await expect.poll(() => kept(page)).toBe(new URL(page.url()).searchParams.get('car'));

  await fillTestDrive(page);
  await page.getByRole('button', { name: 'Request Test Drive' }).dblclick();
  await expect(page).toHaveURL('/test-drive-confirm');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => kept(page)).toBeNull();
  expect(operations).toEqual(['RequestTestDrive']);
  const receipt = page.getByRole('region', { name: 'Your request' });
  await expect(receipt).toContainText(/Reference[0-9A-F]{4}-[0-9A-F]{4}/);
  const download = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('test-drive.ics');
  await page.reload();
  await hydrated(page);
  await expect(receipt.getByRole('heading')).toHaveText(name ?? '');
  await page.getByRole('link', { name: 'Request More' }).click();
  await expect(page).toHaveURL('/test-drive');
});

test('BN-1 BN-5 BN-7 a buyer asks to buy a car with the keyboard alone @desktop', async ({ page }) => {
  await page.goto('/buy?available=true');
  await hydrated(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Buy Now' }).press('Enter');
  await expect(page).toHaveURL(/\/buy-now-form\?car=.+/);
  await expect.poll(() => kept(page)).toBe(new URL(page.url()).searchParams.get('car'));

  await page.getByLabel('First name').focus();
  for (const typed of Object.values(enquiries.purchase)) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  // Passes Clear and the link to the privacy policy.
  for (let i = 0; i < 2; i += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Request to Buy' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/buy-now-confirm');
  await expect.poll(() => kept(page)).toBeNull();
  await expect(page.getByRole('main').getByRole('link', { name: /^\+971/ })).toBeVisible();
});

test('TD-7 without a car nothing is sent; one that this device keeps is shown after a reload @phone', async ({
  page,
  operations,
}) => {
  await page.goto('/test-drive-form');
  await hydrated(page);
  await expect(yourCar(page).getByRole('heading')).toHaveText('No car chosen yet');
  await fillTestDrive(page);
  await page.getByRole('button', { name: 'Request Test Drive' }).click();
  await expect(page.getByRole('alert')).toContainText('No car selected for test drive');
  expect(operations).toEqual([]);
  await page.getByRole('alert').getByRole('link', { name: 'Choose a car' }).click();
  await page
    .getByRole('link', { name: /^Book Test Drive/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/test-drive-form\?car=.+/);
  await expect(yourCar(page).getByRole('heading')).not.toHaveText('No car chosen yet');
  const name = await yourCar(page).getByRole('heading').textContent();
  await page.goto('/test-drive-form');
  await expect(yourCar(page).getByRole('heading')).toHaveText(name ?? '');
});

test('TD-4 TD-5 at 23:30 in London it is tomorrow in Dubai: yesterday is refused, today is accepted @desktop', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-20T23:30:00Z');
  await page.goto('/test-drive-form');
  await hydrated(page);
  const valid = () => date(page).evaluate((field: HTMLInputElement) => field.validity.valid);
  await date(page).fill('2026-11-20');
  await expect.poll(valid).toBe(false);
  await date(page).fill('2026-11-21');
  await expect.poll(valid).toBe(true);
  await date(page).fill('2026-11-22');
  await expect(page.getByText('Sunday: closed – we will propose a time.')).toBeVisible();

  await page.clock.setFixedTime('2026-11-21T05:10:00Z');
  await page.reload();
  await hydrated(page);
  // The draft is back.
  await expect(date(page)).toHaveValue('2026-11-22');
  await date(page).fill('2026-11-21');
  await expect(page.getByRole('radio', { disabled: true })).toHaveCount(4);
  await expect(page.getByRole('radio', { name: '01:00 PM' })).toBeEnabled();
});

test('a visitor with forced colours sees what is chosen: the slot, the page of the list, the tab, the picture and the saved car @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const background = (control: Locator) =>
    control.evaluate((element) => getComputedStyle(element).backgroundColor);
  const differ = async (chosen: Locator, other: Locator) =>
    expect.poll(async () => (await background(chosen)) === (await background(other))).toBe(false);

  await page.goto('/test-drive-form');
  await hydrated(page);
  await fillTestDrive(page);
  const slots = page
    .getByRole('group', { name: 'Time slot' })
    .or(page.getByRole('radiogroup'))
    .locator('label');
  await differ(slots.filter({ hasText: '12:30 PM' }), slots.filter({ hasText: '11:00 AM' }));

  await page.goto('/buy');
  await hydrated(page);
  const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  await differ(pages.filter({ hasText: /^1$/ }), pages.filter({ hasText: /^2$/ }));
  const hearts = page.getByRole('article').getByRole('button', { name: /My Garage/ });
  await hearts.first().click();
  await differ(hearts.first(), hearts.nth(1));

  await page.goto('/');
  const tab = page.getByRole('tab', { selected: false });
  await differ(page.getByRole('tab', { selected: true }), tab);
  await expect(tab).toHaveCSS('border-bottom-color', await background(page.locator('body')));

  await page.goto((await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? '');
  await expect(page.getByRole('button', { name: 'Show picture 1' })).toHaveCSS('outline-style', 'solid');
});

test('a buyer who reads text at twice its size books a test drive, and reads and prints the receipt, without scrolling sideways', async ({
  page,
}) => {
  await page.goto('/test-drive');
  const booking = await page
    .getByRole('link', { name: /^Book Test Drive/ })
    .first()
    .getAttribute('href');
  await page.goto(booking ?? '');
  await hydrated(page);
  await readAtTwiceTheSize(page);
  await expect(yourCar(page).getByRole('heading')).not.toHaveText('No car chosen yet');
  expect(await tooWide(page)).toBe(0);
  await fillTestDrive(page);
  await page.getByRole('button', { name: 'Request Test Drive' }).click();
  await expect(page.getByRole('region', { name: 'Your request' })).toContainText('Reference');
  expect(await tooWide(page)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  // On paper, the receipt has no buttons.
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to home page' })).toHaveCount(0);
  await expect(page.getByText('Reference', { exact: true })).toBeVisible();
});
