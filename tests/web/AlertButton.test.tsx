// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCar, carOf } from '../stock/aCar.ts';
import { runSite } from '../servers/runSite.tsx';
import { says, writingOrigin } from '../origins/writingOrigin.ts';

const PATH = '/api/v1/search-alerts';
const ASKED = 'Check your inbox.';

let origin: Awaited<ReturnType<typeof writingOrigin>>;
let site: Awaited<ReturnType<typeof runSite>>;

const cars = [aCar(carOf('BMW', 'X5')), aCar(carOf('Audi', 'Q7'))];
const terms = says(200, { perAddress: 20, hoursBetweenMails: 24 });
/** Answers with the limits of alerts, and answers each POST with `answer`. */
const offers =
  (answer = says(201, { id: '1', message: ASKED })): Parameters<typeof origin.on>[1] =>
  (request, response) =>
    (request.method === 'POST' ? answer : terms)(request, response);

beforeEach(async () => {
  origin = await writingOrigin();
  origin.on('/api/v1/companies', says(200, []));
  origin.on('/api/v1/fetch-vehicle-types', says(200, { vehicleTypes: [] }));
  site = await runSite([], { restUrl: origin.url });
});
afterEach(async () => {
  cleanup();
  await site.close();
  await origin.close();
});

const [allPath, bmwPath] = ['', '?companies=BMW'].map((query) => `/api/v1/cars/filter${query}`);
/** The origin lists `listed` as the cars of BMW, or as all cars; it counts no facets. */
function lists(listed: object[], path = bmwPath ?? '') {
  origin.on(path, says(200, { cars: listed }));
  for (const at of [path, allPath ?? '']) {
    origin.on(at.replace('/filter', '/facets'), says(404, { message: 'Nothing here' }));
  }
  origin.on(allPath ?? '', says(200, { cars }));
}
const posted = () => origin.received.filter(({ method }) => method === 'POST');

async function visit(address: string) {
  const { user } = site.visit(address);
  await screen.findByRole('heading', { level: 1 });
  return user;
}

async function openDialog() {
  const user = await visit('/buy?company=BMW');
  await user.click(await screen.findByRole('button', { name: 'Email me new matches' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Email me new matches' })) };
}

test('a buyer saves a search: reads what is promised, enters an address, and reads what comes next', async () => {
  origin.on(PATH, offers());
  lists(cars);
  const { user, dialog } = await openDialog();
  expect(dialog.getByText('BMW')).toBeTruthy();
  expect(dialog.getByText(/^One email a day at most\. End it with one click\./)).toBeTruthy();
  await user.type(dialog.getByLabelText('Email'), 'noor@example');
  await user.click(dialog.getByRole('button', { name: 'Email Me' }));
  expect(dialog.getByRole('alert').textContent).toBe(
    'We may not be able to reach you at noor@example. Correct it or send it as it is.',
  );
  expect(posted()).toEqual([]);
  await user.type(dialog.getByLabelText('Email'), '.ae');
  await user.click(dialog.getByRole('button', { name: 'Email Me' }));
  const said = await dialog.findByText(ASKED);
  expect([said.role, document.activeElement]).toEqual(['status', said]);
  const [sent] = posted();
  expect(JSON.parse(String(sent?.body))).toEqual({
    email: 'noor@example.ae',
    filter: 'companies=BMW',
  });
  expect(sent?.headers['x-consent-version']).toBe('search-alert-2026-11');
  const [close] = dialog.getAllByRole('button', { name: 'Close' });
  if (close) await user.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Email me new matches' })).toBeNull());
});

test('a buyer is told beside the field what is wrong with the address, and nothing is lost', async () => {
  const message = 'Email address must look like name@example.com.';
  origin.on(PATH, offers(says(422, { message, errors: [{ field: 'email', message }] })));
  lists(cars);
  const { user, dialog } = await openDialog();
  const email = dialog.getByLabelText<HTMLInputElement>('Email');
  await user.type(email, 'noor@example.aexx');
  await user.click(dialog.getByRole('button', { name: 'Email Me' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(email.value).toBe('noor@example.aexx');
});

test('a buyer whom the server cannot be reached for is told so, and sends it again under the same key', async () => {
  origin.on(PATH, offers(says(500, '')));
  lists(cars);
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText('Email'), 'noor@example.ae');
  await user.click(dialog.getByRole('button', { name: 'Email Me' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('is unavailable');
  origin.on(PATH, offers());
  await user.click(dialog.getByRole('button', { name: 'Email Me' }));
  await dialog.findByText(ASKED);
  expect(new Set(posted().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('a buyer who finds no car is offered the alert in its place', async () => {
  origin.on(PATH, offers());
  lists([]);
  await visit('/buy?company=BMW');
  expect(await screen.findByRole('button', { name: 'Email me when one arrives' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Email me new matches' })).toBeNull();
});

test.each([
  ['has chosen nothing', '/buy', allPath, offers()],
  [
    'is at a dealer whose records send no such mails',
    '/buy?company=BMW',
    bmwPath,
    says(404, { message: 'Nothing here' }),
  ],
])('a buyer is offered no alert who %s', async (_, address, path, answer) => {
  origin.on(PATH, answer);
  lists(cars, path);
  await visit(address);
  await screen.findAllByRole('article');
  expect(screen.queryByRole('button', { name: /Email me/ })).toBeNull();
});
