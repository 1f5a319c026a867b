import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageCache } from '../../gateway/pages/PageCache.ts';
import type { Execute, Page } from '../../gateway/pages/Site.ts';

const url = 'http://localhost/buy';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A page that shows the price of one car, and counts how often it was asked for and rendered. */
function aPage() {
  const page = {
    price: 100,
    unreachable: false,
    status: 200,
    asked: 0,
    rendered: 0,
    visit: async () => (await pages.get(url)).body.plain.toString(),
    renew: () => pages.renew(),
  };
  const execute = async () => {
    page.asked += 1;
    return page.unreachable
      ? { json: '{"price":null}', complete: false }
      : { json: `{"price":${page.price}}`, complete: true };
  };
  const render = async (_url: string, run: Execute): Promise<Page> => {
    page.rendered += 1;
    const { price } = JSON.parse(await run({ name: 'Price', variables: {} }));
    return { status: page.status, html: `AED ${price}` };
  };
  const pages = new PageCache(render, execute, 10_000);
  return page;
}

const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
/** Lets work in the background end. */
const settle = () => new Promise(setImmediate);

test('the next visitor gets the page of the one before, without a question to anybody', async () => {
  const page = aPage();
  await page.visit();
  wait(4);
  expect(await page.visit()).toBe('AED 100');
  expect(page).toMatchObject({ asked: 1, rendered: 1 });
});

test('a page whose data is the same is not rendered again', async () => {
  const page = aPage();
  await page.visit();
  wait(10);
  await page.visit();
  await settle();
  expect(page).toMatchObject({ asked: 2, rendered: 1 });
});

test('a page is rendered anew after a minute, since it may say what time it is', async () => {
  const page = aPage();
  await page.visit();
  wait(70);
  await page.visit();
  expect(page.rendered).toBe(2);
});

test('a page whose data has changed is rendered behind the back of the visitor who comes first', async () => {
  const page = aPage();
  await page.visit();
  page.price = 90;
  wait(10);
  expect(await page.visit()).toBe('AED 100');
  await settle();
  expect(await page.visit()).toBe('AED 90');
});

test('a visitor who comes after minutes waits for the page of today', async () => {
  const page = aPage();
  await page.visit();
  page.price = 90;
  wait(300);
  expect(await page.visit()).toBe('AED 90');
});

test('visitors who come at once share one rendering', async () => {
  const page = aPage();
  await Promise.all([page.visit(), page.visit(), page.visit()]);
  expect(page.rendered).toBe(1);
});

test('a page that lacks something is not kept', async () => {
  const page = aPage();
  page.unreachable = true;
  expect(await page.visit()).toBe('AED null');
  page.unreachable = false;
  expect(await page.visit()).toBe('AED 100');
});

test('while the records cannot be reached, visitors see the page as it was', async () => {
  const page = aPage();
  await page.visit();
  page.unreachable = true;
  wait(300);
  expect(await page.visit()).toBe('AED 100');
});

test('a page is rendered anew for the next visitor when the facts of the dealer have changed, whatever its data', async () => {
  const page = aPage();
  await page.visit();
  // It is being rendered while the facts change.
  wait(300);
  const late = page.visit();
  page.renew();
  await late;
  await page.visit();
  await page.visit();
  expect(page.rendered).toBe(3);
});

test('a page that has gone is not shown any longer', async () => {
  const page = aPage();
  await page.visit();
  page.price = 0;
  page.status = 404;
  wait(300);
  expect(await page.visit()).toBe('AED 0');
});

test('what is kept takes 32 MB at most: the page that was seen longest ago goes', async () => {
  const rendered: string[] = [];
  const html = 'x'.repeat(10_000_000);
  const pages = new PageCache(
    async (page) => {
      rendered.push(page);
      return { status: 200, html };
    },
    async () => ({ json: '{}', complete: true }),
    10_000,
  );
  const visit = (car: number) => pages.get(`http://localhost/car/${car}`);
  for (const car of [1, 2, 3, 4, 5]) await visit(car);
  await visit(5);
  expect(rendered).toHaveLength(5);
  await visit(1);
  expect(rendered).toHaveLength(6);
});
