import type { Page } from '@playwright/test';
import { ask } from './ask.ts';
import { expect, hydrated, test, tooWide } from './test.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Brands' });
const row = (page: Page) => strip(page).getByTestId('moving-logos');

test('HOME-7 the logos drift by at 50 px a second without an end, and rest under the pointer', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await hydrated(page);
  await strip(page).scrollIntoViewIfNeeded();
  const seen = await row(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    const { duration } = animation!.effect!.getComputedTiming();
    const logos = [...element.querySelectorAll('img')];
    animation!.pause();
    /** The places of the logos after `time` ms. */
    const after = (time: number) => {
      animation!.currentTime = time;
      return logos.map((logo) => logo.getBoundingClientRect().x);
    };
    return {
      copy: logos.findIndex(({ src }, i) => i > 0 && src === logos[0]!.src),
      atFirst: after(0),
      aSecondLater: after(1_000),
      atLast: after(Number(duration) - 0.001),
      end: element.parentElement!.getBoundingClientRect().right,
    };
  });
  expect(seen.atFirst[0]! - seen.aSecondLater[0]!).toBeCloseTo(50, 1);
  // The second copy is now where the first one began, so that nobody sees the animation start again.
  expect(seen.atLast[seen.copy]).toBeCloseTo(seen.atFirst[0]!, 1);
  expect(seen.atLast.at(-1)).toBeGreaterThan(seen.end - 1);

  await page.reload();
  await hydrated(page);
  await expect(row(page)).toHaveCSS('animation-play-state', 'running');
  if (isMobile) return;
  await strip(page).scrollIntoViewIfNeeded();
  await strip(page).hover();
  await expect(row(page)).toHaveCSS('animation-play-state', 'paused');
});

test('HOME-7 a visitor stops the logos with the keyboard, and lets them go again @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Pause the moving logos' }).press('Enter');
  await expect(row(page)).toHaveCSS('animation-play-state', 'paused');
  await page.getByRole('button', { name: 'Play the moving logos' }).press('Space');
  await expect(row(page)).toHaveCSS('animation-play-state', 'running');
});

test('HOME-7 the logos stand still for a visitor who wishes for less motion, and are scrolled with the keyboard @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await expect(strip(page).getByRole('listitem')).not.toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(strip(page).getByRole('button')).toHaveCount(0);
  const group = strip(page).getByRole('group');
  await group.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => group.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a buyer with a phone sees the first car within two screens, and swipes to the next ones without the page moving sideways @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const cars = page.getByRole('tabpanel').getByRole('article');
  const top = await cars.first().evaluate((card) => card.getBoundingClientRect().top + scrollY);
  expect(top).toBeLessThan(2 * 844);
  await cars.first().scrollIntoViewIfNeeded();
  const places = () =>
    cars.evaluateAll((all) => all.slice(0, 2).map((card) => card.getBoundingClientRect().left));
  const [first, second] = await places();
  expect(second).toBeLessThan(390);
  await page
    .getByRole('tabpanel')
    .getByRole('list')
    .first()
    .evaluate((row) => row.scrollBy(300, 0));
  // The row snaps to its second car.
  await expect.poll(async () => Math.abs(((await places())[1] ?? 0) - (first ?? 0))).toBeLessThan(3);
  expect(await tooWide(page)).toBe(0);
});

test('a visitor at a desk calls the dealer from every kind of page without opening anything @desktop', async ({
  page,
}) => {
  await page.goto('/buy');
  const car = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const route of [
      '/',
      '/about',
      '/buy',
      car ?? '',
      '/sell',
      '/finance',
      '/contact-us',
      '/likes',
      '/nowhere',
    ]) {
      await page.goto(route);
      const header = page.getByRole('banner');
      const phone = header.getByRole('link', { name: /^\+971/ });
      await expect(phone, `${route} at ${width}`).toBeInViewport({ ratio: 1 });
      await expect(phone).toHaveAttribute('href', /^tel:\+971\d+$/);
      await expect(header.getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 });
      await expect(header.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
      expect(await tooWide(page), `${route} at ${width}`).toBe(0);
    }
  }
});

test('a search in the header finds cars, also before the client is there @desktop', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('searchbox').fill('porsche');
  await page.getByRole('banner').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/buy?q=porsche');
  await expect(page.getByRole('article').first()).toContainText('Porsche');
});

test('HOME-9 nothing of the home page is wider than the window, by day and by night', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await tooWide(page)).toBe(0);
  }
});

test('the hero stands in a light studio by day and in a dark one at night, and one picture of it is fetched', async ({
  page,
}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (/(wide|tall)-\d+/.test(request.url())) fetched.add(request.url());
  });
  for (const [colorScheme, night] of [
    ['light', false],
    ['dark', true],
  ] as const) {
    fetched.clear();
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const hero = page.getByAltText(/^Illustration: a deep teal/);
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc.includes('night'))).toBe(night);
    expect(fetched.size).toBe(1);
  }
});

test('a phone on its side and a page at 200 per cent show the words, both buttons and the car at once @phone', async ({
  page,
}) => {
  for (const [width, height] of [
    [844, 390],
    [568, 320],
    [667, 375],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const name of ['Browse Collection', 'Book Test Drive']) {
      await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    const picture = await page.getByAltText(/^Illustration: a deep teal/).boundingBox();
    expect(picture!.y + picture!.height).toBeLessThanOrEqual(height + 1);
    // The picture has the proportions of its file and is wholly in the window: no part of the car is cut off.
    expect(picture!.width / picture!.height).toBeCloseTo(2, 1);
    expect(picture!.x).toBeGreaterThanOrEqual(0);
    expect(picture!.x + picture!.width).toBeLessThanOrEqual(width + 1);
  }
});

test('a visitor of the demonstration reads once on a page that its pictures are illustrations @phone', async ({
  page,
}) => {
  const said = page
    .getByRole('main')
    .getByText(/illustrations?, not/i)
    .filter({ visible: true });
  const { cars } = await ask<{ cars: { nodes: { id: string }[] } }>('{ cars(first: 1) { nodes { id } } }');
  for (const path of ['/', '/buy', '/test-drive', '/about', `/car/${cars.nodes[0]!.id}`]) {
    await page.goto(path);
    await expect(said, path).toHaveCount(1);
  }
});
