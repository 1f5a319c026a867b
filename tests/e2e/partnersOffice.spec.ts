import type { Request } from '@playwright/test';
import type { StoredWebhook } from '../../rest/webhooks/webhook.ts';
import { PASSWORD } from '../servers/staff.ts';
import { signIn, test } from './office.ts';
import { barriers, expect, readAtTwiceTheSize, tooWide } from './test.ts';

test('BO-1 an owner adds a partner, copies its key, with which its program reads the stock, revokes it, and the program is refused', async ({
  page,
  office,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const huda = await office.addStaff('Huda', 'OWNER');
  await office.endConfirmation(huda);
  await signIn(page, office, huda);
  const ask = async (key: string) =>
    (
      await request.post(`${office.url}/graphql`, {
        headers: { authorization: `Bearer ${key}` },
        data: { query: '{ cars { totalCount } }' },
      })
    ).status();

  await page.goto('/admin/partners');
  await expect(page.getByRole('heading', { name: 'No partner yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a partner' });
  await dialog.getByLabel('Name').fill('Marsa Motors');
  await dialog.getByLabel('Read the stock').uncheck();
  await dialog.getByRole('button', { name: 'Add the partner' }).click();
  const password = page.getByRole('dialog', { name: 'Enter your password again' });
  await password.getByLabel('Password').fill(PASSWORD);
  await password.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Choose at least one scope.')).toBeVisible();
  await dialog.getByLabel('Read the stock').check();
  await dialog.getByRole('button', { name: 'Add the partner' }).click();
  const shown = page.getByRole('dialog', { name: 'Key of Marsa Motors' });
  await expect(shown.getByText(/It is not shown again/)).toBeVisible();
  await shown.getByRole('button', { name: 'Copy' }).click();
  await expect(shown.getByRole('button', { name: 'Copied' })).toBeVisible();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(key).toMatch(/^pk_[\w-]{43}$/);
  await shown.getByRole('button', { name: 'I have it' }).click();
  await expect(shown).toBeHidden();
  expect(await ask(key)).toBe(200);

  await page.getByRole('list', { name: 'Partners' }).getByRole('link', { name: 'Marsa Motors' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marsa Motors' })).toBeVisible();
  expect(await page.content()).not.toContain(key.slice(0, 12));
  await page.getByRole('button', { name: `Revoke ${key.slice(0, 11)}…` }).click();
  await page
    .getByRole('dialog', { name: /^Revoke pk_/ })
    .getByRole('button', { name: 'Revoke', exact: true })
    .click();
  await expect(page.getByText('No key. The partner can do nothing')).toBeVisible();
  await expect.poll(() => ask(key)).toBe(401);
  await page.getByRole('link', { name: 'Partners' }).first().click();
  await expect(page.getByRole('list', { name: 'Partners' }).getByText('No key')).toBeVisible();
});

test('BO-7 of two owners the second reads what the first has changed of a partner, and keeps what she typed @desktop', async ({
  page,
  browser,
  office,
}) => {
  const { body } = await office.rest.post(
    '/api/admin/v1/partners',
    { name: 'Marsa Motors', scopes: ['inventory:read'] },
    (await office.addStaff('Omar', 'OWNER')).headers,
  );
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  const noors = await browser.newPage({ baseURL: office.url });
  await signIn(noors, office, await office.addStaff('Noor', 'OWNER'));
  for (const owner of [page, noors]) await owner.goto(`/admin/partners/${body.partner.id}`);
  await noors.getByLabel('Send enquiries').check();
  await noors.getByRole('button', { name: 'Save' }).click();
  await expect(noors.getByText('Saved. It holds for all keys of the partner.')).toBeVisible();
  await page.getByLabel('Name').fill('Marsa Cars');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Noor changed what this partner may do on/)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Marsa Cars');
  await page.getByLabel('Send enquiries').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marsa Cars' })).toBeVisible();
  await noors.close();
});

test('an owner types the address of another webhook undisturbed, while the deliveries of one are read anew @desktop', async ({
  page,
  office,
}) => {
  const huda = await office.addStaff('Huda', 'OWNER');
  const { body } = await office.rest.post(
    '/api/admin/v1/partners',
    { name: 'Marsa Motors', scopes: ['webhooks:manage'] },
    huda.headers,
  );
  const at = new Date().toISOString();
  await office.rest.store.collection<StoredWebhook>('webhooks').insertOne({
    ...{ _id: 'paused', partnerId: body.partner.id, url: 'https://marsa.example/', secrets: [] },
    ...{ kinds: ['SOLD'], state: 'PAUSED', cursor: '0.0.', failures: 0, failingSince: null },
    ...{ lastError: null, lastDeliveryAt: null, nextTryAt: at, createdAt: at },
  });
  await signIn(page, office, huda);
  await page.goto(`/admin/partners/${body.partner.id}`);
  await page.getByRole('button', { name: 'Create a webhook' }).click();
  const address = page.getByRole('dialog').getByLabel('Address');
  await address.fill('https://marsa');
  // Whether the field was ever hidden or left, also for a moment.
  await address.evaluate((field) => {
    field.addEventListener('blur', () => document.documentElement.setAttribute('data-disturbed', ''));
  });
  await address.focus();
  const asksAnew = (request: Request) =>
    request.postData()?.includes('partnerWebhooks') || request.url().includes('PartnerWebhooks');
  await (await page.waitForRequest(asksAnew)).response();
  await page.keyboard.type('.example/changes');
  await expect(address).toHaveValue('https://marsa.example/changes');
  await expect(page.locator('[data-disturbed]')).toHaveCount(0);
});

test('BO-21 an owner looks after a partner without a barrier, by day and by night, and nothing is wider than her screen, nor with text of twice its size', async ({
  page,
  office,
}) => {
  const huda = await office.addStaff('Huda', 'OWNER');
  const { body } = await office.rest.post(
    '/api/admin/v1/partners',
    { name: 'A group of dealers with a long name', scopes: ['inventory:read', 'leads:write'] },
    huda.headers,
  );
  const { id } = body.partner;
  await office.rest.post(
    `/api/admin/v1/partners/${id}/documents`,
    { name: 'stock.graphql', content: 'query Stock { cars { totalCount } }' },
    huda.headers,
  );
  await signIn(page, office, huda);
  for (const path of ['/admin/partners', `/admin/partners/${id}`]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      const opener = page.getByRole('button', { name: /^(Add a partner|Make another key)$/ });
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await barriers(page), `${path} ${colorScheme}, dialog`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      expect.soft(await tooWide(page), path).toBe(0);
      expect.soft(await barriers(page), `${path} ${colorScheme}`).toEqual([]);
    }
  }
  await readAtTwiceTheSize(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.soft.poll(() => tooWide(page)).toBe(0);
  await page.goto('/admin/partners');
  await expect(page.getByRole('list', { name: 'Partners' })).toBeVisible();
  await expect.soft.poll(() => tooWide(page)).toBe(0);
});

test('BO-1 a salesman has no partners in his navigation, and the page is not open to him @desktop', async ({
  page,
  office,
}) => {
  await signIn(page, office, await office.addStaff('Omar', 'SALES'));
  await page.goto('/admin/partners');
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Partners' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'This is not open to you' })).toBeVisible();
});
