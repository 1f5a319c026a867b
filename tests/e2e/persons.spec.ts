import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { filledForms } from '../forms/filledForms.ts';
import { PASSWORD } from '../servers/staff.ts';
import { signIn, test } from './office.ts';
import { barriers, expect, tooWide } from './test.ts';

const mariam = { ...filledForms['/api/v1/contact-us'], firstName: 'Mariam', email: 'mariam@example.ae' };

/** Enters the password where it is asked for again. */
async function confirm(page: Page) {
  const question = page.getByRole('dialog', { name: 'Enter your password again' });
  await question.getByLabel('Password').fill(PASSWORD);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question).toBeHidden();
}

test('an owner finds a person who asks for it, gives the file, corrects and erases, and no address names the person (BO-16)', async ({
  page,
  office,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await office.rest.post('/api/v1/contact-us', mariam);
  await office.rest.post('/api/v1/subscribe', { email: mariam.email });
  const huda = await office.addStaff('Huda', 'OWNER');
  await office.endConfirmation(huda);
  await signIn(page, office, huda);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));

  await test.step('she comes there by the navigation', async () => {
    await page.goto('/admin');
    if (isMobile) await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('link', { name: 'Personal data' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Personal data' })).toBeVisible();
    expect(await tooWide(page)).toBe(0);
  });

  await test.step('she writes the request down, and opens the data from it', async () => {
    await page.getByRole('button', { name: 'New request' }).click();
    const dialog = page.getByRole('dialog', { name: 'New request' });
    await dialog.getByLabel('What is asked').selectOption('Erasure');
    await dialog.getByLabel('Email address or phone number').fill('mariam@example.ae');
    await dialog.getByLabel('Received on').fill('2026-10-20');
    await dialog.getByRole('button', { name: 'Add the request' }).click();
    await expect(page.getByText('Overdue by 7 days')).toBeVisible();
    await page.getByRole('button', { name: 'Find the data' }).click();
    await expect(page.getByRole('heading', { name: '2 records found' })).toBeFocused();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await barriers(page)).toEqual([]);
    }
    expect(await tooWide(page)).toBe(0);
  });

  await test.step('she takes the file, for which her password is asked again', async () => {
    const arrived = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the access file' }).click();
    await confirm(page);
    const file = await readFile(await (await arrived).path());
    expect(file.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('she corrects the name of both records that are ticked', async () => {
    await page.getByRole('button', { name: 'Correct' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct' });
    await dialog.getByLabel('Name').fill('Maryam Saleh');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Maryam Saleh')).toBeVisible();
  });

  await test.step('she restricts both and lifts that again, and the focus stays where she is', async () => {
    await page.getByRole('button', { name: 'Restrict', exact: true }).click();
    const lift = page.getByRole('button', { name: 'Lift the restriction' });
    await expect(lift).toBeFocused();
    await expect(page.getByRole('button', { name: 'Correct' })).toBeDisabled();
    expect(await tooWide(page)).toBe(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Restrict', exact: true })).toBeFocused();
  });

  await test.step('she reads what an erasure drops and keeps, and erases', async () => {
    await page.getByRole('button', { name: 'Erase' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase 2 records?' });
    await expect(dialog.getByText(/cannot be undone/)).toBeVisible();
    expect.soft(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Erase now' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is stored with this contact' })).toBeFocused();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('1 request done')).toBeVisible();
  });

  await test.step('the inbox does not have her any more', async () => {
    await page.getByRole('link', { name: 'Enquiries' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeAttached();
    await expect(page.getByText('Maryam')).toHaveCount(0);
  });
  expect(addresses.filter((address) => /mariam|maryam/i.test(address))).toEqual([]);
});

test.describe('without a session', () => {
  test.use({ allowedErrors: /status of 401/ });

  test('an owner whose session has ended logs in over the page, and gets the file that she has asked for @desktop', async ({
    page,
    office,
  }) => {
    await office.rest.post('/api/v1/contact-us', mariam);
    const huda = await office.addStaff('Huda', 'OWNER');
    await signIn(page, office, huda);
    await page.goto('/admin/persons');
    await page.getByLabel('Email address or phone number').fill(mariam.email);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByRole('heading', { name: '1 record found' })).toBeFocused();
    await office.rest.store.collection('adminSessions').deleteOne({ adminId: huda.id });
    const arrived = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the access file' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in to continue' });
    await dialog.getByLabel('Email').fill(huda.email);
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await confirm(page);
    expect((await arrived).suggestedFilename()).toBe('person.zip');
    await expect(page.getByRole('heading', { name: '1 record found' })).toBeVisible();
  });
});

test('an owner with a phone opens the pages for which its bar has no room, and Back closes them @phone', async ({
  page,
  office,
}) => {
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  await page.goto('/admin/persons');
  const more = page.getByRole('button', { name: 'More' });
  const account = page.getByRole('link', { name: 'Account' });
  await expect(account).toBeHidden();
  await more.tap();
  await expect(account).toBeVisible();
  expect.soft(await barriers(page)).toEqual([]);
  await page.goBack();
  await expect(account).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/persons$/);
  await more.tap();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.tap();
  await account.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(account).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Personal data' })).toBeVisible();
});

test('a salesperson has no page about personal data, in the navigation or at its address (BO-16)', async ({
  page,
  office,
  isMobile,
}) => {
  await signIn(page, office, await office.addStaff('Omar', 'SALES'));
  await page.goto('/admin/persons');
  await expect(page.getByRole('heading', { name: 'This is not open to you' })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'More' }).tap();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Personal data' })).toHaveCount(0);
});
