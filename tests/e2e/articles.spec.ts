import { type Page } from '@playwright/test';
import { operationOf, signIn, test } from './office.ts';
import { barriers, expect, readAtTwiceTheSize, tooWide } from './test.ts';

/** Drops or pastes HTML on an element, as from another program. */
function bring(page: Page, kind: 'paste' | 'drop', html: string) {
  return page.getByRole('textbox', { name: 'Text' }).evaluate(
    (element, [type, text]) => {
      const data = new DataTransfer();
      data.setData('text/html', text);
      const { x, y } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true, clientX: x + 20, clientY: y + 20 };
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...options, clipboardData: data })
          : new DragEvent(type, { ...options, dataTransfer: data }),
      );
    },
    [kind, html] as const,
  );
}

const evil =
  '<p onclick="steal()">Brought <b>words</b></p><script>steal()</script><img src=x onerror="steal()"><style>*{display:none}</style>';

test('BO-19 BO-20 an editor writes an article by keyboard, looks at it, publishes it, and the next visitor reads it; what is brought runs nothing and breaks no policy', async ({
  page,
  browser,
  office,
}) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken, steal: () => broken.push('ran') });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      broken.push(violatedDirective);
    });
  });
  await signIn(page, office, await office.addStaff('Edith', 'EDITOR'));
  await page.goto('/admin/articles/new');
  await page.getByLabel('Title').fill('Summer tyres');
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.focus();
  await page.keyboard.type('When the road is ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('hot');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.type('See the ');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Address').fill('javascript:steal()');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is no address that a link can have.')).toBeVisible();
  await page.getByLabel('Address').fill('/buy');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await bring(page, 'paste', evil);
  await bring(page, 'drop', evil);
  await expect(text.getByText('Brought').first()).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const stored = await office.rest.store
    .collection<{ _id: string; draft: { description: string } }>('blogs')
    .findOne({
      _id: 'summer-tyres',
    });
  expect(stored?.draft.description).toContain('When the road is <strong>hot</strong></p>');
  expect(stored?.draft.description).toContain('<a href="/buy">');
  expect(stored?.draft.description).not.toMatch(/script|img|style|click|error/);

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: 'Summer tyres' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The article is on the site.')).toBeVisible();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  const visitor = await browser.newPage({ baseURL: office.url });
  await expect(async () => {
    await visitor.goto('/blogs');
    await expect(visitor.getByRole('heading', { name: 'Summer tyres' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await visitor.close();
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
  const { headers } = await fetch(`${office.url}/admin`);
  expect(headers.get('content-security-policy')).toMatch(
    /require-trusted-types-for 'script'; trusted-types dompurify$/,
  );
});

test('BO-19 a text that the editor cannot show opens as source, and is saved as it was but for what is typed @desktop', async ({
  page,
  office,
}) => {
  const edith = await office.addStaff('Edith', 'EDITOR');
  const html = '<table><tr><td>1</td></tr></table>\n<p class="x">Words</p>';
  await office.rest.post('/api/admin/v1/articles', { title: 'Odd' }, edith.headers);
  const change = { ...edith.headers, 'if-match': '"1"' };
  await office.rest.patch('/api/admin/v1/articles/odd', { description: html }, change);
  await signIn(page, office, edith);
  await page.goto('/admin/articles/odd');
  const source = page.getByRole('textbox', { name: 'Text' });
  await expect(source).toHaveValue(html);
  await page.getByLabel('Title').fill('Even');
  await page.clock.runFor(3_000);
  await expect(page.getByRole('heading', { name: 'Even' })).toBeVisible();
  const read = async () => (await office.rest.get('/api/admin/v1/articles/odd', edith.headers)).body;
  await expect.poll(async () => (await read()).title).toBe('Even');
  expect((await read()).description).toBe(html);
});

/** Holds the answers to what the page saves; returns the revisions that it has named, and a function that lets the answers go. */
async function holdSaves(page: Page) {
  const revisions: number[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'SaveArticle') return route.continue();
    const { variables } = route.request().postDataJSON() as { variables: { input: { revision: number } } };
    revisions.push(variables.input.revision);
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  return { revisions, release };
}

test('what an editor types after a refused publication is saved, one save after the other, also when she leaves @desktop', async ({
  page,
  office,
}) => {
  const edith = await office.addStaff('Edith', 'EDITOR');
  const path = '/api/admin/v1/articles/tyres';
  await office.rest.post('/api/admin/v1/articles', { title: 'Tyres' }, edith.headers);
  const change = { ...edith.headers, 'if-match': '"1"' };
  await office.rest.patch(path, { description: '<p>Words</p>', postedBy: '' }, change);
  const read = async () => (await office.rest.get(path, edith.headers)).body;
  await signIn(page, office, edith);
  await page.goto('/admin/articles/tyres');
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  };
  await publish();
  await expect(page.getByText('Enter the author.').first()).toBeVisible();

  const { revisions, release } = await holdSaves(page);
  const title = page.getByLabel('Title');
  await title.fill('Summer');
  await page.clock.runFor(3_000);
  await expect.poll(() => revisions).toEqual([2]);
  await title.fill('Summer tyres');
  const preview = page.getByRole('button', { name: 'Preview' });
  await preview.click();
  await preview.click();
  release();
  await expect(page.getByRole('article').getByRole('heading', { name: 'Summer tyres' })).toBeVisible();
  expect(revisions).toEqual([2, 3]);

  await page.getByRole('button', { name: 'Write' }).click();
  await page.getByLabel('Author').fill('Edith');
  await publish();
  await expect(page.getByText('The article is on the site.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await title.fill('Winter tyres');
  await page.getByRole('link', { name: 'Articles' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  expect((await read()).title).toBe('Winter tyres');
});

test('an editor deletes a draft while a save of it is on its way @desktop', async ({ page, office }) => {
  const edith = await office.addStaff('Edith', 'EDITOR');
  await office.rest.post('/api/admin/v1/articles', { title: 'Tyres' }, edith.headers);
  await signIn(page, office, edith);
  await page.goto('/admin/articles/tyres');
  const { revisions, release } = await holdSaves(page);
  await page.getByLabel('Title').fill('Summer tyres');
  await page.clock.runFor(3_000);
  await expect.poll(() => revisions).toEqual([1]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByText('The article is deleted.')).toBeVisible();
});

test('an owner finds a subscriber, ends the subscription after a question, and downloads the list with her password', async ({
  page,
  office,
}) => {
  for (const email of ['zahra@example.ae', 'omar@example.ae'])
    await office.rest.post('/api/v1/subscribe', { email });
  const huda = await office.addStaff('Huda', 'OWNER');
  await signIn(page, office, huda);
  await page.goto('/admin/subscribers?q=zahra');
  const rows = page.getByRole('list', { name: 'Subscribers' }).getByRole('listitem');
  await expect(rows).toHaveText(/zahra@example.ae/);
  await page.getByRole('button', { name: 'End the subscription of zahra@example.ae' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the subscription' }).click();
  await expect(page.getByText('No address matches')).toBeVisible();
  await office.endConfirmation(huda);
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill('a long way to Ajman');
  const file = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await file).suggestedFilename()).toBe('subscribers.csv');
});

test('BO-20 articles and subscribers have no barrier, by day and by night, and nothing is wider than the screen, nor with text of twice its size', async ({
  page,
  office,
}) => {
  const huda = await office.addStaff('Huda', 'OWNER');
  await office.rest.post('/api/v1/subscribe', { email: 'zahra@example.ae' });
  await office.rest.post('/api/admin/v1/articles', { title: 'Summer tyres' }, huda.headers);
  await signIn(page, office, huda);
  for (const path of [
    '/admin/articles?state=DRAFT',
    '/admin/articles/summer-tyres',
    '/admin/articles/new',
    '/admin/subscribers',
  ]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path.endsWith('tyres')) await expect(page.getByRole('toolbar')).toBeVisible();
      expect.soft(await barriers(page), `${path} ${colorScheme}`).toEqual([]);
      expect.soft(await tooWide(page), path).toBe(0);
    }
  }
  await readAtTwiceTheSize(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/admin/articles?state=DRAFT', '/admin/articles/summer-tyres', '/admin/subscribers']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.soft.poll(() => tooWide(page), path).toBe(0);
  }
});
