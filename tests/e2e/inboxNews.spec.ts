import type { Page } from '@playwright/test';
import { send, signIn, test } from './office.ts';
import { expect, tooWide } from './test.ts';

test('a salesman saves what he filters as a view of his own, finds it on every visit, and takes its removal back @phone', async ({
  page,
  office,
}) => {
  const omar = await office.addStaff('Omar', 'SALES');
  await send(office, '/api/v1/test-drive', 'Mariam');
  await send(office, '/api/v1/contact-us', 'Khalid');
  await signIn(page, office, omar);
  await page.goto('/admin/enquiries');
  const rows = page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const saveView = page.getByRole('button', { name: 'Save view' });
  await expect(saveView).toBeHidden();

  await page.getByLabel('Kind').selectOption('TEST_DRIVE');
  await expect(rows).toHaveCount(1);
  await saveView.click();
  await page.getByLabel('Name').fill('Test drives');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const own = page.getByRole('link', { name: 'Test drives' });
  await expect(own).toHaveAttribute('aria-current', 'page');
  const remove = page.getByRole('button', { name: 'Remove the view Test drives' });
  await expect(remove).toBeInViewport({ ratio: 1 });
  await expect(saveView).toBeHidden();
  expect(await tooWide(page)).toBe(0);

  await page.goto('/admin/enquiries');
  await expect(rows).toHaveCount(2);
  await own.click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/\?kind=TEST_DRIVE$/);
  await remove.click();
  await expect(own).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toBeVisible();
  await page.getByRole('link', { name: /^All open/ }).click();
  await expect(rows).toHaveCount(2);
});

/** Takes the browser's own turns from a page: it hears of news only if it is told. */
const neverAsks = (page: Page) =>
  page.addInitScript(() => {
    const repeat = window.setInterval.bind(window);
    Object.assign(window, {
      setInterval: (task: () => void, every: number) => (every === 20_000 ? 0 : repeat(task, every)),
    });
  });

test('a salesman sees at once that forms come in: a button, the count in the tab, and nothing moves @desktop', async ({
  page,
  office,
}) => {
  const omar = await office.addStaff('Omar', 'SALES');
  await send(office, '/api/v1/test-drive', 'Mariam');
  await signIn(page, office, omar);
  await neverAsks(page);
  await page.goto('/admin/enquiries');
  const rows = page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveTitle(/^Enquiries · /);
  const before = await rows.allTextContents();
  await send(office, '/api/v1/contact-us', 'Khalid');
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
  await send(office, '/api/v1/contact-us', 'Olga');
  const fresh = page.getByRole('button', { name: '2 new' });
  await expect(fresh).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) Enquiries · /);
  await expect(page.getByRole('link', { name: 'All open 3' })).toBeVisible();
  expect(await rows.allTextContents()).toEqual(before);
  await fresh.click();
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveTitle(/^Enquiries · /);
});

test('two people with one enquiry on the screen read so, until one of them leaves it @desktop', async ({
  page,
  browser,
  office,
}) => {
  const omar = await office.addStaff('Omar', 'SALES');
  const huda = await office.addStaff('Huda', 'OWNER');
  const id = await send(office, '/api/v1/test-drive', 'Mariam');
  await signIn(page, office, omar);
  await neverAsks(page);
  await page.goto(`/admin/enquiries/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mariam');
  const hudas = await browser.newPage({ baseURL: office.url });
  await signIn(hudas, office, huda);
  await hudas.goto(`/admin/enquiries/${id}`);
  await expect(hudas.getByText(/^Omar has this open since .*10:\d\d$/)).toBeVisible();
  const note = page.getByText(/^Huda has this open since .*10:\d\d$/);
  await expect(note).toBeVisible();
  await hudas.getByRole('link', { name: 'Enquiries' }).first().click();
  await expect(note).toBeHidden();
  await hudas.goto(`/admin/enquiries/${id}`);
  await expect(note).toBeVisible();
  await hudas.close({ runBeforeUnload: true });
  await expect(note).toBeHidden();
});

test('new enquiries sound only for whoever has asked for it, on this device @desktop', async ({
  page,
  office,
}) => {
  const omar = await office.addStaff('Omar', 'SALES');
  await send(office, '/api/v1/test-drive', 'Mariam');
  await signIn(page, office, omar);
  await page.addInitScript(() => {
    class CountedContext extends AudioContext {
      override createOscillator() {
        const { dataset } = document.documentElement;
        dataset.notes = String(Number(dataset.notes ?? 0) + 1);
        return super.createOscillator();
      }
    }
    Object.assign(window, { AudioContext: CountedContext });
  });
  await page.goto('/admin/enquiries');
  const notes = () => page.evaluate(() => Number(document.documentElement.dataset.notes ?? 0));
  const sound = page.getByRole('button', { name: 'Sound for new enquiries' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await send(office, '/api/v1/contact-us', 'Khalid');
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
  expect(await notes()).toBe(0);

  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  const sample = await notes();
  expect(sample).toBeGreaterThan(0);
  await send(office, '/api/v1/contact-us', 'Olga');
  await expect(page.getByRole('button', { name: '2 new' })).toBeVisible();
  await expect.poll(notes).toBe(2 * sample);

  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Mariam' }).click();
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByText('Omar took it')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem')).toHaveCount(3);
  expect(await notes()).toBe(0);
});

test.describe('where the session has ended over night', () => {
  test.use({ allowedErrors: /401/ });

  test('a salesman who signs in in the morning sees within seconds that forms come in @desktop', async ({
    page,
    office,
  }) => {
    const omar = await office.addStaff('Omar', 'SALES');
    await signIn(page, office, omar);
    await neverAsks(page);
    const events = '**/back-office/inbox-events';
    await page.route(events, (route) => route.fulfill({ status: 401, body: 'No' }), { times: 1 });
    const refused = page.waitForResponse(events);
    await page.goto('/admin/enquiries');
    await refused;
    const again = page.waitForResponse(events);
    await page.clock.runFor(8_000);
    await again;
    await send(office, '/api/v1/contact-us', 'Khalid');
    await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
  });
});

test.describe('where no events come through', () => {
  test.use({ allowedErrors: /404/ });

  test('a salesman still hears of a form within twenty seconds @desktop', async ({ page, office }) => {
    const omar = await office.addStaff('Omar', 'SALES');
    await signIn(page, office, omar);
    await page.route('**/back-office/inbox-events', (route) => route.fulfill({ status: 404, body: 'No' }));
    await page.goto('/admin/enquiries');
    await expect(page.getByText('Every enquiry is answered and closed')).toBeVisible();
    await send(office, '/api/v1/contact-us', 'Khalid');
    await page.clock.runFor(20_000);
    await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
  });
});
