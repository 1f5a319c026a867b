import { idOfCar } from './idOfCar.ts';
import { expect, hydrated, test, tooWide } from './test.ts';

test('a buyer offers a price for a car, and the next form fills in who that was by one tap', async ({
  page,
}) => {
  await page.goto(`/car/${await idOfCar('AVAILABLE')}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'My offer' }).click();
  await expect(page).toHaveURL(/\/my-offer\?car=/);
  const main = page.getByRole('main');
  await main.getByLabel('Your offer').fill('1,000');
  await main.getByLabel('Full name').fill('Sara Haddad');
  // The advice is loaded once somebody begins to fill the form in, and said about a field that was left before it had come.
  await expect(main.getByText(/^That is less than half of the price/)).toBeVisible();
  await main.getByLabel('Mobile number').fill('+971 55 444 5555');
  await page.getByRole('button', { name: 'Send My Offer' }).click();
  await expect(page).toHaveURL('/my-offer-confirm');
  const receipt = page.getByRole('region', { name: 'Your request' });
  await expect(receipt).toContainText(/Reference[0-9A-F]{4}-[0-9A-F]{4}/);
  await expect(receipt).toContainText('Your offer (AED)1,000');

  await page.goto('/contact-us');
  await hydrated(page);
  await main.getByRole('button', { name: 'Fill in: Sara Haddad' }).click();
  await expect(main.getByLabel('First name')).toHaveValue('Sara');
  await expect(main.getByLabel('Last name')).toHaveValue('Haddad');
  await expect(main.getByLabel('Mobile number')).toHaveValue('+971 55 444 5555');
  expect(await tooWide(page)).toBe(0);
  await main.getByRole('button', { name: 'Clear' }).first().click();
  await expect(main.getByLabel('First name')).toHaveValue('');
  await page.reload();
  await hydrated(page);
  await expect(main.getByRole('button', { name: /^Fill in/ })).toHaveCount(0);
});

test('a buyer of a reserved car is second in line, or waits for one mail', async ({ page }) => {
  const id = await idOfCar('RESERVED');
  await page.goto(`/test-drive-form?car=${id}`);
  await expect(page.getByText('This car is reserved for another buyer.')).toBeVisible();
  await page.goto(`/car/${id}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Tell me if it becomes free' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell me if it becomes free' });
  await dialog.getByLabel('Email').fill('noor@example.ae');
  await dialog.getByRole('button', { name: 'Email Me' }).click();
  await expect(dialog.getByText(/^Check your inbox/)).toBeVisible();
});
