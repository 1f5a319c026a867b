import { expect, test } from './test.ts';

test('HOME-7 the logos drift by at 50 px a second, and rest under the pointer', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Brands' });
  await strip.scrollIntoViewIfNeeded();
  const row = strip.locator('.rfm-marquee').first();
  await expect(row.locator('img').first()).toHaveJSProperty('complete', true);
  const { width, seconds } = await row.evaluate((element) => ({
    width: element.getBoundingClientRect().width,
    seconds: parseFloat(getComputedStyle(element).animationDuration),
  }));
  expect(width / seconds).toBeCloseTo(50, 0);
  await expect(row).toHaveCSS('animation-play-state', 'running');
  if (isMobile) return;
  await strip.hover();
  await expect(row).toHaveCSS('animation-play-state', 'paused');
});

test('HOME-9 nothing of the home page is wider than the window, by day and by night', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  }
});
