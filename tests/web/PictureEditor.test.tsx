// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { type RunningSite, runSite, siteForEach } from '../servers/runSite.tsx';
import { addStaff, tokenOf } from '../servers/staff.ts';
import { aCar } from '../stock/aCar.ts';

let site: RunningSite;

const pictures = (...names: string[]) =>
  names.map((name) => ({ _id: name, path: `photos/stock-${name}.jpg`, filename: `${name}.jpg` }));

siteForEach(async () => (site = await runSite([aCar({ _id: 'x5', images: pictures('a', 'b', 'c', 'd') })])));

async function open() {
  localStorage.setItem('token', tokenOf(await addStaff(site.store, 'Huda', 'OWNER')));
  const shown = await site.visitOffice('/admin/cars/x5');
  await screen.findByRole('list', { name: 'Pictures of this car' });
  return shown;
}
async function remove(user: UserEvent, place: number) {
  await user.click(await screen.findByRole('button', { name: `More for picture ${place}` }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove the picture' }),
  );
}
const names = async () => (await carStore(site.store).byId('x5'))?.images.map(({ _id }) => _id);
const count = (operation: string) => site.asked.filter((asked) => asked === operation).length;

test('an owner who removes two pictures and moves another one before the first is gone has all of it', async () => {
  const { user } = await open();
  const release = site.hold('RemoveCarPicture');
  await remove(user, 1);
  await waitFor(() => expect(count('RemoveCarPicture')).toBe(1));
  await remove(user, 2);
  await remove(user, 2);
  await user.click(screen.getByRole('button', { name: 'Move picture 4 earlier' }));
  release();
  await waitFor(async () => expect(await names()).toEqual(['d', 'c']));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(count('RemoveCarPicture')).toBe(2);
});

test('an owner who taps twice to have the pictures of the file takes them once', async () => {
  const file = { images: { sheet: pictures('e', 'f'), differs: true } };
  await carStore(site.store).change(
    ['x5'],
    ({ listed }) => listed && { ...listed, importedAs: 'S-1001', overrides: file },
  );
  const { user } = await open();
  const release = site.hold('UseSheetPictures');
  const take = await screen.findByRole('button', { name: "Use the file's pictures" });
  await user.dblClick(take);
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  release();
  expect(await screen.findByText("The pictures are the file's again.")).toBeTruthy();
  expect(await names()).toEqual(['e', 'f']);
  expect([count('UseSheetPictures'), count('ArrangeCarPictures')]).toEqual([1, 0]);
});
