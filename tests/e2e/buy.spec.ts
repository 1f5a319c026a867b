import type { Locator, Page } from '@playwright/test';
import { clickBelowCards, expect, hydrated, test, tooWide } from './test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Opens the filters on phones; elsewhere they are always open. */
async function openFilters(page: Page, isMobile: boolean) {
  await hydrated(page);
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
}

test('GW-20 a stranger who has started the product gets the list as HTML, and the browser asks for nothing @desktop', async ({
  page,
  operations,
}) => {
  const response = await page.goto('/buy');
  expect(await response?.text()).toContain('cars match.');
  await hydrated(page);
  await expect(cards(page)).toHaveCount(6);
  expect(operations).toEqual([]);
});

test('a screen reader hears the facts of a car, and not the marks between them @phone', async ({ page }) => {
  await page.goto('/buy');
  const facts = cards(page).first().getByRole('listitem');
  await expect(facts.first()).toMatchAriaSnapshot('- listitem: /^[\\d,]+ km$/');
  await cards(page).first().getByRole('heading').getByRole('link').click();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs).not.toHaveText('');
  expect(await crumbs.ariaSnapshot()).not.toMatch(/text: ?.?\/|listitem: \//);
});

test('a visitor sees a car of each body type', async ({ page, isMobile }) => {
  await page.goto('/buy');
  await openFilters(page, isMobile);
  await page.getByRole('heading', { name: 'Body Type' }).click();
  const outlines = page.getByRole('group', { name: 'Body Type' }).locator('svg > use');
  await expect(outlines).toHaveCount(6);
  for (const outline of await outlines.all())
    await expect
      .poll(() => outline.evaluate((use: SVGUseElement) => use.getBBox().width), {
        message: (await outline.getAttribute('href')) ?? '',
      })
      .toBeGreaterThan(0);
});

test('who has colours of his own sees the mark to remove a car, and the count of the suggestion that is chosen @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/buy');
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('bmw');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(suggestions.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = suggestions.first();
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  const colour = await chosen.evaluate((option) => getComputedStyle(option).color);
  await expect(chosen.locator('span').last()).toHaveCSS('color', colour);
  await page.keyboard.press('Escape');
  const cars = await page
    .locator('[data-compare]')
    .evaluateAll((all) => all.map((car) => car.dataset.compare));
  await page.goto(`/compare?cars=${cars.slice(0, 2).join(',')}`);
  const mark = page.getByRole('button', { name: /^Remove from the comparison/ }).locator('svg');
  const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect(mark.first()).toHaveCSS('background-color', paper);
});

test('BUY-1 BUY-16 BUY-17 BUY-21 a visitor filters, and the address can be shared', async ({
  page,
  isMobile,
  operations,
}) => {
  await page.goto('/buy');
  await openFilters(page, isMobile);
  await page.getByRole('checkbox', { name: /^BMW/ }).check();
  await page.getByText('Mileage (km)').click();
  await page.getByLabel('Mileage (km), To').fill('200,000');
  // The cars that fit are counted, not fetched.
  await expect.poll(() => operations.filter((name) => name !== 'CountCars')).toEqual(['MakeModels']);
  await page.getByRole('button', { name: 'Search Cars' }).click();
  await expect(page).toHaveURL('/buy/bmw?mileageMax=200000');
  await expect(cards(page).filter({ hasNotText: 'BMW' })).toHaveCount(0);
  await expect(cards(page)).not.toHaveCount(0);

  const names = await cards(page).getByRole('heading').allTextContents();
  await page.reload();
  await expect(cards(page).getByRole('heading')).toHaveText(names);
  // Hydration must not change it.
  await hydrated(page);
});

test('BUY-23 BUY-24 BUY-25 the filters are a drawer on a phone, and always there on a wide screen', async ({
  page,
  isMobile,
}) => {
  await page.goto('/buy');
  await hydrated(page);
  const search = page.getByRole('button', { name: 'Search Cars' });
  const open = page.getByRole('button', { name: 'Filters' });
  // The link to the filters is for visitors without a script.
  await expect(page.getByRole('link', { name: 'Filters' })).toBeHidden();
  if (!isMobile) {
    await expect(search).toBeVisible();
    await expect(open).toBeHidden();
    return;
  }
  await expect(search).toBeHidden();
  await open.click();
  await expect(search).toBeInViewport();
  await expect
    .poll(() => page.locator('dialog.filter-panel').boundingBox())
    .toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await search.click();
  await expect(search).toBeHidden();
});

test('nothing moves when a visitor ticks makes, and the button that shows the cars stays on the screen', async ({
  page,
  isMobile,
}) => {
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 });
  await page.goto('/buy');
  await openFilters(page, isMobile);
  const panel = page.locator('dialog.filter-panel');
  const makes = panel.getByRole('checkbox', { name: /^(BMW|Audi|Bentley|Mercedes)/ });
  const show = panel.getByRole('button', { name: 'Search Cars' });
  await expect(show).toBeInViewport({ ratio: 1 });
  await expect(panel.getByText(/match\.$/)).toBeAttached();
  // Waits until the drawer has moved in.
  await panel.evaluate((drawer) =>
    Promise.all(drawer.getAnimations().map(({ finished }) => finished.then(() => undefined))),
  );
  const places = () =>
    panel.evaluate((within) =>
      [...within.querySelectorAll('input, summary, button[type=submit]')]
        .filter((control) => control.checkVisibility())
        .map((control) => {
          const { x, y } = control.getBoundingClientRect();
          const { name, value } = control as HTMLInputElement;
          return [name ?? control.textContent, value, x, y];
        }),
    );
  for (const make of await makes.all()) await make.scrollIntoViewIfNeeded();
  const before = await places();
  // At least the boxes of the price, the makes, and the heads of the sections.
  expect(before.length).toBeGreaterThan(2 + 15 + 10);
  const all = await panel.getByRole('status').textContent();
  for (const make of await makes.all()) {
    await make.check();
    expect(await places()).toEqual(before);
  }
  // The number of cars is that of the chosen filters; on a phone it is in the button itself.
  await expect(panel.getByRole('status')).not.toHaveText(all ?? '');
  const words = isMobile ? /^Show [1-9]\d* cars$/ : /^[1-9]\d* cars match\.$/;
  await expect(panel.getByText(words)).toBeInViewport({ ratio: 1 });
  expect(await places()).toEqual(before);
  for (const make of await makes.all()) await make.uncheck();
  expect(await places()).toEqual(before);
});

test('a visitor on a phone reads whole how the list is sorted @phone', async ({ page }) => {
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/buy?company=BMW&sort=mileage-low');
    const sort = page.getByRole('combobox', { name: 'Sort' });
    const [shown, needed] = await sort.evaluate((select) => {
      const { width: wide } = select.getBoundingClientRect();
      select.style.cssText = 'flex: none; inline-size: max-content';
      return [wide, select.getBoundingClientRect().width] as const;
    });
    expect(shown).toBeGreaterThanOrEqual(needed);
    expect(await tooWide(page)).toBe(0);
  }
});

test('on a tablet no badge of a car touches its heart, and each name is whole @phone', async ({ page }) => {
  const seen = new Set<string>();
  for (const address of ['/buy', '/buy?page=10']) {
    await page.goto(address);
    for (const width of [768, 800, 820]) {
      await page.setViewportSize({ width, height: 1024 });
      const cut = await cards(page)
        .getByRole('heading')
        .evaluateAll((names) => names.filter((name) => name.scrollHeight > name.clientHeight + 8).length);
      expect(cut, `${address} at ${width}`).toBe(0);
      for (const { words, apart } of await badgesOf(cards(page))) {
        seen.add(words);
        expect(apart, `${words} at ${width}`).toBe(true);
      }
    }
  }
  expect(seen).toEqual(new Set(['FEATURED', 'TEST DRIVE', 'SOLD']));
});

/** The words of each badge of the cards, and whether its box is apart from that of the card's heart. */
function badgesOf(shown: Locator) {
  return shown.evaluateAll((all) =>
    all.flatMap((card) => {
      const heart = card.querySelector('[data-save]')!.getBoundingClientRect();
      const badges = [...card.querySelectorAll('span')].filter(({ innerText }) =>
        /^(FEATURED|TEST DRIVE|SOLD)$/.test(innerText),
      );
      return badges.map((badge) => {
        const { right, top } = badge.getBoundingClientRect();
        return { words: badge.innerText, apart: right <= heart.left || top >= heart.bottom };
      });
    }),
  );
}

test('PAG-4 the narrowest phone shows the gaps between the pages, with all numbers on one row, and a finger hits each control of the pager @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/buy?page=5');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager.getByText('…')).toHaveCount(2);
  for (const gap of await pager.getByText('…').all()) await expect(gap).toBeVisible();
  const numbers = await pager
    .getByRole('link', { name: /^Page/ })
    .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);
  expect(numbers).toBe(1);
  expect(await tooWide(page)).toBe(0);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const controls = pager.locator('a, button').filter({ visible: true });
    expect(await controls.count()).toBeGreaterThanOrEqual(5);
    const sizes = await controls.evaluateAll((all) =>
      all.map((control) => {
        const { width: wide, height: high } = control.getBoundingClientRect();
        return Math.min(wide, high);
      }),
    );
    expect(Math.min(...sizes), `${width} wide`).toBeGreaterThanOrEqual(44);
  }
  // The number of a page of a longer list is apart from those beside it.
  const room = await pager.getByRole('link', { name: 'Page 10' }).evaluate((link) => {
    link.textContent = '1,615';
    const digits = document.createRange();
    digits.selectNodeContents(link);
    return (link.getBoundingClientRect().width - digits.getBoundingClientRect().width) / 2;
  });
  expect(room).toBeGreaterThanOrEqual(8);
});

test('a search that finds nothing comes with the searches near it, before any script @desktop', async ({
  page,
  operations,
}) => {
  const response = await page.goto('/buy?company=BMW&q=zeppelin');
  expect(await response?.text()).toMatch(/Without “zeppelin”: [1-9]\d* cars?/);
  await hydrated(page);
  expect(operations).toEqual([]);
  await page.getByRole('link', { name: 'Without “zeppelin”' }).click();
  await expect(page).toHaveURL('/buy/bmw');
});

test('on a phone that lies on its side the buttons of the panel do not cover its filters @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/buy');
  const panel = page.locator('dialog.filter-panel');
  await expect(panel.getByText('Company', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Search Cars' })).not.toBeInViewport();
  await panel.getByRole('button', { name: 'Reset All' }).scrollIntoViewIfNeeded();
  await expect(panel.getByRole('button', { name: 'Search Cars' })).toBeInViewport();
});

test('a keyboard moves the thumbs of the mileage slider, and its top end stays open', async ({
  page,
  isMobile,
}) => {
  await page.goto('/buy');
  await openFilters(page, isMobile);
  await page.getByText('Mileage (km)').click();
  await page.getByLabel('Lowest: Mileage (km)').press('ArrowRight');
  await expect(page.getByLabel('Mileage (km), From')).toHaveValue('100');
  await page.getByLabel('Highest: Mileage (km)').press('ArrowLeft');
  await expect(page.getByLabel('Mileage (km), To')).toHaveValue('4900');
  await page.getByLabel('Highest: Mileage (km)').press('ArrowRight');
  await expect(page.getByLabel('Mileage (km), To')).toHaveValue('');
});

test('PAG-1 PAG-7 a visitor turns the pages, is taken to the top, and Back goes back', async ({ page }) => {
  await page.goto('/buy');
  await hydrated(page);
  const first = await cards(page).first().textContent();
  await clickBelowCards(page.getByRole('link', { name: 'Next page' }));
  await expect(page).toHaveURL('/buy?page=2');
  await expect(cards(page).first()).not.toHaveText(first ?? '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/buy');
  await expect(cards(page).first()).toHaveText(first ?? '');
});

test('a page reached inside the site costs one request, and the way back none @desktop', async ({
  page,
  operations,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Browse Collection' }).click();
  await expect(cards(page)).toHaveCount(6);
  expect(operations).toEqual(['BuyPage']);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Browse Collection' })).toBeVisible();
  expect(operations).toEqual(['BuyPage']);
});

test('a visitor without script sees the cars, and gets to the next page and to a car by links @phone', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/buy');
  await expect(cards(page)).toHaveCount(6);
  await clickBelowCards(page.getByRole('link', { name: 'Page 2' }));
  await expect(page).toHaveURL('/buy?page=2');
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/car\//);
  await page.close();
});

test('pictures of cars come as AVIF in the width that is needed, the first at once and the others when seen', async ({
  page,
}) => {
  await page.goto('/buy');
  const pictures = cards(page).locator('img');
  await expect(pictures.first()).toHaveAttribute('loading', 'eager');
  await expect(pictures.first()).toHaveAttribute('width', '1600');
  await expect(pictures.last()).toHaveAttribute('loading', 'lazy');
  await expect
    .poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/\.avif\//);
  await expect
    .poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(300);
});

test('a printed list has the cars, and nothing that only a finger can use', async ({ page }) => {
  await page.goto('/buy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox'))).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
});

test('a visitor who comes back to the tab after a while reads the list of now @phone', async ({
  page,
  operations,
}) => {
  await page.goto('/buy');
  await hydrated(page);
  await page.evaluate(() => {
    const now = Date.now() + 90_000;
    Date.now = () => now;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => operations).toEqual(['BuyPage']);
});
