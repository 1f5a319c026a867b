// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Role } from '../../rest/admin/role.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import type { CarDraft } from '../../rest/stock/drafts/carDraft.ts';
import { mockIntersectionObserver } from '../browser/mockIntersectionObserver.ts';
import { type RunningSite, runSite, siteForEach } from '../servers/runSite.tsx';
import { addStaff, tokenOf } from '../servers/staff.ts';
import { aCar } from '../stock/aCar.ts';
import { aDraft } from '../stock/aDraft.ts';

let site: RunningSite;

// It is loaded when somebody comes near the description, which takes long where the machine is busy.
await import('../../web/admin/editor/LoadedEditor.tsx');

siteForEach(async () => (site = await runSite([aCar({ _id: 'x5', stockNumber: 'S-1001' })])));

async function open(role: Role) {
  localStorage.setItem('token', tokenOf(await addStaff(site.store, 'Huda', role)));
  const shown = await site.visitOffice('/admin/cars/x5');
  await screen.findByRole('heading', { level: 1, name: /BMW X5/ });
  return shown;
}
const stored = () => carStore(site.store).byId('x5');
/** Somebody else changes the car meanwhile. */
const changeMeanwhile = (values: object) =>
  carStore(site.store).change(['x5'], ({ listed }) => listed && { ...listed, ...values });
/** The car is one that a file has imported, and of which a value was changed by hand before the file changed it too. */
const importDiffers = () =>
  changeMeanwhile({
    importedAs: 'S-1001',
    originalPrice: 115_000,
    overrides: {
      originalPrice: { sheet: 120_000, differs: true },
      discountedPrice: { sheet: null, differs: false },
      mileage: { sheet: 39_000, differs: false },
    },
  });
const price = () => screen.getByLabelText<HTMLInputElement>('Price');
/** What is typed is stored two seconds after the last key. */
const STORED = { timeout: 5_000 };
/** What is typed is stored at once where the page is hidden. */
async function hide() {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  Reflect.deleteProperty(document, 'hidden');
}
const drafts = () => site.store.collection<CarDraft>('carDrafts', { followed: true });
const draftOf = (id: string) => drafts().findOne({ _id: id });
const timesSaved = () => site.asked.filter((name) => name === 'SaveCarDraft').length;
/** Types a value into a field, over what it says. */
async function type(user: UserEvent, label: string, typed: string) {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), typed);
}

test('an owner changes a price and the mileage, reads that both are stored, and publishes them', async () => {
  const { user } = await open('OWNER');
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  await type(user, 'Price', '195,000');
  expect(screen.getByText('1 change not published')).toBeTruthy();
  await type(user, 'Mileage', '41000');
  expect(screen.getByText('2 changes not published')).toBeTruthy();
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  expect(await screen.findByText(/^Saved/, {}, STORED)).toBeTruthy();
  expect(await stored()).toMatchObject({ originalPrice: 200_000, mileage: 40_000 });
  expect(screen.getByText('On the site: AED 200,000.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published. The site shows it.')).toBeTruthy();
  expect(await stored()).toMatchObject({ originalPrice: 195_000, mileage: 41_000 });
  expect(price().value).toBe('195000');
  expect(document.activeElement?.contains(price())).toBe(true);
});

test('an owner reads what is wrong at the field, which has the focus, and what she has typed stays', async () => {
  const { user } = await open('OWNER');
  await type(user, 'Doors', '90');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Doors')));
  expect(screen.getByLabelText('Doors')).toHaveProperty('value', '90');
  expect(screen.getByText(/Doors 90 is above 7/)).toBeTruthy();
  await user.type(screen.getByLabelText('Doors'), '{Backspace}{Backspace}4');
  expect(screen.queryByText(/is above 7/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(async () => expect((await stored())?.door).toBe(4));
});

test('an owner who corrects the second of two errors first keeps the focus there', async () => {
  const { user } = await open('OWNER');
  await type(user, 'Seats', '90');
  await type(user, 'Doors', '90');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const [first, second] = ['Doors', 'Seats'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.type(second!, '{Backspace}{Backspace}4');
  expect(second!.value).toBe('4');
  expect(document.activeElement).toBe(second);
});

test('BO-7 an owner whose field was changed in the car meanwhile reads both values, chooses hers, and publishes it', async () => {
  const { user } = await open('OWNER');
  await type(user, 'Price', '195000');
  expect(await screen.findByText(/^Saved/, {}, STORED)).toBeTruthy();
  await changeMeanwhile({ originalPrice: 198_000, mileage: 42_000 });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('The car now says AED 198,000. You typed AED 195,000.')).toBeTruthy();
  expect(price().value).toBe('195000');
  expect(screen.getByLabelText('Mileage')).toHaveProperty('value', '42000');
  expect((await stored())?.originalPrice).toBe(198_000);
  await user.click(screen.getByRole('button', { name: 'Price: use mine' }));
  await waitFor(() => expect(screen.queryByText(/The car now says/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ originalPrice: 195_000, mileage: 42_000 }),
  );
});

test('BO-7 an owner whose field was typed into by somebody else is asked before she leaves, and overwrites nothing', async () => {
  const { user } = await open('OWNER');
  const theirs = { originalPrice: '198000' };
  await drafts().insertOne(aDraft('x5', { values: theirs, base: { originalPrice: '200000' } }));
  await type(user, 'Price', '195000');
  await hide();
  expect(await screen.findByText(/^Not saved: /)).toBeTruthy();
  await hide();
  await user.click(screen.getAllByRole('link', { name: 'Account' })[0]!);
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(timesSaved()).toBe(1);
  expect((await draftOf('x5'))?.values).toEqual(theirs);
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  await user.click(screen.getByRole('button', { name: 'Save again' }));
  await waitFor(async () => expect((await draftOf('x5'))?.values).toEqual({ originalPrice: '195000' }));
});

test('BO-7 an owner who publishes while somebody else types into her field first reads of it', async () => {
  const { user } = await open('OWNER');
  const theirs = { originalPrice: '198000' };
  const goOn = site.hold('SaveCarDraft');
  await type(user, 'Price', '195000');
  await hide();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await drafts().insertOne(aDraft('x5', { values: theirs, base: { originalPrice: '200000' } }));
  goOn();
  expect(await screen.findByText(/^Not saved: /)).toBeTruthy();
  expect(timesSaved()).toBe(1);
  expect((await draftOf('x5'))?.values).toEqual(theirs);
});

test('BO-8 an owner takes the value of the file, and it is the price', async () => {
  await importDiffers();
  const { user } = await open('OWNER');
  expect(screen.getByText('The file says AED 120,000. Yours: AED 115,000.')).toBeTruthy();
  expect(screen.getByText('Set by hand; the file says 39,000 km.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: "Price: use the file's value" }));
  await waitFor(() => expect(price().value).toBe('120000'));
  expect(screen.queryByText(/Yours: AED/)).toBeNull();
  expect((await stored())?.originalPrice).toBe(120_000);
});

test('BO-8 an owner keeps her value against that of the file, and is not asked again', async () => {
  await importDiffers();
  const { user } = await open('OWNER');
  await user.click(screen.getByRole('button', { name: 'Price: keep mine' }));
  expect(await screen.findByText('Set by hand; the file says AED 120,000.')).toBeTruthy();
  expect(price().value).toBe('115000');
  expect((await stored())?.overrides).toMatchObject({ originalPrice: { sheet: 120_000, differs: false } });
});

test('an owner who leaves before her changes are stored is not asked, and finds them again', async () => {
  const { user, router } = await open('OWNER');
  await user.type(screen.getByLabelText('Brakes'), ' or so');
  await user.click(screen.getAllByRole('link', { name: 'Account' })[0]!);
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeTruthy();
  await router.navigate('/cars/x5');
  expect(await screen.findByLabelText('Brakes')).toHaveProperty('value', '70% or so');
  expect((await stored())?.brakes).toBe('70%');
});

test('an owner who types a value of her draft back and leaves at once finds it as she left it', async () => {
  await drafts().insertOne(
    aDraft('x5', { values: { originalPrice: '195000' }, base: { originalPrice: '200000' } }),
  );
  const { user, router } = await open('OWNER');
  expect(price().value).toBe('195000');
  await type(user, 'Price', '200000');
  await user.click(screen.getAllByRole('link', { name: 'Account' })[0]!);
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeTruthy();
  expect((await draftOf('x5'))?.values.originalPrice).not.toBe('195000');
  await router.navigate('/cars/x5');
  expect(await screen.findByLabelText('Price')).toHaveProperty('value', '200000');
});

test('an owner who publishes while what she typed is on its way stores it once', async () => {
  const { user } = await open('OWNER');
  const goOn = site.hold('SaveCarDraft');
  await type(user, 'Price', '195000');
  await hide();
  await type(user, 'Mileage', '41000');
  await hide();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  goOn();
  expect(await screen.findByText('Published. The site shows it.')).toBeTruthy();
  expect(timesSaved()).toBe(2);
  expect(await stored()).toMatchObject({ originalPrice: 195_000, mileage: 41_000 });
});

test('an owner can change neither a field nor the description while the car is being published', async () => {
  // What is written is HTML, which only a browser can read.
  await changeMeanwhile({ description: '' });
  const scrollDown = mockIntersectionObserver();
  const { user } = await open('OWNER');
  // The code of the editor is loaded then.
  await act(async () => scrollDown());
  const description = await screen.findByRole('textbox', { name: 'Description' });
  const bold = screen.getByRole('button', { name: 'Bold' });
  const states = () => [
    description.getAttribute('contenteditable'),
    description.getAttribute('aria-readonly'),
    bold.getAttribute('aria-disabled'),
  ];
  expect(states()).toEqual(['true', null, 'false']);
  const goOn = site.hold('PublishCar');
  await type(user, 'Price', '195,000');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByRole('button', { name: 'Publishing…' });
  expect(price().readOnly).toBe(true);
  expect(states()).toEqual(['false', 'true', 'true']);
  goOn();
  expect(await screen.findByText('Published. The site shows it.')).toBeTruthy();
  expect(states()).toEqual(['true', null, 'false']);
});

test('an owner who has discarded her changes has them back', async () => {
  const { user } = await open('OWNER');
  await user.type(screen.getByLabelText('Brakes'), ' or so');
  expect(await screen.findByText(/^Saved/, {}, STORED)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.getByLabelText('Brakes')).toHaveProperty('value', '70%'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByLabelText('Brakes')).toHaveProperty('value', '70% or so'));
});

test('an owner publishes a new car without a stock number, and arranges its pictures on the same page', async () => {
  const id = 'a1b2c3d4e5f6a7b8c9d0e1f2';
  const images = ['front', 'back'].map((name) => ({
    ...{ _id: name, path: `photos/stock-${name}.jpg`, filename: `${name}.jpg` },
  }));
  const values = { title: 'A rare one', originalPrice: '1000' };
  // Its draft was written more often than the car that it becomes.
  await drafts().insertOne(aDraft(id, { isNew: true, revision: 9, values, base: {}, images }));
  localStorage.setItem('token', tokenOf(await addStaff(site.store, 'Huda', 'OWNER')));
  const { user } = await site.visitOffice(`/admin/cars/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published. The site shows it.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Move picture 1 later' }));
  const names = async () => (await carStore(site.store).byId(id))?.images.map(({ filename }) => filename);
  await waitFor(async () => expect(await names()).toEqual(['back.jpg', 'front.jpg']));
});

test('an owner withdraws a car once she is asked, can change nothing of it then, and lists it again', async () => {
  const { user } = await open('OWNER');
  await user.click(screen.getByRole('button', { name: 'Withdraw from the site' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw from the site' });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/^Withdrawn on/)).toBeTruthy();
  expect(await stored()).toBeNull();
  expect(screen.queryByLabelText('Price')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'List again' }));
  await waitFor(() => expect(price().value).toBe('200000'));
  expect(await stored()).not.toBeNull();
});

test('an owner who taps twice withdraws a car once, and the question stays until that is done', async () => {
  const { user } = await open('OWNER');
  const goOn = site.hold('WithdrawCar');
  await user.click(screen.getByRole('button', { name: 'Withdraw from the site' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw from the site' });
  await user.dblClick(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(within(dialog).getByRole('button', { name: 'Withdraw' }).getAttribute('aria-disabled')).toBe('true');
  expect(dialog.hasAttribute('open')).toBe(true);
  goOn();
  expect(await screen.findByText(/^Withdrawn on/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(site.asked.filter((name) => name === 'WithdrawCar')).toHaveLength(1);
});

test('a salesman reads the values of a car, and has the status alone to change', async () => {
  await open('SALES');
  expect(screen.getByRole('button', { name: /change the status/ })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Withdraw from the site' })).toBeNull();
  expect(screen.getByText('40,000 km', { selector: 'dd bdi' })).toBeTruthy();
});

test('an owner who follows an old link reads that there is no such car', async () => {
  localStorage.setItem('token', tokenOf(await addStaff(site.store, 'Huda', 'OWNER')));
  const { user } = await site.visitOffice('/admin/cars/nothing');
  expect(await screen.findByRole('heading', { name: 'There is no such car' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Open the cars' }));
  expect(await screen.findByRole('list', { name: 'Cars' })).toBeTruthy();
});
