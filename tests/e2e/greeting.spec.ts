import type { Page } from '@playwright/test';
import { layoutShift } from '../browser/layoutShift.ts';
import { expect, hydrated, noteHydration, test, tooWide } from './test.ts';

const greeting = (page: Page) => page.getByRole('navigation', { name: 'Continue with' });

/** Opens a filtered list and a car of it, and closes the tab, as on the evening before. Returns the name of the car. */
async function lookAround(page: Page): Promise<string> {
  await page.goto('/buy/suv');
  await hydrated(page);
  await page.getByRole('article').getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/\/car\//);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lastSeen')))
    .toMatch(/"\/car\/.*"\/buy\/suv"/);
  return (await heading.locator('bdi').first().textContent()) ?? '';
}

test("yesterday's car is one tap away on the home page and on the list: at once, before the client, and nothing moves", async ({
  page,
  context,
}) => {
  const car = await lookAround(page);
  // Who goes on looking around in the same tab is not greeted.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(greeting(page)).toBeHidden();
  for (const address of ['/', '/buy']) {
    const next = await context.newPage();
    await noteHydration(next);
    let come = () => undefined as void;
    const held = new Promise<void>((resolve) => (come = resolve));
    await next.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await next.goto(address);
    await expect(greeting(next).getByRole('link', { name: car })).toBeInViewport({ ratio: 0.9 });
    await expect(greeting(next).getByRole('link')).toHaveCount(2);
    const place = await greeting(next).boundingBox();
    come();
    await hydrated(next);
    await expect(greeting(next).getByRole('link')).toHaveCount(2);
    expect(await greeting(next).boundingBox()).toEqual(place);
    expect(await layoutShift(next)).toBeLessThan(0.001);
    expect(await tooWide(next)).toBe(0);
    await greeting(next).getByRole('link', { name: car }).click();
    await expect(next).toHaveURL(/\/car\//);
    await expect(next.getByRole('heading', { level: 1 })).toContainText(car);
    await next.close();
  }
});

test('a visitor who closes the greeting is not greeted again, until something new was looked at', async ({
  page,
  context,
}) => {
  await lookAround(page);
  const next = await context.newPage();
  await next.goto('/');
  await greeting(next).getByRole('button', { name: 'Forget what I looked at last' }).click();
  await expect(greeting(next)).toBeHidden();
  await next.reload();
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(greeting(next)).toBeHidden();
  const later = await context.newPage();
  await later.goto('/');
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(greeting(later)).toBeHidden();
});

test('a first visit has no greeting on its first page, nor on its second', async ({ page }) => {
  for (const address of ['/', '/buy']) {
    await page.goto(address);
    await expect(greeting(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-continue');
    await hydrated(page);
    await expect(greeting(page)).toBeHidden();
    expect(await layoutShift(page)).toBeLessThan(0.001);
  }
});

test('a device that may store nothing has no greeting, and a full page @phone', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await page.goto('/');
  await hydrated(page);
  await expect(greeting(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Browse Collection' })).toBeVisible();
});
