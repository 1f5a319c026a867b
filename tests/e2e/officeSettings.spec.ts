import type { Page } from '@playwright/test';
import { aPhoto } from '../stock/somePhotos.ts';
import { send, signIn, test } from './office.ts';
import { barriers, expect, tooWide } from './test.ts';

test('an owner adds a holiday and changes the hours of Saturday on her phone, and the contact page says so @phone', async ({
  page,
  browser,
  office,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Holidays' }).tap();
  const holidays = page.getByRole('form', { name: 'Holidays' });
  await holidays.getByRole('button', { name: /^Add a holiday/ }).tap();
  await expect(holidays.getByLabel('Name of the holiday')).toBeFocused();
  await holidays.getByLabel('Name of the holiday').fill('National Day');
  await holidays.getByLabel('From').fill('2099-12-02');
  await holidays.getByLabel('To').fill('2099-12-03');
  await holidays.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText(/^Saved\. In a few seconds/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 · National Day 2–3 December')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Holidays' })).toBeFocused();
  await page.getByRole('link', { name: 'Opening hours' }).tap();
  const hours = page.getByRole('form', { name: 'Opening hours' });
  await hours.getByRole('group', { name: 'Saturday' }).getByLabel('Closes').fill('21:00');
  await hours.getByRole('button', { name: 'Save' }).tap();
  await expect(hours.getByRole('button', { name: 'Save' })).toHaveCount(0);
  const visitor = await browser.newPage({ baseURL: office.url });
  await expect(async () => {
    await visitor.goto('/contact-us');
    const main = visitor.getByRole('main');
    for (const line of ['Sat 10:00 AM-9:00 PM', 'Closed 2–3 December']) {
      await expect(main.getByText(line)).toBeVisible({ timeout: 500 });
    }
  }).toPass({ timeout: 40_000 });
  await visitor.close();
  await look(page);
});

/** Looks for barriers, and for what is wider than the window, on the list and on pages of sections. */
async function look(page: Page) {
  for (const path of ['', '/business', '/templates', '/people', '/retention']) {
    await page.goto(`/admin/settings${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await lookAt(page, path);
  }
}

async function lookAt(page: Page, path: string) {
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await barriers(page), `${path} ${width} ${colorScheme}`).toEqual([]);
    }
    await expect.soft.poll(() => tooWide(page), path).toBe(0);
  }
}

test('an owner adds a portrait and a network on her phone, and visitors see both', async ({
  page,
  browser,
  office,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  await page.goto('/admin/settings/people');
  const people = page.getByRole('form', { name: 'Salespeople' });
  await people.getByRole('button', { name: /^Add a salesperson/ }).click();
  await people.getByLabel('Name of the salesperson').fill('Omar Haddad');
  await people.getByLabel('Role').fill('Sales adviser');
  const bytes = await aPhoto(300, 400).jpeg().toBuffer();
  await people
    .getByLabel('Add a picture')
    .setInputFiles({ name: 'omar.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(people.getByRole('button', { name: 'Remove the picture' })).toBeVisible({ timeout: 20_000 });
  await people.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved\. In a few seconds/)).toBeVisible();
  await page.goto('/admin/settings/social');
  const social = page.getByRole('form', { name: 'Social networks' });
  await social.getByLabel('Address of your page').first().fill('https://www.instagram.com/marsa');
  await social.getByRole('button', { name: 'Save' }).click();
  await expect(social.getByRole('button', { name: 'Save' })).toHaveCount(0);
  const visitor = await browser.newPage({ baseURL: office.url });
  await expect(async () => {
    await visitor.goto('/contact-us');
    const link = visitor
      .getByRole('list', { name: 'Social networks' })
      .getByRole('link', { name: 'Instagram' });
    await expect(link).toHaveAttribute('href', 'https://www.instagram.com/marsa', { timeout: 500 });
    await expect(visitor.locator('img[src*="photos/person-"]').first()).toBeAttached({ timeout: 500 });
    const told = await visitor.locator('script[type="application/ld+json"]').allTextContents();
    expect(told.join()).toContain('https://www.instagram.com/marsa');
  }).toPass({ timeout: 40_000 });
  await visitor.close();
});

test('an owner writes a template, and answers an enquiry with it', async ({ page, office }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const id = await send(office, '/api/v1/contact-us', 'Layla');
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  await page.goto('/admin/settings/templates');
  await page.getByRole('button', { name: 'Add a template' }).click();
  await page.getByLabel('Name').fill('Cash price');
  await page.getByLabel('Subject').fill('About ');
  await page.getByRole('button', { name: 'Car', exact: true }).click();
  await page.getByLabel('Text').fill('Salam ');
  await page.getByRole('button', { name: 'Customer’s name' }).click();
  await expect(page.getByLabel('Text')).toBeFocused();
  await page.keyboard.type(', {price}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Nothing is known that could replace \{price\}\./)).toBeVisible();
  await expect(page.getByLabel('Text')).toBeFocused();
  await page.getByLabel('Text').fill('Salam {name}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The inbox offers them from now on.')).toBeVisible();
  await page.goto(`/admin/enquiries/${id}`);
  await page.getByLabel('Template').selectOption({ label: 'Cash price' });
  await expect(page.getByLabel('Subject')).toHaveValue('About the car');
  await expect(page.getByPlaceholder('Text')).toHaveValue(/^Salam Layla/);
});

test('BO-1 a salesperson reads the settings, and has no field', async ({ page, office }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, office, await office.addStaff('Omar', 'SALES'));
  await page.goto('/admin/settings#business');
  await expect(page.getByRole('heading', { name: 'Business' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Sheikh Zayed Road, Al Quoz 3')).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  expect.soft(await barriers(page)).toEqual([]);
  expect.soft(await tooWide(page)).toBe(0);
});
