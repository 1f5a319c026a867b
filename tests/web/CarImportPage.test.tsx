// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { importProcesses } from '../../rest/imports/importProcesses.ts';
import { importService } from '../../rest/imports/importService.ts';
import { runStore } from '../../rest/imports/runStore.ts';
import { type RunningSite, runSite, siteForEach } from '../servers/runSite.tsx';
import { addStaff, tokenOf } from '../servers/staff.ts';

let site: RunningSite;

siteForEach(async () => (site = await runSite()));

/** An owner opens a file that she has sent. */
async function open() {
  const huda = await addStaff(site.store, 'Huda', 'OWNER');
  localStorage.setItem('token', tokenOf(huda));
  const runs = runStore(site.store);
  const processes = importProcesses({
    ...{ runs, start: async () => undefined, log: { warn: () => undefined } },
  });
  const imports = importService({ runs, processes, now: () => new Date() });
  const { id } = await imports.receive(
    { fileName: 'stock.csv', by: { id: huda.id, name: 'Huda' } },
    (async function* () {
      yield Buffer.from('Stock No,Make,Model,Price\nS-1,BMW,X5,200000\n');
    })(),
  );
  const shown = await site.visitOffice(`/admin/import/${id}`);
  await screen.findByRole('heading', { name: 'stock.csv' });
  return shown;
}
const whole = () => screen.getByRole<HTMLInputElement>('switch', { name: 'This file is my whole stock' });
const make = () => screen.getByRole('combobox', { name: 'Make' });

test('an owner who has no field overwritten any more finds the list of fields as open as before', async () => {
  const { user } = await open();
  const fields = screen.getByText('Overwrite changes made by hand').closest('details');
  await user.click(screen.getByText('Overwrite changes made by hand'));
  expect(fields?.open).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Price' }));
  await user.click(screen.getByRole('checkbox', { name: 'Price' }));
  expect(screen.getByRole('checkbox', { name: 'Price' })).toHaveProperty('checked', false);
  expect(fields?.open).toBe(true);
});

test('an owner can change nothing of what she has sent to be checked until it is, so nothing she chooses is lost', async () => {
  const { user } = await open();
  const release = site.hold('PrepareCarImport');
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
  await waitFor(() => expect(site.asked).toContain('PrepareCarImport'));
  await user.click(whole());
  await user.selectOptions(make(), 'Not used');
  expect(whole().checked).toBe(false);
  expect(make()).toHaveProperty('value', 'MAKE');
  release();
  await waitFor(() => expect(site.asked).toContain('CheckCarImport'));
});
