import type { Page } from '@playwright/test';
import { alive, expect, hydrated, test } from './test.ts';

/** Opens a page whose client comes only when the returned function is called. */
async function openBeforeTheClient(page: Page, path: string): Promise<() => Promise<void>> {
  let come = () => undefined as void;
  const called = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await called;
    await route.continue();
  });
  await page.goto(path);
  return async () => {
    come();
    await hydrated(page);
  };
}

test('a page needs no script of a file before it is idle, and the one in its head is small @phone', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const response = await page.goto('/', { waitUntil: 'commit' });
  const html = (await response?.text()) ?? '';
  const inline = [...html.matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs)];
  expect(inline).toHaveLength(1);
  expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(0);
});

test('a page that nobody touches comes alive by itself when it is idle, file after file @phone', async ({
  page,
  operations,
}) => {
  await page.goto('/');
  await alive(page);
  expect(operations).toEqual([]);
});

test('a visitor who has saved a car sees so on the next page without touching it @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/buy');
  await page.getByRole('main').getByRole('button', { name: 'Save to My Garage' }).first().click();
  await expect(page.getByTestId('garage-count')).toHaveText('1');
  const next = await context.newPage();
  await next.goto('/about');
  await expect(next.getByTestId('garage-count')).toHaveText('1');
});

test('a page that is for one visitor only comes alive by itself @desktop', async ({ page }) => {
  await page.goto('/likes');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
});

test('a heart tapped before the client is there is full at once and saves its car for good, once @phone', async ({
  page,
}) => {
  const come = await openBeforeTheClient(page, '/buy');
  const card = page.getByRole('main').getByRole('article').first();
  const heart = card.getByRole('button', { name: /My Garage/ });
  await heart.click();
  await expect(heart).toHaveAccessibleName(/^Remove from My Garage/);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('garage-count')).toHaveText('1');
  await come();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('garage-count')).toHaveText('1');
  await expect(page.getByRole('button', { name: 'Remove from My Garage' })).toHaveCount(1);
  await page.getByRole('link', { name: 'My Garage' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('a heart tapped and tapped again before the client is there saves nothing @phone', async ({ page }) => {
  const come = await openBeforeTheClient(page, '/buy');
  const heart = page.getByRole('main').getByRole('button', { name: 'Save to My Garage' }).first();
  await heart.dblclick();
  await come();
  await expect(page.getByTestId('garage-count')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove from My Garage' })).toHaveCount(0);
});

test('a car saved before the client is there is saved on the page that is opened next @phone', async ({
  page,
}) => {
  const come = await openBeforeTheClient(page, '/buy');
  await page.getByRole('main').getByRole('button', { name: 'Save to My Garage' }).first().click();
  await page.getByRole('link', { name: 'My Garage' }).click();
  await come();
  await expect(page).toHaveURL('/likes');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test.describe('where the client cannot be loaded', () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test('a link leads on after a heart was tapped, and the heart is empty again @desktop', async ({
    page,
  }) => {
    let fail = () => undefined as void;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto('/buy');
    const heart = page.getByRole('main').getByRole('button', { name: 'Save to My Garage' }).first();
    await heart.click();
    await page.getByRole('link', { name: 'My Garage' }).click();
    await expect(page).toHaveURL('/buy');
    fail();
    await expect(page).toHaveURL('/likes');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Remove from My Garage' })).toHaveCount(0);
  });
});

test('a car that this device has saved has a full heart before the client is there @phone', async ({
  page,
}) => {
  await page.goto('/buy');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Save to My Garage' }).first().click();
  await openBeforeTheClient(page, '/buy');
  await expect(page.getByRole('button', { name: 'Remove from My Garage' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('cars chosen to be compared before the client is there are marked at once; the fifth waits for its answer @desktop', async ({
  page,
}) => {
  const come = await openBeforeTheClient(page, '/buy');
  const toggles = page.getByRole('main').getByRole('button', { name: /^Compare:/ });
  for (let car = 0; car < 5; car += 1) await toggles.nth(car).click();
  await expect(toggles.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(toggles.nth(4)).toHaveAttribute('data-waiting');
  await come();
  await expect(page.getByText('You can compare at most 4 cars')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Compare' })).toContainText('4');
  await expect(toggles.nth(4)).not.toHaveAttribute('data-waiting');
});

test('the next picture asked for before the client is there is shown at once, and counted later', async ({
  page,
}) => {
  await page.goto('/buy');
  const address = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  const come = await openBeforeTheClient(page, address ?? '');
  const slides = page.locator('[data-slides]');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => slides.evaluate((track) => track.scrollLeft / track.clientWidth)).toBe(1);
  await come();
  await expect(page.getByText(/^2 \/ \d/)).toBeVisible();
  expect(await slides.evaluate((track) => track.scrollLeft / track.clientWidth)).toBe(1);
});

test('a control that only the client knows shows that it waits @desktop', async ({ page }) => {
  const come = await openBeforeTheClient(page, '/');
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('data-waiting');
  await come();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).not.toHaveAttribute('data-waiting');
});

test('a card that is followed is marked at once, also before the client is there @desktop', async ({
  page,
}) => {
  await openBeforeTheClient(page, '/buy');
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  const marked = await link.evaluate((element) => {
    (element as HTMLElement).click();
    return !!element.closest('article[data-going]') && 'loading' in document.documentElement.dataset;
  });
  expect(marked).toBe(true);
  await expect(page).toHaveURL(/\/car\//);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('[data-going], [data-loading]')).toHaveCount(0);
});

test('a card under a finger looks pressed before the finger is lifted, and no longer when it scrolls the page @phone', async ({
  page,
}) => {
  await openBeforeTheClient(page, '/buy');
  const card = page.getByRole('main').getByRole('article').first();
  const link = card.getByRole('link').first();
  await link.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(card).toHaveAttribute('data-pressed');
  await link.dispatchEvent('pointercancel', { pointerType: 'touch' });
  await expect(card).not.toHaveAttribute('data-pressed');
  await link.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(card).toHaveAttribute('data-pressed');
  await link.dispatchEvent('pointerup', { pointerType: 'touch' });
  await expect(card).not.toHaveAttribute('data-pressed');
});

test('a page opened inside the site shows that it is coming until it is there @desktop', async ({ page }) => {
  await page.goto('/buy');
  await hydrated(page);
  let answer = () => undefined as void;
  const hold = new Promise<void>((resolve) => (answer = resolve));
  await page.route('/graphql', async (route) => {
    await hold;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.locator('[data-going]')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  // The line under the edge of the window, which a page that comes at once does not show.
  const line = await page.evaluate(() => {
    const { animationName, animationDelay } = getComputedStyle(document.documentElement, '::before');
    return [animationName, animationDelay];
  });
  expect(line).toEqual(['progress', '0.15s']);
  answer();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(page.locator('[data-going]')).toHaveCount(0);
});

test('a link clicked before the client is there leads on @phone', async ({ page }) => {
  await openBeforeTheClient(page, '/buy');
  const car = page.getByRole('main').getByRole('article').getByRole('link').first();
  const name = await car.textContent();
  await car.click();
  await expect(page).toHaveURL(/\/car\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name?.split(' ')[0] ?? '');
});

test('a tab chosen with the arrow keys before the client is there is shown @desktop', async ({ page }) => {
  const come = await openBeforeTheClient(page, '/');
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await come();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('what is typed, ticked and searched before the client is there is searched for', async ({
  page,
  isMobile,
}) => {
  const come = await openBeforeTheClient(page, '/buy');
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('x5');
  if (!isMobile) await page.getByRole('checkbox', { name: /^BMW/ }).check();
  await page.getByRole('combobox', { name: 'Search' }).press('Enter');
  await come();
  await expect(page).toHaveURL(isMobile ? '/buy?q=x5' : '/buy/bmw?q=x5');
});

test('a search is opened at once, without waiting for the client', async ({ page }) => {
  await openBeforeTheClient(page, '/');
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search our cars' });
  await field.fill('x5');
  await field.press('Enter');
  await expect(page).toHaveURL('/buy?q=x5');
});

test('the menu opens and closes before the client is there, and stays open when it comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const come = await openBeforeTheClient(page, '/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const open = page.getByRole('button', { name: 'Menu' });
  await open.click();
  await expect(menu.getByRole('link', { name: 'Finance' })).toBeVisible();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await open.click();
  await come();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Finance' }).click();
  await expect(page).toHaveURL('/finance');
  await expect(menu).toBeHidden();
});

test('the filters open before the client is there, and what is ticked in them is searched for @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const come = await openBeforeTheClient(page, '/buy');
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await panel.getByRole('checkbox', { name: /^BMW/ }).check();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await come();
  await expect(panel.getByRole('checkbox', { name: /^BMW/ })).toBeChecked();
  await panel.getByRole('button', { name: 'Search Cars' }).click();
  await expect(page).toHaveURL('/buy/bmw');
});

test('a link of a swiped row with the focus before the client is there is shown whole when it comes @phone', async ({
  page,
}) => {
  const come = await openBeforeTheClient(page, '/');
  const link = page.getByRole('main').getByRole('link', { name: /^Convertible/ });
  // Where a key was pressed last, the focus is shown.
  await page.keyboard.press('Tab');
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await expect(link).not.toBeInViewport({ ratio: 0.9 });
  await come();
  await expect(link).toBeInViewport({ ratio: 0.99 });
});

test('a message sent before the client is there arrives, once @phone', async ({ page, operations }) => {
  const come = await openBeforeTheClient(page, '/contact-us');
  await page.getByLabel('First name').fill('Aisha');
  await page.getByLabel('Last name').fill('Rahman');
  await page.getByLabel('Email').fill('aisha@example.ae');
  await page.getByLabel('Mobile number').fill('+971 50 000 0000');
  await page.getByLabel('Message').fill('Is the white one still there?');
  await page.getByRole('button', { name: /^Send/ }).click();
  await come();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(operations).toEqual(['SendContactMessage']);
});

test("the head asks for the hero's picture and the site's letters, and files come compressed and for good @desktop", async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const preloads = html.match(/<link[^>]* rel="preload"[^>]*>/g) ?? [];
  expect(preloads.some((link) => /as="image".*avif|avif.*as="image"/.test(link))).toBe(true);
  const fonts = preloads.flatMap((link) => /href="([^"]+\.woff2)"/.exec(link)?.[1] ?? []);
  expect(fonts).toHaveLength(2);
  const client = /data-client="([^"]+)"/.exec(html)?.[1] ?? '';
  const files = await Promise.all([client, ...fonts].map((file) => request.get(file)));
  for (const file of files) {
    expect(file.status()).toBe(200);
    expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect(files[0]?.headers()['content-encoding']).toBe('br');
});
