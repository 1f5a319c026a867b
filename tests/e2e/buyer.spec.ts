import type { Locator } from '@playwright/test';
import { dayIn } from '../browser/enquiries.ts';
import { expect, hydrated, test } from './test.ts';

/** The most taps from the first page to a test drive that is asked for; what is typed counts as none. */
const MOST_TAPS = 8;

test('a buyer on a phone gets from the home page to a test drive of a white SUV under AED 300,000 in at most 8 taps @phone', async ({
  page,
}) => {
  let taps = 0;
  async function tap(target: Locator) {
    await hydrated(page);
    await target.tap();
    taps += 1;
  }
  const main = page.getByRole('main');
  const quick = page.getByRole('navigation', { name: 'Narrow the list' });
  await page.goto('/');
  await tap(main.getByRole('link', { name: /^SUV/ }).first());
  for (const [offer, chosen] of [
    [/^Under AED.300,000/, 'Up to AED'],
    [/^Under 80,000.km/, 'Up to 80,000'],
    [/^White/, 'White'],
  ] as const) {
    await tap(quick.getByRole('link', { name: offer }));
    await expect(page.getByRole('list', { name: 'Filters' })).toContainText(chosen);
  }
  await expect(main.getByRole('article')).toHaveCount(1);
  await tap(main.getByRole('article').getByRole('heading').getByRole('link'));
  await expect(page).toHaveURL(/\/car\//);
  await tap(page.getByRole('link', { name: 'Book Test Drive' }).locator('visible=true').first());
  await expect(page).toHaveURL(/\/test-drive-form/);
  await hydrated(page);
  await main.getByLabel('Full name').fill('Layla Hassan');
  await main.getByLabel('Mobile number').fill('+971 50 123 4567');
  await main.getByLabel('Email').fill('layla@example.ae');
  await page.getByLabel('Preferred date').fill(dayIn(3));
  await tap(page.getByRole('radio', { name: '12:30 PM' }));
  await tap(page.getByRole('button', { name: 'Request Test Drive' }));
  await expect(page).toHaveURL(/\/test-drive-confirm/);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
});
