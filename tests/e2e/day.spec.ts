import { devices, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dayIn, enquiries } from '../browser/enquiries.ts';
import { PASSWORD } from '../servers/staff.ts';
import { look, type Office, operationOf, test as base } from './office.ts';
import { expect, hydrated, noteHydration } from './test.ts';

const run = promisify(execFile);

const test = base.extend<{ backup: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed
  backup: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'cars-e2e-backup-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

const layla = enquiries.testDrive;
const ahmed = { ...enquiries.contact, 'Mobile number': '050 555 6666' };

const rows = (page: Page) => page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills in a form of the site, sends it, and returns the reference that the receipt names. */
async function send(page: Page, path: string, fields: Record<string, string>, name: string) {
  await page.goto(path);
  await hydrated(page);
  const main = page.getByRole('main');
  for (const [label, typed] of Object.entries(fields))
    await main.getByLabel(label, { exact: true }).fill(typed);
  const slot = main.getByRole('radio', { name: '12:30 PM' });
  if (await slot.isVisible()) await slot.check();
  await button(page, name).click();
  const receipt = main.getByRole('region').filter({ hasText: 'Reference' });
  const text = (await receipt.textContent()) ?? '';
  return /Reference([0-9A-F]{4}-[0-9A-F]{4})/.exec(text)?.[1] ?? '';
}

/** Signs somebody in where the back office asks for it. */
async function signIn(page: Page, email: string) {
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
}

/** Runs a command of the operator over the data of the office. */
const operate = (office: Office, command: string, ...words: string[]) =>
  run('node', [`dist/${command}.js`, ...words], {
    env: { ...process.env, DATA_DIR: office.dataDir, MONGODB_URL: undefined },
  });

test('a day in the back office: two visitors write, two people answer, one of them late, and the visitor who is erased stays erased after a restore (BO-7) (BO-16) @desktop', async ({
  page,
  browser,
  office,
  backup,
}) => {
  const huda = await office.addStaff('Huda', 'OWNER');
  const omar = await office.addStaff('Omar', 'SALES');
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const omars = await browser.newPage({
    ...phone,
    viewport: { width: 390, height: 844 },
    baseURL: office.url,
  });
  await omars.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  for (const staff of [page, omars]) await staff.clock.install({ time: office.now() });

  const references = { layla: '', ahmed: '' };
  await test.step('in the morning, forms of two visitors are announced to Huda without a reload, and move nothing', async () => {
    await page.goto('/admin/enquiries');
    await signIn(page, huda.email);
    await expect(page.getByText('New enquiries appear here by themselves.')).toBeVisible();
    const visitors = await browser.newPage({ baseURL: office.url });
    await noteHydration(visitors);
    await visitors.clock.setFixedTime(office.now());
    // Pages are rendered by the clock of the machine, which may be later than that of the office.
    const drive = { ...layla, 'Preferred date': dayIn(3) };
    references.layla = await send(visitors, '/test-drive-form?car=available', drive, 'Request Test Drive');
    await look(page);
    await button(page, '1 new').click();
    await expect(rows(page)).toHaveText([/Due in.*Layla Hassan/]);
    references.ahmed = await send(visitors, '/contact-us', ahmed, 'Send Message');
    await visitors.context().close();
    await look(page);
    await expect(button(page, '1 new')).toBeVisible();
    await expect(rows(page)).toHaveText([/Layla Hassan/]);
    await button(page, '1 new').click();
    await expect(rows(page)).toHaveText([/Layla Hassan/, /Ahmed Saleh/]);
    await expect(button(page, '1 new')).toBeHidden();
  });

  await test.step('the operator makes a backup', async () => {
    await operate(office, 'backup', join(backup, 'morning'));
  });

  await test.step('Omar comes in the yard from the link of a notice to the message, and answers in time by WhatsApp', async () => {
    await omars.goto(`/admin/e/${references.ahmed}`);
    await signIn(omars, omar.email);
    await expect(omars.getByRole('heading', { level: 1 })).toHaveText('Ahmed Saleh');
    const opened = omars.context().waitForEvent('page');
    await omars.getByRole('link', { name: 'WhatsApp' }).tap();
    await (await opened).close();
    await button(omars, 'Answered by WhatsApp').tap();
    await expect(omars.getByText('Answered in time')).toBeVisible();
  });

  await test.step('Huda takes the test drive a moment after Omar: she reads that he has it, and her note stays', async () => {
    await rows(page).first().getByRole('link').first().click();
    await page.getByLabel('Note').fill('She comes with her brother.');
    await omars.getByRole('link', { name: 'Enquiries' }).first().tap();
    await rows(omars).filter({ hasText: 'Layla Hassan' }).getByRole('link').first().tap();
    // He is faster: her change is on its way meanwhile.
    await page.route('**/graphql', async (route) => {
      if (operationOf(route.request()) === 'AssignEnquiry') {
        await button(omars, 'Take it').tap();
        await expect(omars.getByText('Omar took it')).toBeVisible();
      }
      await route.continue();
    });
    await button(page, 'Take it').click();
    await expect(page.getByRole('alert')).toContainText(/Omar took it at 10:\d\d\./);
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.getByLabel('Assignee')).toHaveValue(omar.id);
    await expect(page.getByLabel('Note')).toHaveValue('She comes with her brother.');
    await button(page, 'Save note').click();
    await expect(page.getByText('Huda wrote a note')).toBeVisible();
    await expect(page.getByLabel('Note')).toHaveValue('');
    await look(omars);
    await expect(omars.getByText('She comes with her brother.')).toBeVisible();
  });

  await test.step('Omar answers after the promised two hours, and both see that it was late', async () => {
    office.setClock('2026-11-26T15:00:00+04:00');
    for (const staff of [page, omars]) await staff.clock.setSystemTime(office.now());
    await omars.reload();
    await expect(omars.getByText(/^Overdue since 12:\d\d/)).toBeVisible();
    await button(omars, 'Answered').tap();
    await button(omars, 'Answered by phone').tap();
    await expect(omars.getByText('Answered late')).toBeVisible();
    await look(page);
    await expect(page.getByText('Answered late')).toBeVisible();
  });

  await test.step('Huda comes back to the list at her row, which shows all that without a reload', async () => {
    await page.locator('h1').click();
    await page.keyboard.press('Escape');
    const row = rows(page).filter({ hasText: 'Layla Hassan' });
    await expect(row).toHaveText(/Answered late.*Omar/);
    await expect(row.getByRole('link').first()).toBeFocused();
  });

  async function numbers(inTime: string) {
    await page.goto('/admin/numbers');
    const main = page.getByRole('main');
    await expect(main).toContainText(`Received2Answered in time${inTime}`);
    return main.innerText();
  }
  const before = await test.step('the numbers tell of an answer in time and of a late one', () =>
    numbers('1 of 2'));

  await test.step('Ahmed asks to be erased: Huda finds him, gives him his data, and erases him', async () => {
    await page.getByRole('link', { name: 'Personal data' }).click();
    await page.getByLabel('Email address or phone number').fill(ahmed.Email);
    await button(page, 'Find').click();
    await expect(page.getByRole('heading', { name: '1 record found' })).toBeVisible();
    const download = page.waitForEvent('download');
    await button(page, 'Download the access file').click();
    const question = page.getByRole('dialog', { name: 'Enter your password again' });
    await question.getByLabel('Password').fill(PASSWORD);
    await question.getByRole('button', { name: 'Continue' }).click();
    expect((await download).suggestedFilename()).toBe('person.zip');
    await button(page, 'Erase').click();
    await button(page, 'Erase now').click();
    await expect(page.getByRole('heading', { name: 'Nothing is stored with this contact' })).toBeVisible();
  });

  /** Searches for both visitors in turn. */
  async function searches() {
    await page.goto('/admin/enquiries');
    const box = page.getByRole('searchbox');
    for (const [hers, his] of [
      [layla['Full name'], 'Ahmed Saleh'],
      [layla.Email, ahmed.Email],
      [layla['Mobile number'], ahmed['Mobile number']],
      [references.layla, references.ahmed],
    ] as const) {
      await box.fill(hers);
      await expect(rows(page)).toHaveText([/Layla Hassan/]);
      await box.fill(his);
      await expect(page.getByText('No enquiry matches')).toBeVisible();
    }
  }
  await test.step('the inbox does not know him any more, and the numbers are as before', async () => {
    await searches();
    await page.goto(`/admin/e/${references.ahmed}`);
    await expect(page.getByRole('heading', { name: 'There is no such enquiry' })).toBeVisible();
    expect(await numbers('1 of 2')).toBe(before);
  });

  await test.step('in the evening the backup of the morning is restored: he stays erased, the other enquiry is as it was', async () => {
    await omars.context().close();
    await page.goto('about:blank');
    await office.restart(() => operate(office, 'restore', join(backup, 'morning'), '--replace'));
    await page.goto('/admin/enquiries');
    await signIn(page, huda.email);
    await expect(rows(page)).toHaveText([/Overdue since 12:.*Layla Hassan.*Nobody/]);
    await searches();
    await numbers('0 of 2');
    await page.getByRole('link', { name: 'Personal data' }).click();
    await page.getByLabel('Email address or phone number').fill(ahmed.Email);
    await button(page, 'Find').click();
    await expect(page.getByRole('heading', { name: 'Nothing is stored with this contact' })).toBeVisible();
  });
});
