import { carStore } from '../../rest/cars/carStore.ts';
import { aCar } from '../stock/aCar.ts';
import { type Office, signIn, test } from './office.ts';
import { barriers, expect, readAtTwiceTheSize, tooWide } from './test.ts';

/** Adds five cars to the one that is there. */
async function addCars(office: Office) {
  const numbers = [1, 2, 3, 4, 5];
  await carStore(office.rest.store).saveAll(
    numbers.map((i) =>
      aCar({ _id: `car-${i}`, stockNumber: `LOT-${i}`, originalPrice: 200_000 + i * 1_000 }),
    ),
  );
}

test('BO-11 an owner searches, selects all that match but two, lowers their prices by 5 per cent, sees it first, and undoes it', async ({
  page,
  office,
}) => {
  await addCars(office);
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  await page.goto('/admin/cars');
  const rows = page.getByRole('list', { name: 'Cars' }).getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await page.getByRole('searchbox').fill('LOT-');
  await expect(rows).toHaveCount(5);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'All 5 that match' }).click();
  await expect(page.getByText('5 selected')).toBeVisible();
  for (const number of ['LOT-1', 'LOT-4']) {
    await rows.filter({ hasText: number }).getByRole('checkbox').uncheck();
  }
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByText('3 selected')).toBeVisible();
  await bar.getByRole('link', { name: /^Price$|^Change 3 cars/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change 3 cars');
  await page.goBack();
  await expect(bar.getByText('3 selected')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('LOT-');
  await bar.getByRole('link', { name: /^Price$|^Change 3 cars/ }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Enter a number, such as 5.')).toBeVisible();
  await page.getByLabel('By').fill('5');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('3 cars change.')).toBeVisible();
  await expect(preview.getByRole('listitem').filter({ hasText: 'LOT-3' })).toContainText(
    /AED.203,000.*AED.193,000/,
  );
  expect((await carStore(office.rest.store).byId('car-3'))?.originalPrice).toBe(203_000);
  await preview.getByRole('button', { name: 'Change 3 cars now' }).click();
  await expect(page.getByText('3 cars were changed.')).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: 'LOT-3' })).toContainText('AED 193,000');
  await expect(rows.filter({ hasText: 'LOT-4' })).toContainText('AED 204,000');
  await expect(bar).toBeHidden();
  await page.getByRole('link', { name: 'Bulk changes' }).click();
  await page.getByRole('link', { name: /^Prices lowered by 5/ }).click();
  await carStore(office.rest.store).change(['car-2'], ({ listed }) => listed && { ...listed, mileage: 1 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 cars are as they were before.')).toBeVisible();
  await expect(page.getByText('1 car was not put back')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'LOT-2' })).toContainText('Changed meanwhile');
  await page.getByRole('link', { name: 'Cars', exact: true }).first().click();
  await expect(rows.filter({ hasText: 'LOT-3' })).toContainText('AED 203,000');
  await expect(rows.filter({ hasText: 'LOT-2' })).toContainText('AED 192,000');
});

test('BO-20 an owner selects a range with the keyboard and changes it without a barrier, and nothing is wider than her screen', async ({
  page,
  office,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addCars(office);
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  await page.goto('/admin/cars?sort=NAME');
  await expect(page.getByRole('list', { name: 'Cars' }).getByRole('listitem')).toHaveCount(6);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByText('3 selected')).toBeVisible();
  expect.soft(await barriers(page), 'list').toEqual([]);
  expect.soft(await tooWide(page), 'list').toBe(0);
  await bar.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change 3 cars');
  await page.getByRole('radio', { name: 'Price' }).check();
  await page.getByLabel('By').fill('5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await barriers(page), `preview, ${colorScheme}`).toEqual([]);
  }
  expect.soft(await tooWide(page), 'preview').toBe(0);
  await page.getByRole('button', { name: 'Change 3 cars now' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect.soft(await barriers(page), 'result').toEqual([]);
  await readAtTwiceTheSize(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.soft.poll(() => tooWide(page), 'result').toBe(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox').first().check();
  await expect.soft.poll(() => tooWide(page), 'list').toBe(0);
});

test('BO-1 a salesman has no box, no bar and no bulk change', async ({ page, office }) => {
  await signIn(page, office, await office.addStaff('Omar', 'SALES'));
  await page.goto('/admin/cars');
  await expect(page.getByRole('list', { name: 'Cars' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toHaveCount(0);
  await page.goto('/admin/cars/bulk');
  await expect(page.getByRole('heading', { name: 'This is not open to you' })).toBeVisible();
});
