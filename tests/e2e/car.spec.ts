import type { Page } from '@playwright/test';
import { expect, hydrated, test, tooWide } from './test.ts';

/** Opens the first available car of the list, and returns its name. */
async function openCar(page: Page): Promise<string> {
  await page.goto('/buy?available=true');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/car\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  return name;
}

test('GW-19 a car opened from the list is painted from the cache, with one request and none on the way back @phone', async ({
  page,
  operations,
}) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  const name = await openCar(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(name);
  await expect(page.getByText(/AED/).first()).toBeVisible();
  const pictures = page.getByRole('region', { name: 'Pictures' });
  const before = await pictures.boundingBox();
  const line = () =>
    page.evaluate(() => {
      const { animationName, animationDelay } = getComputedStyle(document.documentElement, ':before');
      return [animationName, animationDelay];
    });
  await expect.poll(line).toEqual(['progress', '0.15s']);
  release();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  // The other pictures have come to a place that was reserved for them.
  await expect(pictures.getByRole('button', { name: 'Show picture 2' })).toBeVisible();
  await expect.poll(() => pictures.boundingBox()).toEqual(before);
  await expect.poll(line).toContain('none');
  expect(operations).toEqual(['CarPage']);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(name);
  expect(operations).toEqual(['CarPage']);
});

test('CAR-1 a shared address of a car gives its page as HTML, and the browser asks for nothing @desktop', async ({
  page,
  operations,
}) => {
  const name = await openCar(page);
  const asked = operations.length;
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  expect(await response?.text()).toContain(name);
  await hydrated(page);
  expect(operations.slice(asked)).toEqual([]);
});

test('CAR-20 an old link to a car that is gone says so, with status 404 @desktop', async ({ page }) => {
  const response = await page.goto('/car/no-longer-here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Browse Cars' })).toBeVisible();
});

test('CAR-5 a visitor looks at the pictures on the full screen and comes back with Escape', async ({
  page,
}) => {
  await openCar(page);
  await hydrated(page);
  // The viewer has the pictures that the page has by then.
  await expect(page.getByText('1 / 7')).toBeVisible();
  await page.getByRole('button', { name: /full screen/i }).click();
  const viewer = page.locator('.yarl__root');
  await expect(viewer.getByText('1 / 7')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 / 7')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page.getByRole('button', { name: /full screen/i })).toBeFocused();
});

test('whoever points at a picture has the code of the full screen before asking for it @desktop', async ({
  page,
}) => {
  await openCar(page);
  await hydrated(page);
  const viewer = page.waitForRequest(/CarViewer-/);
  await page
    .getByRole('img', { name: /picture 1 of 7/ })
    .first()
    .hover();
  await viewer;
});

test('whoever presses a picture sees at once that the full screen is on its way @phone', async ({ page }) => {
  let comeBack = () => {};
  const line = new Promise<void>((resolve) => (comeBack = resolve));
  await page.route('**/CarViewer-*.js', async (route) => {
    await line;
    await route.continue();
  });
  await openCar(page);
  await hydrated(page);
  await page.getByRole('button', { name: /full screen/i }).click();
  const stage = page.locator('[data-waiting]');
  await expect(stage).toHaveCount(1);
  comeBack();
  await expect(page.locator('.yarl__root').getByText('1 / 7')).toBeVisible();
  await expect(stage).toHaveCount(0);
});

for (const [width, height] of [
  [1280, 800],
  [844, 390],
] as const) {
  test(`all that stands on a picture on the full screen is seen on light pictures, too, at ${width}x${height} @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openCar(page);
    await hydrated(page);
    await page.getByRole('button', { name: /full screen/i }).click();
    const controls = page.locator('.yarl__root :is(button, .viewer-counter)');
    await expect(controls).toHaveCount(6);
    const backgrounds = controls.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(new Set(await backgrounds)).toEqual(new Set(['rgba(12, 14, 15, 0.7)']));
    const boxes = await Promise.all((await controls.all()).map((control) => control.boundingBox()));
    for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
}

test('a visitor whose phone lies on its side sees the whole picture of a car below the header @phone', async ({
  page,
}) => {
  await openCar(page);
  await page.setViewportSize({ width: 844, height: 390 });
  const [picture, header] = await Promise.all(
    [page.locator('[data-slides]'), page.getByRole('banner')].map((part) => part.boundingBox()),
  );
  expect(picture!.width / picture!.height).toBeCloseTo(1.6, 1);
  expect(picture!.height).toBeLessThanOrEqual(390 - header!.height);
});

test('with forced colours each button and each link that looks like one has an edge, also on pictures', async ({
  page,
}) => {
  await openCar(page);
  for (const path of [page.url(), '/buy', '/sell']) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(path);
    await hydrated(page);
    const buttons = await page.evaluateHandle(looksLikeButtons);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await buttons.evaluate(({ length }) => length), path).toBeGreaterThan(1);
    const without = buttons.evaluate((all) =>
      all
        .filter((button) => parseFloat(getComputedStyle(button).borderTopWidth) < 1)
        .map(({ ariaLabel, innerText }) => ariaLabel ?? innerText),
    );
    expect.soft(await without, path).toEqual([]);
  }
});

/**
 * The visible controls with a background or a frame of their own, and those with nothing but an icon; neither pictures nor
 * the pager, whose numbers and arrows are links within a line.
 */
function looksLikeButtons(): HTMLElement[] {
  const controls = ':is(a, button):not(.sr-only, :has(img), [data-pager] *)';
  return [...document.querySelectorAll<HTMLElement>(controls)].filter((control) => {
    const { backgroundColor, boxShadow } = getComputedStyle(control);
    const painted = backgroundColor !== 'rgba(0, 0, 0, 0)' || boxShadow !== 'none';
    const icon = control.innerText.trim() === '' && control.querySelector('svg') !== null;
    return (painted || icon) && control.checkVisibility({ visibilityProperty: true });
  });
}

test('the next picture is in its place at the tap, and is seen to slide in', async ({ page }) => {
  await openCar(page);
  await hydrated(page);
  const next = page.getByRole('button', { name: 'Next picture' });
  const after = await next.evaluate((button) => {
    const track = document.querySelector('[data-slides]')!;
    (button as HTMLButtonElement).click();
    const sliding = track.getAnimations({ subtree: true }).length > 0;
    return { shown: track.scrollLeft / track.clientWidth, sliding };
  });
  expect(after).toEqual({ shown: 1, sliding: true });
});

test('a small picture that is tapped is shown, wherever it stands in its row', async ({ page }) => {
  await openCar(page);
  await hydrated(page);
  for (const number of [3, 4, 7]) {
    await page.getByRole('button', { name: `Show picture ${number}` }).click();
    await expect(page.getByText(`${number} / 7`)).toBeVisible();
  }
});

test('CAR-19 opening a car shows its top', async ({ page }) => {
  await page.goto('/buy');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('main').getByRole('article').last().getByRole('link').click();
  await expect(page).toHaveURL(/\/car\/.+/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a visitor whose device refuses to share a car copies its link from a field @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() =>
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) }),
  );
  await openCar(page);
  await hydrated(page);
  const share = page.getByRole('button', { name: 'Share' });
  await share.click();
  const dialog = page.getByRole('dialog', { name: 'Copy the link' });
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
  expect(await tooWide(page)).toBe(0);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await share.click();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(share).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a message does not cover what a phone keeps at the lower edge of the page of a car @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCar(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const message = page.locator('[data-sonner-toast]').filter({ hasText: 'Link copied.' });
  const bar = page.getByTestId('action-bar');
  const apart = async () => {
    const [over, under] = await Promise.all([message.boundingBox(), bar.boundingBox()]);
    return over && under ? under.y - (over.y + over.height) : -Infinity;
  };
  await expect.poll(apart).toBeGreaterThanOrEqual(8);
});

test('CAR-21 TD-2 BN-1 the chosen car is kept on the device and named in the address of the form', async ({
  page,
}) => {
  await openCar(page);
  await hydrated(page);
  const id = page.url().split('/').at(-1) ?? '';
  await page.getByRole('link', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL(`/buy-now-form?car=${id}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('carId'))).toBe(id);
  await page.goBack();
  await page.getByRole('link', { name: 'Book Test Drive' }).locator('visible=true').first().click();
  await expect(page).toHaveURL(`/test-drive-form?car=${id}`);
});

test('FAV-3 FAV-4 a saved car is in My Garage after a reload, as on the list @desktop', async ({ page }) => {
  await openCar(page);
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Save to My Garage/ })
    .first()
    .click();
  await expect(page.getByTestId('garage-count')).toHaveText('1');
  await page.reload();
  await expect(page.getByTestId('garage-count')).toHaveText('1');
  await page
    .getByRole('link', { name: /^My Garage/ })
    .first()
    .click();
  await expect(page.getByText('You have 1 car saved')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('the cars opened before stand below a car, and are asked for only when the visitor comes near', async ({
  page,
  operations,
}) => {
  const name = await openCar(page);
  const before = page.url();
  await page.goto('/buy?available=true&page=2');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link');
  const response = await page.goto((await link.getAttribute('href')) ?? '');
  expect(await response?.text()).toContain('Similar cars');
  await hydrated(page);
  operations.length = 0;
  const section = page.getByRole('region', { name: 'Recently viewed' });
  await expect(section).toHaveAttribute('aria-busy', 'true');
  expect(operations).toEqual([]);
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('article')).toHaveCount(1);
  expect(operations).toEqual(['RecentlyViewed']);
  await section.getByRole('link', { name }).click();
  await expect(page).toHaveURL(before);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(section.getByRole('article')).toContainText(name);
  expect(operations).toEqual(['RecentlyViewed', 'CarPage']);
});

test('a buyer works out the instalments with the keyboard @desktop', async ({ page }) => {
  await openCar(page);
  await hydrated(page);
  const calculator = page.getByRole('region', { name: 'Payment calculator' });
  const told = calculator.getByRole('status');
  await expect(told).toContainText('for 60 months.');
  await calculator.getByRole('slider', { name: 'Term' }).focus();
  await page.keyboard.press('Home');
  await expect(told).toContainText('for 12 months.');
  await page.keyboard.press('ArrowRight');
  await expect(calculator.getByRole('textbox', { name: 'Term in months' })).toHaveValue('13');
  await calculator.getByRole('textbox', { name: 'Down payment in percent' }).fill('50');
  const slider = calculator.getByRole('slider', { name: 'Down payment' });
  await expect(slider).toHaveValue('50');
  // One thumb takes every touch of its track.
  await slider.click({ position: { x: 2, y: 20 } });
  await expect(slider).toHaveValue('20');
});

test('on a laptop name, price, Buy Now and Book Test Drive stay in sight, whole, and nothing is cut off on any width @desktop', async ({
  page,
}) => {
  await openCar(page);
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const staying = [
    main.getByRole('heading', { level: 1 }).locator('bdi').first(),
    main.getByRole('strong').first(),
    ...['Buy Now', 'Book Test Drive'].map((name) => main.getByRole('link', { name, exact: true })),
  ];
  const calculator = page.getByRole('region', { name: 'Payment calculator' });
  const similar = page.getByRole('region', { name: 'Similar cars' });
  // Two laptops, then what the browser leaves of a screen of 1280 x 800, and of one of 1366 x 768.
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1280, 650],
    [1366, 620],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      page.getByRole('heading', { name: 'Specification' }),
      calculator,
    ]) {
      await part.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      const { y = 0, height: covered = 0 } = (await header.boundingBox()) ?? {};
      for (const one of staying) {
        const box = await one.boundingBox();
        expect.soft(box?.y, `${width} x ${height}`).toBeGreaterThanOrEqual(y + covered);
        expect.soft((box?.y ?? 0) + (box?.height ?? 0), `${width} x ${height}`).toBeLessThanOrEqual(height);
      }
    }
    // Whoever goes on by Tab sees what has the focus.
    await staying.at(-1)?.focus();
    for (let i = 0; i < 5; i += 1) {
      await page.keyboard.press('Tab');
      expect.soft(await page.evaluate(isCovered), `${width} x ${height}`).toBe(false);
    }
    // The rest of the offer goes behind them.
    const rest = main.getByText(/^Price includes|^Ask us what the price includes/).first();
    await calculator.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const edge = (await staying.at(-1)?.boundingBox())!;
    expect.soft((await rest.boundingBox())?.y, `${width} x ${height}`).toBeLessThan(edge.y);
    await similar.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(staying[0]!).not.toBeInViewport();
  }
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page)).toBe(0);
  }
});

test('a tablet offers each way to the dealer once, and the sum of the price opens below its line', async ({
  page,
}) => {
  await openCar(page);
  for (const [width, times] of [
    [390, 1],
    [800, 1],
    [1280, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Call Now', 'Book Test Drive', 'Buy Now'])
      await expect(
        page.getByRole('main').getByRole('link', { name, exact: true }).filter({ visible: true }),
        `${name} at ${width}`,
      ).toHaveCount(times);
  }
});

/** Whether something else stands over the middle of what has the focus. */
function isCovered(): boolean {
  const focused = document.activeElement;
  const { left, top, width, height } = focused!.getBoundingClientRect();
  return !focused!.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** What is printed of a car. */
interface Sheet {
  id: string;
  features: string[];
  priceHistory: object[];
}

test('a dealer prints the sheet of a car on one page, by day and by night, with a code that a phone reads through the windscreen', async ({
  page,
  request,
}) => {
  const answer = await request.post('/graphql', {
    data: {
      query: `{ cars(first: 60) { edges { node { id features priceHistory { price } owners serviceHistory
        warranty accidentHistory registration keys regionalSpecs location } } } }`,
    },
  });
  const { data } = (await answer.json()) as { data: { cars: { edges: { node: Sheet }[] } } };
  const rows = ({ features, priceHistory, ...facts }: Sheet) =>
    features.length / 4 +
    priceHistory.length +
    Object.values(facts).filter((fact) => fact !== null).length / 2;
  const [fullest] = data.cars.edges.map(({ node }) => node).sort((a, b) => rows(b) - rows(a));
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset.printed = 'yes');
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/car/${fullest?.id}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    const code = page.locator(`img[src="/codes/${fullest?.id}.svg"]`);
    expect(await code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('+971 4 000 0000 · ')).toBeVisible();
  const millimetres = await page
    .locator(`img[src="/codes/${fullest?.id}.svg"]`)
    .evaluate((img) => (img.getBoundingClientRect().width / 96) * 25.4);
  expect(millimetres).toBeGreaterThanOrEqual(36);
  await expect(page.getByRole('link', { name: 'Buy Now' })).toBeHidden();
});
