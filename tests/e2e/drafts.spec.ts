import { signIn, test } from './office.ts';
import { barriers, expect, tooWide } from './test.ts';

test('BO-9 an editor adds a car by hand, types, comes back after a reload, publishes it, and a visitor finds it', async ({
  page,
  browser,
  office,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, office, await office.addStaff('Edith', 'EDITOR'));
  await page.goto('/admin/cars');
  await page.getByRole('button', { name: 'Add car' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New car' })).toBeVisible();
  await page.getByLabel('Stock number', { exact: true }).fill('H-7');
  await page.getByLabel('Make', { exact: true }).fill('Lotus');
  await page.getByLabel('Model', { exact: true }).fill('Emira');
  await page.getByLabel('Doors').fill('many');
  // It is told at its field, and kept.
  await expect(page.getByText('Doors "many" is not a number.')).toBeVisible();
  await expect(page.getByText('Needed to publish: price')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Doors')).toHaveValue('many');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByLabel('Doors')).toBeFocused();
  await page.getByLabel('Doors').fill('3');
  await page.getByLabel('Price', { exact: true }).fill('399,000');
  await page.getByLabel('Features', { exact: true }).fill('Sunroof\nSafety: Lane assist');
  await page.getByLabel('Features', { exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Straight from the agency.');
  const visitor = await browser.newPage({ baseURL: office.url });
  await visitor.goto('/buy?q=lotus');
  await expect(visitor.getByText('Emira')).toHaveCount(0);
  expect.soft(await barriers(page)).toEqual([]);
  expect.soft(await tooWide(page)).toBe(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The site shows it.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lotus Emira' })).toBeVisible();
  await page.getByRole('link', { name: 'See it on the site' }).waitFor();
  const address = await page.getByRole('link', { name: 'See it on the site' }).getAttribute('href');
  await expect(async () => {
    await visitor.goto(address ?? '');
    await expect(visitor.getByRole('heading', { level: 1, name: /Lotus Emira/ })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await expect(visitor.getByText('AED 399,000').first()).toBeVisible();
  await expect(visitor.getByText('Straight from the agency.').first()).toBeAttached();
  await visitor.close();
});

test('an owner discards changes and takes that back, and a new car likewise', async ({ page, office }) => {
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  await page.goto('/admin/cars/available');
  await page.getByLabel('Mileage').fill('45000');
  await expect(page.getByText('On the site: 40,000\u00a0km.')).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Mileage')).toHaveValue('40000');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Mileage')).toHaveValue('45000');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);

  await page.goto('/admin/cars');
  await page.getByRole('button', { name: 'Add car' }).click();
  await page.getByLabel('Headline').fill('A rare one');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/admin/cars?tab=DRAFTS');
  await expect(page.getByText('Nothing waits to be published')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Headline')).toHaveValue('A rare one');
});

test('an owner who discards changes while they are being stored has none of them afterwards @desktop', async ({
  page,
  office,
}) => {
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  await page.goto('/admin/cars/available');
  let comeBack = () => {};
  const line = new Promise<void>((resolve) => (comeBack = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('saveCarDraft')) await line;
    await route.continue();
  });
  await page.getByLabel('Mileage').fill('45000');
  await expect(page.getByText('Saving…')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  comeBack();
  await expect(page.getByText('Your changes are discarded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Mileage')).toHaveValue('40000');
});

test('BO-10 an owner whose file has changed a price meanwhile chooses between both values @desktop', async ({
  page,
  office,
}) => {
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  await page.goto('/admin/cars/available');
  await page.getByLabel('Price', { exact: true }).fill('189000');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await office.changeCar('available', { originalPrice: 195_000, mileage: 41_000 });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(
    page.getByText('The car now says AED\u00a0195,000. You typed AED\u00a0189,000.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Price: use mine' }).click();
  await expect(page.getByText('The car now says')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The site shows it.')).toBeVisible();
  await expect(page.getByLabel('Mileage')).toHaveValue('41000');
});

test('an editor in a yard without a connection keeps what he types, is asked before he leaves, and has it stored later @desktop', async ({
  page,
  context,
  office,
}) => {
  await signIn(page, office, await office.addStaff('Edith', 'EDITOR'));
  await page.goto('/admin/cars/available');
  await expect(page.getByLabel('Mileage')).toHaveValue('40000');
  await context.setOffline(true);
  await page.getByLabel('Mileage').fill('45000');
  await expect(page.getByText(/What you typed stays on this page/)).toBeVisible();
  await page.getByRole('link', { name: 'Cars' }).first().click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay here' })
    .click();
  await context.setOffline(false);
  await expect(page.getByText(/^Saved/)).toBeVisible();
});
