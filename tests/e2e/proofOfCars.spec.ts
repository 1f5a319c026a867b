import { type Office, signIn, test } from './office.ts';
import { barriers, expect, tooWide } from './test.ts';

const carOf = async (office: Office) => (await office.rest.get('/api/v1/car/available')).body;

test('an editor in the yard types paint and imperfections with a picture, and a visitor sees both', async ({
  page,
  browser,
  office,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const images = ['1', '2'].map((_id) => ({
    ...{ _id, path: `/photos/${_id}.jpg`, filename: 'image.jpg' },
    group: 'imperfections',
    description: `Photo ${_id}`,
  }));
  const { images: others } = await carOf(office);
  await office.changeCar('available', { images: [...others, ...images], imperfections: null });
  await signIn(page, office, await office.addStaff('Edith', 'EDITOR'));
  await page.goto('/admin/cars/available');

  const paint = page.getByRole('group', { name: 'Paint by panel, µm' });
  await expect(paint.getByLabel('Bonnet')).toHaveValue('110');
  await expect(paint.getByLabel('Rear left door')).toHaveAccessibleDescription(
    'Above 180: marked for visitors',
  );
  await paint.getByLabel('Roof').fill('9000');
  await paint.getByLabel('Rear left door').fill('');
  await paint.getByLabel('Front left wing').fill('190');
  // The panel that the sentence is about is marked, and no other one.
  await expect(paint.getByText('Paint of the roof 9,000 µm is above 5,000 µm.')).toBeVisible();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(paint.getByLabel('Roof')).toBeFocused();
  await paint.getByLabel('Roof').fill('95');

  const flaws = page.getByRole('group', { name: 'Imperfections' });
  await expect(flaws.getByText('Nothing is said of imperfections')).toBeVisible();
  await flaws.getByRole('checkbox', { name: /There are none/ }).check();
  const add = flaws.getByRole('button', { name: 'Add an imperfection' });
  await add.click();
  await expect(flaws.getByLabel('Imperfection 1', { exact: true })).toBeFocused();
  await page.keyboard.type('Kerb mark; rear left [wheel]');
  await add.click();
  await flaws.getByRole('button', { name: 'Choose the picture of imperfection 2' }).click();
  await page.getByRole('button', { name: 'Picture: Photo 2' }).click();
  await expect(flaws.getByRole('button', { name: 'Change the picture of imperfection 2' })).toBeFocused();
  const second = flaws.getByLabel('Imperfection 2', { exact: true });
  await expect(second).toHaveAccessibleDescription('Say what it is: visitors read the words.');
  await second.fill('Scratch on the boot');
  await expect(second).toHaveAccessibleDescription('');
  await flaws.getByRole('button', { name: 'Remove imperfection 1' }).click();
  const undo = flaws.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(flaws.getByLabel('Imperfection 1', { exact: true })).toBeFocused();
  await page.getByLabel('Address of the 360° view').fill('https://kuula.co/share/7lxyz');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  expect.soft(await barriers(page)).toEqual([]);
  expect.soft(await tooWide(page)).toBe(0);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The site shows it.')).toBeVisible();
  expect(await carOf(office)).toMatchObject({
    paintReadings: [
      { panel: 'bonnet', microns: 110 },
      { panel: 'roof', microns: 95 },
      { panel: 'frontLeftWing', microns: 190 },
    ],
    imperfections: [
      { text: 'Kerb mark, rear left (wheel)', picture: null },
      { text: 'Scratch on the boot', picture: '2' },
    ],
    spin: { address: 'https://kuula.co/share/7lxyz', images: [] },
  });
  await expect(second).toHaveValue('Scratch on the boot');

  const visitor = await browser.newPage({ baseURL: office.url });
  await expect(async () => {
    await visitor.goto('/car/available');
    await expect(visitor.getByRole('row', { name: 'Front left wing 190 µm' })).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(visitor.getByText('Kerb mark, rear left (wheel)')).toBeAttached();
  await expect(visitor.getByRole('link', { name: 'Scratch on the boot' })).toHaveAttribute(
    'href',
    /photos\/2/,
  );
  await visitor.close();
});

test('an editor removes what is gone, says that there are no imperfections, and takes both back by discarding @desktop', async ({
  page,
  office,
}) => {
  await signIn(page, office, await office.addStaff('Edith', 'EDITOR'));
  await page.goto('/admin/cars/available');
  const flaws = page.getByRole('group', { name: 'Imperfections' });
  const chip = flaws.getByLabel('Imperfection 1', { exact: true });
  await expect(chip).toHaveValue('A stone chip on the bonnet');
  await flaws.getByRole('button', { name: 'Remove imperfection 1' }).click();
  await flaws.getByRole('checkbox', { name: /There are none/ }).check();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(flaws.getByRole('checkbox', { name: /There are none/ })).toBeChecked();
  await flaws.getByRole('button', { name: 'Add an imperfection' }).click();
  await page.keyboard.type('None of the wheels has its cap');
  await expect(chip).toHaveValue('None of the wheels has its cap');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(chip).toHaveValue('A stone chip on the bonnet');
  // A row without words yet stays while the draft is stored, and is gone without a question.
  await page.getByLabel('Brakes').fill('60%');
  await flaws.getByRole('button', { name: 'Add an imperfection' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(flaws.getByLabel('Imperfection 2', { exact: true })).toBeFocused();
  await flaws.getByRole('button', { name: 'Remove imperfection 2' }).click();
  await expect(flaws.getByRole('button', { name: 'Add an imperfection' })).toBeFocused();
  await expect(chip).toHaveValue('A stone chip on the bonnet');
});
