import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const filters = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

/** Whether the element with the focus is in the panel with this name. */
const hasFocus = (page: Page, panel: string) =>
  page.evaluate((name) => document.activeElement?.closest('dialog')?.ariaLabel === name, panel);

test('the keyboard stays in an open menu, and is back on its button when Escape closes it @phone', async ({
  page,
}) => {
  await page.goto('/about');
  const open = page.getByRole('button', { name: 'Menu' });
  const behind = page.locator('main[inert], [inert] main');
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(behind).toHaveCount(1);
  const links = await menu(page).getByRole('link').count();
  for (let i = 0; i < links; i += 1) {
    expect(await hasFocus(page, 'Menu')).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(open).toBeFocused();
  await expect(behind).toHaveCount(0);
});

test('nothing behind the open filters can be reached, and all of it when they are closed @phone', async ({
  page,
}) => {
  await page.goto('/buy');
  await page.getByRole('button', { name: 'Filters' }).click();
  const behind = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header a, article a')].map((a) => !a.closest('[inert]')),
    );
  await expect.poll(async () => (await behind()).includes(true)).toBe(false);
  await expect(filters(page).getByRole('button', { name: 'Search Cars' })).toBeEnabled();
  await filters(page).getByRole('button', { name: 'Close' }).click();
  await expect(filters(page)).toBeHidden();
  await expect.poll(async () => (await behind()).includes(false)).toBe(false);
});

test('filters that are closed give the focus back at once, and the rest of the page after they are gone @phone', async ({
  page,
}) => {
  await page.goto('/buy');
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await expect(page.locator('header')).toHaveAttribute('inert');
  const closing = await page.locator('#filter-panel').evaluate((panel: HTMLElement) => {
    panel.hidePopover();
    const focused = document.activeElement?.textContent;
    return { focused, header: document.querySelector('header')?.inert };
  });
  expect(closing).toEqual({ focused: 'Filters', header: true });
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('a link of the menu leads to the heading of its page @phone', async ({ page }) => {
  await page.goto('/buy');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('main')).toHaveAttribute('inert');
  const sealed = await menu(page)
    .getByRole('link', { name: 'About' })
    .evaluate((link: HTMLElement) => {
      link.click();
      return document.querySelector('main')?.inert;
    });
  expect(sealed).toBe(false);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page that is left with its filters open leaves nothing closed to the visitor @phone', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Buy Cars' }).click();
  await expect(page).toHaveURL('/buy');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.locator('header')).toHaveAttribute('inert');
  // Goes back past the history entry of the open filters.
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/about');
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('a menu that is opened again before it is painted leaves nothing closed to the visitor @phone', async ({
  page,
}) => {
  await page.goto('/about');
  await page.locator('#menu').evaluate((panel: HTMLElement) => {
    panel.showPopover();
    panel.hidePopover();
    panel.showPopover();
  });
  await expect(page.locator('main[inert], [inert] main')).toHaveCount(1);
  await menu(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('a popover that is no panel, such as that of a library for dragging, closes nothing to the visitor @phone', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(async () => {
    const lent = Object.assign(document.createElement('div'), { popover: 'manual' });
    document.body.append(lent);
    lent.showPopover();
    // What is behind a panel is closed in the task after the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
    await new Promise(requestAnimationFrame);
  });
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('filters that are open when the phone is turned fill its screen @phone', async ({ page }) => {
  await page.goto('/buy');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect
    .poll(() => page.locator('.filter-panel').boundingBox())
    .toEqual({ x: 0, y: 0, width: 844, height: 390 });
  await filters(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Search Cars' })).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
});
