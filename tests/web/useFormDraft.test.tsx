// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillPurchase, fillTestDrive, stopClock } from '../forms/fillBooking.ts';
import { runSite } from '../servers/runSite.tsx';
import { aCar, carOf } from '../stock/aCar.ts';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  localStorage.clear();
  site = await runSite([
    aCar({ _id: 'x5', ...carOf('BMW', 'X5') }),
    aCar({ _id: 'q7', ...carOf('Audi', 'Q7') }),
  ]);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  cleanup();
  await site.close();
});

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
/** The drafts of forms that the device has stored. */
const written = () => Object.entries(localStorage).filter(([key]) => key.startsWith('draft:'));

/** Closes the page and opens it again. */
function reload(path: string) {
  cleanup();
  return site.visit(path);
}

test('a buyer who reloads the page finds what was entered, from the first letter on', async () => {
  const { user } = site.visit('/buy-now-form?car=x5');
  await user.type(await screen.findByLabelText('First name'), 'O');
  reload('/buy-now-form?car=x5');
  await waitFor(() => expect(value('First name')).toBe('O'));
});

test('a buyer whose browser keeps nothing reads so, and finds what was entered as long as the page lives', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { user, router } = site.visit('/buy-now-form?car=x5');
  expect(await screen.findByText(/kept on this device until it is sent/)).toBeTruthy();
  await user.type(screen.getByLabelText('First name'), 'O');
  expect(await screen.findByText(/does not allow us to save what you enter/)).toBeTruthy();
  expect(screen.queryByText(/kept on this device until it is sent/)).toBeNull();
  await router.navigate('/terms');
  await screen.findByRole('heading', { level: 1, name: /Terms/ });
  await router.navigate(-1);
  await waitFor(() => expect(value('First name')).toBe('O'));
});

test('a test drive keeps its day and its time, with the times that this day has', async () => {
  stopClock();
  const { user } = site.visit('/test-drive-form?car=x5');
  await fillTestDrive(user, { date: '2026-11-22' });
  reload('/test-drive-form?car=x5');
  await waitFor(() => expect(value('Preferred date')).toBe('2026-11-22'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '01:30 PM' }).checked).toBe(true);
  expect(await screen.findByText('Sunday: closed – we will propose a time.')).toBeTruthy();
});

test('Clear empties the form, and nothing is left on the device', async () => {
  const { user } = site.visit('/buy-now-form?car=x5');
  await fillPurchase(user);
  expect(written()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(value('First name')).toBe('');
  expect(written()).toEqual([]);
});

test('what was sent is not kept any longer', async () => {
  const { user, router } = site.visit('/buy-now-form?car=x5');
  await fillPurchase(user);
  await user.click(screen.getByRole('button', { name: 'Request to Buy' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/buy-now-confirm'));
  expect(written()).toEqual([]);
});

test('a draft is a day old at most, also that of a form that nobody opens', async () => {
  stopClock();
  const { user } = site.visit('/buy-now-form?car=x5');
  await fillPurchase(user);
  stopClock('2026-11-21T10:00:01Z');
  reload('/contact-us');
  await screen.findByLabelText('First name');
  await waitFor(() => expect(written()).toEqual([]));
});

test('a message about one car does not stand in the form about another', async () => {
  const { user } = site.visit('/contact-us?car=x5');
  await user.type(await screen.findByLabelText('Message'), 'Is it still there?');
  reload('/contact-us?car=q7');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toMatch(/Audi Q7/);
  reload('/contact-us?car=x5');
  await screen.findByLabelText('Message');
  await waitFor(() => expect(value('Message')).toMatch(/BMW X5[\s\S]*Is it still there\?$/));
});

test('a buyer is told that another tab has sent what still stands in the form, until the form is cleared', async () => {
  const { user } = site.visit('/buy-now-form?car=x5');
  await fillPurchase(user);
  removeInAnotherTab();
  expect(await screen.findByText(/was sent or emptied in another tab/)).toBeTruthy();
  expect(value('First name')).toBe('Omar');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByText(/in another tab/)).toBeNull();
});

test('a form in which nothing stands says nothing about what another tab has sent', async () => {
  const { user } = site.visit('/buy-now-form?car=x5');
  await fillPurchase(user);
  const [[key, draft] = ['', '']] = written();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  localStorage.setItem(key, draft);
  removeInAnotherTab();
  expect(screen.queryByText(/in another tab/)).toBeNull();
});

/** Removes the draft as another tab does when it has sent it. */
function removeInAnotherTab() {
  for (const [key, oldValue] of written()) {
    localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null })));
  }
}
