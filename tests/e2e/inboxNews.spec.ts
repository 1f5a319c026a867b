import type { Page } from '@playwright/test';
import { filledForms } from '../forms/filledForms.ts';
import { runOffice } from '../servers/runOffice.ts';
import type { Staff } from '../servers/staff.ts';
import { expect, test as base, tooWide } from './test.ts';

type Office = Awaited<ReturnType<typeof runOffice>>;

const test = base.extend<{ office: Office }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed
  office: async ({}, use) => {
    const office = await runOffice('2026-11-26T10:00:00+04:00');
    await use(office);
    await office.close();
  },
  baseURL: async ({ office }, use) => use(office.url),
});

async function signIn(page: Page, { headers }: Staff) {
  await page.addInitScript(
    (token) => localStorage.setItem('token', token),
    headers.authorization.replace('Bearer ', ''),
  );
}

/** A visitor sends a form; resolves with the id of the enquiry. */
async function send(office: Office, path: '/api/v1/test-drive' | '/api/v1/contact-us', name: string) {
  const given = path === '/api/v1/test-drive' ? { fullName: name, date: '2026-11-28' } : { firstName: name };
  const { body } = await office.rest.post(path, { ...filledForms[path], ...given });
  return String(body.id);
}

test('a salesman saves what he filters as a view of his own, finds it on every visit, and takes its removal back @phone', async ({
  page,
  office,
}) => {
  const omar = await office.addStaff('Omar', 'SALES');
  await send(office, '/api/v1/test-drive', 'Mariam');
  await send(office, '/api/v1/contact-us', 'Khalid');
  await signIn(page, omar);
  await page.goto('/admin/enquiries');
  const rows = page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const saveView = page.getByRole('button', { name: 'Save view' });
  await expect(saveView).toBeHidden();

  await page.getByLabel('Kind').selectOption('TEST_DRIVE');
  await expect(rows).toHaveCount(1);
  await saveView.tap();
  await page.getByLabel('Name').fill('Test drives');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  const own = page.getByRole('link', { name: 'Test drives' });
  await expect(own).toHaveAttribute('aria-current', 'page');
  await expect(saveView).toBeHidden();
  expect(await tooWide(page)).toBe(0);

  await page.goto('/admin/enquiries');
  await expect(rows).toHaveCount(2);
  await own.tap();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/\?kind=TEST_DRIVE$/);
  await page.getByRole('button', { name: 'Remove the view Test drives' }).tap();
  await expect(own).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(own).toBeVisible();
  await page.getByRole('link', { name: /^All open/ }).tap();
  await expect(rows).toHaveCount(2);
});
