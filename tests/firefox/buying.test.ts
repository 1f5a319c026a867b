import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { ask } from '../e2e/ask.ts';
import { alive, at, cars, focused, named, open, says, site, test, windows } from './test.ts';

const carOf = (page: Page) =>
  page.evaluate(() => document.querySelector('main article h3 a')?.getAttribute('href') ?? '');

/** Opens the first car of the list that can be bought. */
async function openCar(page: Page) {
  await page.goto(`${site}/buy?available=true`);
  await open(page, await carOf(page));
}

/** The address of a car whose seven pictures are painted: the product paints them while the tests run. */
async function carWithPictures(): Promise<string> {
  for (;;) {
    const { cars: found } = await ask<{ cars: { nodes: { id: string; images: unknown[] }[] } }>(
      '{ cars(first: 100) { nodes { id images { id } } } }',
    );
    const painted = found.nodes.find(({ images }) => images.length === 7);
    if (painted) return `/car/${painted.id}`;
    await setTimeout(1_000);
  }
}

for (const [device, window] of Object.entries(windows)) {
  test(`a buyer on a ${device} filters by make and price, sorts, opens a car, and comes back to the same place`, async ({
    page,
  }) => {
    await page.setViewport(window);
    await open(page, '/');
    await named(page, 'link', 'Browse Collection').click();
    await at(page, /^\/buy$/);
    await expect.poll(() => cars(page)).toHaveLength(6);

    if (device === 'phone') await named(page, 'button', 'Filters').click();
    await page.locator('.filter-panel input[value="Mercedes"]').click();
    await page.locator('.filter-panel ::-p-text(Price (AED))').click();
    await page.locator('.filter-panel ::-p-aria([name="Price (AED), From"])').click();
    await page.keyboard.type('100000');
    await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector('.filter-panel :is(output, [role=status])')?.textContent),
      )
      .toMatch(/^[1-7] cars match\.$/);
    const [, count] =
      /(\d) cars/.exec(
        (await page.$eval('.filter-panel :is(output, [role=status])', (status) => status.textContent)) ?? '',
      ) ?? [];
    // On a phone it says how many cars it shows.
    await page.locator('.filter-panel button:has(.filter-panel-show)').click();
    await at(page, /^\/buy\/mercedes\?priceMin=100000$/);
    // For sale, reserved and sold.
    const told = () => page.$eval('h1 + div output', ({ textContent }) => textContent?.match(/\d+/g));
    await expect
      .poll(async () => (await told())?.reduce((sum, part) => sum + Number(part), 0))
      .toBe(Number(count));
    await expect
      .poll(async () => (await cars(page)).every((name) => name?.startsWith('Mercedes')))
      .toBe(true);

    await page.select('main select[name="sort"]', 'price-low');
    await at(page, /sort=price-low/);
    const cheapestFirst = () =>
      page.evaluate(() => {
        const prices = [...document.querySelectorAll('main article strong')].map((price) =>
          Number(price.textContent.replace(/\D/g, '')),
        );
        return prices.every((price, i) => price >= (prices[i - 1] ?? 0));
      });
    await expect.poll(cheapestFirst).toBe(true);

    const listing = page.url().slice(site.length);
    /** How far the fourth car stands below the top of the window. */
    const place = () => page.$$eval('main article', (cards) => cards[3]?.getBoundingClientRect().top ?? NaN);
    await page.evaluate(() => scrollTo(0, 700));
    const before = await place();
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('main article h3 a')[3]?.click());
    await at(page, /^\/car\//);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    expect(page.url()).toBe(site + listing);
    // Cards on a phone get their real height as they come near.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(30);

    await page.locator('main ul[aria-label="Filters"] ::-p-text(Mercedes)').click();
    await expect.poll(() => page.url()).not.toContain('mercedes');
  });
}

test('a buyer looks through the pictures of a car by clicks, with the arrow keys and on the full screen', async ({
  page,
}) => {
  await open(page, await carWithPictures());
  await says(page, '1 / 7');
  await named(page, 'button', 'Next picture').click();
  await says(page, '2 / 7');
  await named(page, 'button', 'Show picture 4').click();
  await says(page, '4 / 7');
  const shown = () =>
    page.evaluate(() => {
      const slides = document.querySelector('[data-slides]');
      return slides && slides.scrollLeft / slides.clientWidth;
    });
  await expect.poll(shown).toBe(3);
  await named(page, 'button', 'Full screen').click();
  await says(page, '4 / 7', '.yarl__root');
  await page.keyboard.press('ArrowRight');
  await says(page, '5 / 7', '.yarl__root');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.$('.yarl__root')).toBeNull();
  expect(await focused(page)).toBe('Full screen');
  const picture = () =>
    page.$eval('[data-slides] img', ({ currentSrc, naturalWidth }) => [currentSrc, naturalWidth > 0]);
  await expect.poll(picture).toEqual([expect.stringContaining('.avif'), true]);
});

test('a car that a buyer saves is in My Garage after a reload', async ({ page }) => {
  await openCar(page);
  const name = await page.$eval('h1', (heading) => heading.firstChild?.textContent);
  await named(page, 'button', 'Save to My Garage').click();
  await expect.poll(() => page.$eval('[data-testid="garage-count"]', (count) => count.textContent)).toBe('1');
  await page.reload();
  await alive(page);
  await page.locator('header a[href="/likes"]').click();
  await says(page, 'You have 1 car saved');
  expect(await cars(page)).toEqual([name]);
});

test('a heart that a buyer taps before the client is there is full at once, and its car is saved for good', async ({
  page,
}) => {
  let come = () => {};
  const called = new Promise<void>((resolve) => (come = resolve));
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isClient = /\/assets\/.*\.js$/.test(request.url());
    void (isClient ? called : Promise.resolve()).then(() => request.continue());
  });
  await page.goto(`${site}/buy`, { waitUntil: 'domcontentloaded' });
  const [name] = await cars(page);
  const heart = () =>
    page.$eval('main article [data-save]', (button) => [button.ariaPressed, button.ariaLabel]);
  const count = () => page.$eval('[data-testid="garage-count"]', ({ textContent }) => textContent);
  const saved = ['true', expect.stringMatching(/^Remove from My Garage/)];
  await page.locator('main article [data-save]').click();
  await expect.poll(heart).toEqual(saved);
  expect([await count(), await page.$('html[data-alive]')]).toEqual(['1', null]);
  come();
  await alive(page);
  expect([await heart(), await count()]).toEqual([saved, '1']);
  await page.reload();
  await alive(page);
  expect([await heart(), await count()]).toEqual([saved, '1']);
  await open(page, '/likes');
  await expect.poll(() => cars(page)).toEqual([name]);
});

test('a buyer who types a make wrong chooses a suggestion with the keys and sees its cars', async ({
  page,
}) => {
  await open(page, '/buy');
  await named(page, 'combobox', 'Search').click();
  await page.keyboard.type('mercdes');
  const suggested = (option = '') =>
    page.$$eval(`main [role="option"]${option}`, (options) =>
      options.map(({ firstElementChild }) => firstElementChild?.textContent),
    );
  await expect.poll(suggested).toEqual(expect.arrayContaining(['Mercedes', 'Mercedes G-Class']));
  const place = (await suggested()).indexOf('Mercedes G-Class');
  for (let i = 0; i <= place; i += 1) await page.keyboard.press('ArrowDown');
  expect(await suggested('[aria-selected="true"]')).toEqual(['Mercedes G-Class']);
  await page.keyboard.press('Enter');
  await at(page, /^\/buy\/mercedes\/g-class/);
  await expect
    .poll(async () => (await cars(page)).every((name) => name?.startsWith('Mercedes G-Class')))
    .toBe(true);
  expect(await cars(page)).not.toEqual([]);
});

test('a buyer compares two cars side by side', async ({ page }) => {
  await page.setViewport(windows.laptop);
  await open(page, '/buy');
  const names = await cars(page);
  for (const name of names.slice(0, 2)) await named(page, 'button', `Compare: ${name}`).click();
  await named(page, 'link', 'Compare', '.compare-tray').click();
  await at(page, /^\/compare\?cars=.+,.+/);
  await expect
    .poll(() => page.$$eval('main thead th', (heads) => heads.map((head) => head.innerText)))
    .toEqual(expect.arrayContaining(names.slice(0, 2)));
});

test('a buyer works out the instalments with the sliders', async ({ page }) => {
  await openCar(page);
  await page.locator('main ::-p-aria([name="Term"][role="slider"])').click();
  await page.keyboard.press('Home');
  await says(page, 'for 12 months.');
  await page.keyboard.press('ArrowRight');
  await says(page, 'for 13 months.');
});
