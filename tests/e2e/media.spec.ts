import type { Page } from '@playwright/test';
import { barriers, expect, hydrated, test } from './test.ts';

interface Media {
  video?: { url: string; host: string; playerUrl: string | null };
  spin?: { url: string | null; host: string | null; playerUrl: string | null; images: object[] };
}

/** Opens a car of the list as if it had this video or turn, and gives the section that shows them. */
async function openWith(page: Page, media: (car: { images: { path: string }[] }) => Media) {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { car?: { images: { path: string }[] } } };
    if (body.data.car) Object.assign(body.data.car, typed(media(body.data.car)));
    await route.fulfill({ response, json: body });
  });
  await page.goto('/buy?available=true');
  await hydrated(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/car\/.+/);
  return page.locator('#media');
}

/** With the names of the types, by which the client knows the parts of an answer. */
function typed({ video, spin }: Media) {
  return {
    ...(video && { video: { __typename: 'CarVideo', ...video } }),
    ...(spin && { spin: { __typename: 'CarSpin', ...spin } }),
  };
}

const ofYouTube = {
  video: {
    url: 'https://youtu.be/dQw4w9WgXcQ',
    host: 'YouTube',
    playerUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  },
};

test('whoever does not tap the video of a car has nothing of YouTube, and reads what a tap does', async ({
  page,
}) => {
  const section = await openWith(page, () => ofYouTube);
  await page.getByRole('link', { name: 'Video' }).click();
  await expect(section).toBeInViewport();
  await expect(section).toContainText('YouTube then sees your IP address and may set cookies.');
  const link = section.getByRole('link', { name: 'Open on YouTube' });
  expect(await link.getAttribute('target')).toBe('_blank');
  // The test fails for any request to another host.
  await page.waitForLoadState('networkidle');
  expect(await barriers(page)).toEqual([]);
});

test.describe('after a tap', () => {
  test.use({ allowedErrors: /^asked https:\/\/(www\.youtube-nocookie\.com|cdn\.dealer\.example)$/ });

  test('the video of a car plays in a frame that the content policy allows, and nothing moves', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<h1>Playing</h1>' });
    });
    const section = await openWith(page, () => ofYouTube);
    const play = section.getByRole('button', { name: /^Play the video/ });
    await play.scrollIntoViewIfNeeded();
    const before = await play.boundingBox();
    expect(asked).toEqual([]);
    await play.click();
    await expect(section.frameLocator('iframe').getByText('Playing')).toBeVisible();
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&autoplay=1']);
    // The focus is the page's: whether the window itself has it is the machine's matter while two tests run.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    expect(await section.locator('iframe').boundingBox()).toEqual(before);
  });

  test('a video that is a file is played by the browser; one that is gone says so', async ({ page }) => {
    const url = 'https://cdn.dealer.example/x5.mp4';
    let asked = 0;
    await page.route(url, async (route) => {
      asked += 1;
      await route.fulfill({ contentType: 'video/mp4', body: 'no video' });
    });
    const section = await openWith(page, () => ({
      video: { url, host: 'cdn.dealer.example', playerUrl: null },
    }));
    await expect(section).toContainText('Loads from cdn.dealer.example when you tap it');
    await section.getByRole('button', { name: /^Play the video/ }).click();
    await expect(section.getByRole('alert')).toHaveText(
      'The video could not be played here. Try the link to cdn.dealer.example below.',
    );
    expect(asked).toBeGreaterThan(0);
  });
});

test('a view of a host that is not known opens in a new tab, and never in the page', async ({ page }) => {
  const url = 'https://www.spins.example/car/7';
  const section = await openWith(page, () => ({
    spin: { url, host: 'spins.example', playerUrl: null, images: [] },
  }));
  await expect(section).toContainText('Opens on spins.example, in a new tab.');
  const link = section.getByRole('link', { name: /^Turn the/ });
  expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([url, '_blank']);
});

test('a car is turned by the arrow keys, by buttons and by dragging, and its pictures come when it is opened', async ({
  page,
}) => {
  const ofTurn: string[] = [];
  page.on('request', (request) => {
    if (/\/pictures\/(768|960)\.webp\//.test(request.url())) ofTurn.push(request.url());
  });
  const section = await openWith(page, ({ images }) => ({
    spin: {
      ...{ url: null, host: null, playerUrl: null },
      images: Array.from({ length: 12 }, (_, i) => ({
        __typename: 'CarImage',
        id: `turn-${i}`,
        path: images[i % 7]!.path,
      })),
    },
  }));
  const open = section.getByRole('button', { name: /^Turn the .+ round$/ });
  await open.scrollIntoViewIfNeeded();
  expect(ofTurn).toEqual([]);
  await open.click();
  const picture = (view: number) => section.getByRole('img', { name: `view ${view} of 12` });
  const slider = section.getByRole('slider', { name: 'Turn the car' });
  await expect(slider).toBeFocused();
  await expect(picture(1)).toBeVisible();
  await expect(section.getByText('pictures loaded')).toHaveCount(0);
  expect(new Set(ofTurn).size).toBe(7);
  await page.keyboard.press('ArrowRight');
  await expect(picture(2)).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', 'View 2 of 12');
  await section.getByRole('button', { name: 'Turn to the left' }).click();
  await section.getByRole('button', { name: 'Turn to the left' }).click();
  await expect(picture(12)).toBeVisible();
  const box = (await picture(12).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width / 4, y, { steps: 4 });
  await page.mouse.up();
  await expect(picture(3)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

/** Opens a painted car of the demonstration by its address. */
async function openPainted(page: Page) {
  await page.goto('/buy?available=true');
  const address = await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link')
    .getAttribute('href');
  await page.goto(address!);
  await hydrated(page);
}

test('a buyer goes to the pictures of the inside and reads how many there are of each part', async ({
  page,
}) => {
  await openPainted(page);
  const parts = page.getByRole('list', { name: 'What the pictures show' }).getByRole('button');
  await expect(parts).toHaveText(['Outside3', 'Inside1', 'Details3']);
  await parts.filter({ hasText: 'Inside' }).click();
  await expect(page.getByText('4 / 7')).toBeVisible();
  await expect(parts.filter({ hasText: 'Inside' })).toHaveAttribute('aria-current', 'true');
  await parts.filter({ hasText: 'Details' }).click();
  await parts.filter({ hasText: 'Details' }).click();
  await expect(page.getByText('6 / 7')).toBeVisible();
  await page.getByRole('button', { name: /full screen/i }).click();
  await expect(page.locator('.viewer-counter')).toHaveText('6 / 7Details');
});

test('the full screen shows the picture that is there at once, and the large one in its place when it has come', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/pictures/1600.webp/**', async (route) => {
    await held;
    await route.continue();
  });
  await openPainted(page);
  await page.waitForFunction(() => {
    const shown = document.querySelector<HTMLImageElement>('[data-slides] img');
    return shown?.complete && shown.naturalWidth > 0;
  });
  await page.getByRole('button', { name: /full screen/i }).click();
  const slide = page.locator('.yarl__slide_current');
  const there = slide.locator('[data-there]');
  await expect(there).toBeVisible();
  await there.evaluate((img: HTMLImageElement) => img.decode());
  const small = await there.boundingBox();
  expect(small?.width).toBeGreaterThan(300);
  const large = slide.locator('img:not([data-there])');
  expect(await large.evaluate((img) => getComputedStyle(img).opacity)).toBe('0');
  // Nothing turns on the picture that is there.
  await expect(slide.locator('.yarl__slide_loading')).toBeHidden();
  release();
  await expect.poll(() => large.evaluate((img) => getComputedStyle(img).opacity)).toBe('1');
  expect(await large.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('/pictures/1600.webp/');
  expect(await large.boundingBox()).toEqual(small);
});
