import type { Locator, Page } from '@playwright/test';
import { ask } from './ask.ts';
import { expect, hydrated, test, tooWide } from './test.ts';

const toggles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Compare/ });
const tray = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true });
const region = (page: Page) => page.getByRole('region', { name: 'The cars side by side' });

/** Where the elements are, in pixels of the window. */
const boxes = async (elements: Locator) =>
  (await Promise.all((await elements.all()).map((element) => element.boundingBox()))).filter(
    (box) => box !== null,
  );

/** The address of a comparison of the first cars of a stock. */
async function comparison(count: number): Promise<string> {
  const { cars } = await ask<{ cars: { nodes: { id: string }[] } }>(
    `{ cars(first: ${count}) { nodes { id } } }`,
  );
  return `/compare?cars=${cars.nodes.map(({ id }) => id).join(',')}`;
}

test('the button that compares has its word on a card with room for it, and its icon only on a narrow one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, hasWord] of [
    ['/buy', true],
    ['/', false],
  ] as const) {
    await page.goto(path);
    const card = page.getByRole('main').getByRole('article').first();
    const toggle = card.getByRole('button', { name: /^Compare/ });
    await expect(toggle).toHaveAccessibleName(/^Compare: ./);
    await expect(toggle.getByText('Compare', { exact: true })).toBeVisible({ visible: hasWord });
    const [button, picture] = [await toggle.boundingBox(), await card.locator('img').first().boundingBox()];
    expect(button?.height, path).toBeGreaterThanOrEqual(44);
    // It covers less than a tenth of the picture.
    expect((button?.width ?? 0) * (button?.height ?? 0), path).toBeLessThan(
      ((picture?.width ?? 0) * (picture?.height ?? 0)) / 10,
    );
  }
});

test('a visitor chooses two cars from the list and compares them: one request, and none on the way back', async ({
  page,
  operations,
}) => {
  await page.goto('/buy');
  await hydrated(page);
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  await toggles(page).nth(0).click();
  await toggles(page).nth(1).click();
  await expect(tray(page)).toContainText('2 of 4 cars');
  await page.reload();
  await expect(tray(page)).toContainText('2 of 4 cars');
  await hydrated(page);
  // Forgets the query that the pointer has caused by resting on a card.
  operations.length = 0;
  await tray(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('columnheader')).toHaveText(['Car', ...names.slice(0, 2)]);
  await expect(tray(page)).toHaveCount(0);
  expect(operations).toEqual(['ComparePage']);
  await page.goBack();
  await expect(toggles(page).first()).toHaveAttribute('aria-pressed', 'true');
  expect(operations).toEqual(['ComparePage']);
});

test('a comparison that is shared comes as HTML, and the browser asks for nothing @desktop', async ({
  page,
  operations,
}) => {
  const response = await page.goto(await comparison(4));
  expect(response?.status()).toBe(200);
  expect(await response?.text()).toMatch(/<th scope="col">.*<th scope="row"><bdi>Mileage/s);
  await hydrated(page);
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  expect(operations).toEqual([]);
});

test('a fifth car is refused with a sentence @phone', async ({ page }) => {
  await page.goto('/buy');
  await hydrated(page);
  for (let i = 0; i < 5; i += 1) await toggles(page).nth(i).click();
  await expect(page.getByText('You can compare at most 4 cars. Remove one first.')).toBeVisible();
  await expect(toggles(page).nth(4)).toHaveAttribute('aria-pressed', 'false');
  await expect(tray(page)).toContainText('4 of 4 cars');
});

test('names and labels stay in sight while the table is scrolled, and only the table is @desktop', async ({
  page,
}) => {
  for (const [width, count] of [
    [320, 2],
    [390, 2],
    [390, 4],
    [768, 4],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(await comparison(count));
    await hydrated(page);
    const last = page.getByRole('rowheader').last();
    await region(page).evaluate((element) => {
      element.scrollTo(element.scrollWidth, element.scrollHeight);
      element.scrollIntoView({ block: 'end' });
    });
    const name = page.getByRole('columnheader').last();
    const at = `${width} wide, ${count} cars`;
    expect(await tooWide(page), at).toBe(0);
    await expect(name, at).toBeInViewport({ ratio: 0.9 });
    await expect(last, at).toBeInViewport({ ratio: 0.9 });
    // Neither is covered by the other, or by the header of the page.
    const seen = () =>
      name.evaluate((element) => {
        const { left, top, width: wide, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + wide / 2, top + height / 2));
      });
    await expect.poll(seen, at).toBe(true);
  }
});

test('a keyboard scrolls the table on a phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await comparison(4));
  await hydrated(page);
  await region(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('the tray covers neither the bar of a car, nor the end of the page, nor what is focused', async ({
  page,
  isMobile,
}) => {
  await page.goto('/buy');
  await hydrated(page);
  await toggles(page).first().click();
  for (const address of [
    '/buy',
    (await page.getByRole('article').getByRole('link').first().getAttribute('href'))!,
  ]) {
    await page.goto(address);
    await hydrated(page);
    await expect(tray(page)).toBeInViewport({ ratio: 1 });
    // On the page of a car it is a small tab, which leaves the words beside it free.
    if (address !== '/buy') {
      await expect(tray(page)).toHaveText('Compare (1)');
      expect((await tray(page).boundingBox())!.width).toBeLessThan(150);
    }
    const box = (await tray(page).boundingBox())!;
    const bar = page.getByTestId('action-bar').filter({ visible: true });
    await expect(bar).toHaveCount(isMobile && address !== '/buy' ? 1 : 0);
    for (const { y } of await boxes(bar)) expect(box.y + box.height).toBeLessThanOrEqual(y);
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
    const bottom = async () => (await boxes(terms)).map(({ y, height }) => y + height)[0];
    const scrolledToEnd = async () => {
      // On a phone, the page grows while a visitor scrolls to its end.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return bottom();
    };
    await expect.poll(scrolledToEnd, address).toBeLessThanOrEqual(box.y);
    await page.evaluate(() => scrollTo(0, 0));
    await terms.focus();
    await expect.poll(bottom, address).toBeLessThanOrEqual(box.y);
  }
});

test('tablets and phones on their side have the bar of a car, the tab above it, and one column of cars beside the filters @phone', async ({
  page,
}) => {
  await page.goto('/buy');
  await hydrated(page);
  await toggles(page).first().click();
  const car = (await page.getByRole('article').getByRole('link').first().getAttribute('href'))!;
  for (const [width, height] of [
    [768, 1024],
    [834, 1112],
    [1023, 768],
    [844, 390],
  ] as const) {
    const at = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await page.goto('/buy');
    const lefts = await boxes(page.getByRole('main').getByRole('article'));
    expect(new Set(lefts.map(({ x }) => Math.round(x))).size, at).toBe(1);
    await page.goto(car);
    await hydrated(page);
    const bar = (await page.getByTestId('action-bar').boundingBox())!;
    expect(bar.y + bar.height, at).toBeCloseTo(height, 0);
    const box = (await tray(page).boundingBox())!;
    expect(box.y + box.height, at).toBeLessThanOrEqual(bar.y);
    expect(await tooWide(page), at).toBe(0);
  }
});

test('a printed comparison has the table, and nothing that only a finger can use', async ({ page }) => {
  await page.goto(await comparison(2));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('row', { name: 'Condition' })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add a car' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Book Test Drive' })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^Test drive/ })).toHaveCount(0);
});
