import type { Page } from '@playwright/test';
import { dayIn, enquiries } from '../browser/enquiries.ts';
import { looseTexts } from '../browser/looseTexts.ts';
import { MARK, translateBeforeHydration, translatePage } from '../browser/translatePage.ts';
import { allRoutes } from './allRoutes.ts';
import { clickBelowCards, expect, hydrated, test } from './test.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** Opens a page, which the browser then translates. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await translatePage(page);
  await expect(page.locator('h1')).toContainText(MARK);
}

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, typed] of Object.entries(fields))
    await main(page)
      .getByRole('textbox', { name: new RegExp(`^${MARK}?${label.replace(/[()]/g, '.')}`) })
      .fill(typed);
}

async function carPage() {
  return (await allRoutes()).find((route) => route.startsWith('/car/')) ?? '';
}

test('the list of a search without a car has no text that breaks when a browser translates it @desktop', async ({
  page,
}) => {
  await page.goto('/buy?company=Tesla&priceMax=1000');
  await hydrated(page);
  expect(await looseTexts(page)).toEqual([]);
});

test('a buyer whose browser translates filters, sorts, searches and turns the page, and reads what has changed', async ({
  page,
  isMobile,
}) => {
  await open(page, '/buy');
  const count = main(page).locator('h1 + div output');
  const cards = main(page).getByRole('article');
  await expect(count).toContainText('54 cars for sale');
  await clickBelowCards(main(page).getByRole('link', { name: 'Page 2' }));
  await expect(page).toHaveURL('/buy?page=2');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-low');
  await expect(page).toHaveURL(/sort=/);
  if (isMobile) await button(page, /Filters/).click();
  await page.getByRole('checkbox', { name: /Tesla/ }).check();
  await page.getByRole('checkbox', { name: /BMW/ }).check();
  await expect(page.locator('dialog.filter-panel output')).toContainText(/\d+ cars? match/);
  await button(page, /Search Cars/).click();
  await expect(page).toHaveURL(/company=Tesla/);
  await expect(count).not.toContainText('54');
  const chips = main(page).getByRole('list', { name: 'Filters' }).getByRole('link');
  const before = await count.textContent();
  await chips.filter({ hasText: 'BMW' }).click();
  await expect(chips).toHaveCount(1);
  await expect(count).not.toHaveText(before ?? '');
  await expect(cards.filter({ hasNotText: 'Tesla' })).toHaveCount(0);
  await chips.click();
  await expect(count).toContainText('54 cars for sale');

  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('bmw');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(suggestions.first()).toContainText('BMW');
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('zzz');
  await page.keyboard.press('Enter');
  await expect(count).toContainText('No car matches all of this.');
  await button(page, /Email me when one arrives/).click();
  const dialog = page.getByRole('dialog', { name: /Email me new matches/ });
  await dialog.getByRole('textbox', { name: /Email/ }).fill('nobody@example.ae');
  await dialog.getByRole('button', { name: /Email Me/ }).click();
  await expect(dialog).not.toContainText('New cars and lower prices for:');
});

test('a buyer whose browser translates looks at a car, saves, compares and shares it, and works out instalments', async ({
  page,
  isMobile,
}) => {
  await open(page, await carPage());
  const counter = main(page).getByText(/\d+ \/ 7$/);
  await expect(counter).toContainText('1 / 7');
  await button(page, 'Next picture').click();
  await expect(counter).toContainText('2 / 7');
  await button(page, 'Full screen').click();
  const viewer = page.locator('.yarl__root');
  await expect(viewer).toContainText('2 / 7');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('3 / 7');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(counter).toContainText('3 / 7');

  await button(page, /My Garage/)
    .first()
    .click();
  await expect(page.getByTestId('garage-count')).toContainText('1');
  await button(page, /Compare$/).click();
  const tray = page.getByRole('region', { name: 'Compare', exact: true });
  await expect(tray).toContainText('Compare (1)');
  const calculator = page.getByRole('region', { name: 'Payment calculator' });
  await calculator.getByRole('slider', { name: 'Term' }).press('Home');
  await expect(calculator.getByRole('status')).toContainText('for 12 months.');
  await calculator.getByRole('textbox', { name: /Down payment in percent/ }).fill('50');
  await expect(calculator.getByRole('slider', { name: 'Down payment' })).toHaveValue('50');

  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole(isMobile ? 'dialog' : 'banner')
    .getByRole('link', { name: /Buy/ })
    .first()
    .click();
  await expect(page).toHaveURL('/buy');
  await main(page)
    .getByRole('button', { name: /^Compare/ })
    .nth(3)
    .click();
  await expect(tray).toContainText('2 of 4');
  await tray.getByRole('link', { name: /Compare/ }).click();
  await expect(main(page).getByRole('columnheader')).toHaveCount(3);
  await main(page)
    .getByRole('switch', { name: /differences/ })
    .check();
  await button(page, /^Remove from the comparison/)
    .first()
    .click();
  await expect(main(page).getByRole('columnheader')).not.toHaveCount(3);
  await page.getByRole('link', { name: /My Garage/ }).click();
  await expect(main(page).getByRole('article').first()).toContainText('AED');
  await button(page, /^Remove from My Garage/).click();
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toContainText(MARK);
});

test('a visitor whose browser translates is told what a form misses, corrects it and sends it @phone', async ({
  page,
}) => {
  await open(page, '/contact-us');
  await fill(page, { ...enquiries.contact, 'First name': ' ' });
  await button(page, /Send Message/).click();
  const first = main(page).getByRole('textbox', { name: /First name/ });
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await fill(page, enquiries.contact);
  await button(page, /Send Message/).click();
  await expect(main(page)).toContainText('Message sent successfully!');

  await page.goto('/');
  await hydrated(page);
  await translatePage(page);
  for (const tab of await main(page).getByRole('tab').all()) await tab.click();
  await page.getByRole('textbox', { name: /Email/ }).fill('reader@example.ae');
  await page.getByRole('button', { name: /Subscribe/ }).click();
  await expect(page.getByRole('region', { name: /Newsletter|Subscribe/i }).or(main(page))).toContainText(
    /subscri/i,
  );

  await open(page, '/finance');
  await fill(page, enquiries.finance);
  const [make, model] = [
    main(page).getByRole('combobox', { name: /make|manufacturer|company/i }),
    main(page).getByRole('combobox', { name: /model|vehicle/i }),
  ];
  await make.selectOption('BMW');
  await expect(model.getByRole('option')).not.toHaveCount(1);
  await expect(make).toHaveValue('BMW');
});

test('a buyer whose browser translates books a test drive @desktop', async ({ page }) => {
  await open(page, '/test-drive');
  await main(page)
    .getByRole('link', { name: /Book Test Drive/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/test-drive-form\?car=.+/);
  await fill(page, enquiries.testDrive);
  await main(page)
    .getByLabel(/Preferred date/)
    .fill(dayIn(3));
  await main(page)
    .getByRole('radio', { name: /12:30 PM/ })
    .check();
  await button(page, /Request Test Drive/).click();
  await expect(page).toHaveURL('/test-drive-confirm');
  await expect(page.getByRole('region', { name: 'Your request' })).toContainText(/[0-9A-F]{4}-[0-9A-F]{4}/);
});

test.describe('a page that is translated before it is hydrated', () => {
  // React finds other texts than the server has sent, says so, and renders the page anew.
  test.use({ allowedErrors: /Minified React error #418/ });
  test.beforeEach(({ page }) => translateBeforeHydration(page));

  test('keeps working, and is translated again @phone', async ({ page }) => {
    for (const route of ['/', '/about', '/buy', await carPage(), '/developers', '/blogs', '/compare']) {
      await page.goto(route);
      await hydrated(page);
      await expect(page.locator('h1'), route).toContainText(MARK);
      await expect(page.getByText('cannot be shown'), route).toHaveCount(0);
      expect.soft(await looseTexts(page), route).toEqual([]);
    }
    await page.goto('/buy?company=BMW');
    await hydrated(page);
    await main(page).getByRole('list', { name: 'Filters' }).getByRole('link', { name: /BMW/ }).click();
    await expect(main(page).locator('h1 + div output')).toContainText(`${MARK}54 cars for sale`);
  });

  test('keeps what a visitor has entered meanwhile @desktop', async ({ page }) => {
    await page.goto('/contact-us');
    await fill(page, enquiries.contact);
    await hydrated(page);
    for (const [label, typed] of Object.entries(enquiries.contact))
      await expect(main(page).getByRole('textbox', { name: new RegExp(label) })).toHaveValue(typed);
    await button(page, /Send Message/).click();
    await expect(main(page)).toContainText('Message sent successfully!');
  });
});
