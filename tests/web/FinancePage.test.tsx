// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { aCar, carOf } from '../stock/aCar.ts';
import { runSite } from '../servers/runSite.tsx';
import { says, writingOrigin } from '../origins/writingOrigin.ts';

const APPLY = '/api/v1/finance-eligibility';

const model = (brandName: string, modelName: string) => ({
  _id: modelName,
  modelName,
  manufacturer: { _id: brandName, brandName },
});

let origin: Awaited<ReturnType<typeof writingOrigin>>;
let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  localStorage.clear();
  origin = await writingOrigin();
  const vehicleTypes = [model('BMW', 'X5'), model('BMW', 'X3'), model('Audi', 'Q7')];
  origin.on('/api/v1/fetch-vehicle-types', says(200, { vehicleTypes }));
  origin.on('/api/v1/fetch-logos', says(200, { logos: [{ logo: { path: '/logos/bmw.svg' } }] }));
  site = await runSite([], { restUrl: origin.url });
});

afterEach(async () => {
  cleanup();
  await site.close();
  await origin.close();
});

const make = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Manufacturer' });
const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Vehicle type' });
const optionsOf = (select: HTMLSelectElement) =>
  within(select)
    .getAllByRole<HTMLOptionElement>('option')
    .filter((option) => option.value)
    .map((option) => option.value);
const applications = () =>
  origin.received.filter(({ path }) => path === APPLY).map(({ body }) => JSON.parse(body.toString()));
const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

async function fillIn(user: UserEvent) {
  await user.selectOptions(await make(), 'BMW');
  await user.selectOptions(type(), 'X5');
  await user.type(screen.getByLabelText('Full name'), 'Priya Nair');
  await user.type(screen.getByLabelText('Mobile number'), '055 222 3333');
  await user.type(screen.getByLabelText('Email'), 'priya@example.ae');
  await user.type(screen.getByLabelText('Current salary'), '12k');
  await user.click(screen.getByRole('radio', { name: 'No' }));
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit Application' }));

/** What the applicant has entered in `fillIn`, with the names of the wire (spec §7). */
const onTheWire = {
  manufacturer: 'BMW',
  vehicleType: 'X5',
  fullName: 'Priya Nair',
  mobileNumber: '055 222 3333',
  email: 'priya@example.ae',
  salary: '12k',
  hasExistingLoans: 'no',
};

function expectEmpty(select: HTMLSelectElement) {
  expect([select.value, type().value, ...typed()]).toEqual(['', '', '', '', '', '']);
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
    false,
    false,
  ]);
}

const somePicture = () => screen.queryByRole('img', { name: 'Illustration: a black saloon from the side' });

test('an applicant without a car sees a picture of one', async () => {
  site.visit('/finance');
  await make();
  expect(somePicture()).not.toBeNull();
});

test('FIN-1 the page asks for logos and for vehicle types', async () => {
  site.visit('/finance');
  await make();
  expect(origin.requests.toSorted()).toEqual(['/api/v1/fetch-logos', '/api/v1/fetch-vehicle-types']);
});

test('FIN-2 FIN-3 FIN-4 an applicant chooses a model of the make; another make clears it', async () => {
  const { user } = site.visit('/finance');
  expect(optionsOf(await make())).toEqual(['Audi', 'BMW']);
  expect(type().options).toHaveLength(1);
  await user.selectOptions(await make(), 'BMW');
  expect(optionsOf(type())).toEqual(['X3', 'X5']);
  await user.selectOptions(type(), 'X5');
  await user.selectOptions(await make(), 'Audi');
  expect(optionsOf(type())).toEqual(['Q7']);
  expect(type().value).toBe('');
});

test('FIN-5 FIN-6 an applicant cannot send it before all seven are filled in', async () => {
  const { user } = site.visit('/finance');
  await make();
  expect(screen.getByLabelText<HTMLInputElement>('Mobile number').type).toBe('tel');
  expect(screen.getByLabelText<HTMLInputElement>('Email').type).toBe('email');
  const fields = [
    ...screen.getAllByRole<HTMLInputElement>('combobox'),
    ...screen.getAllByRole<HTMLInputElement>('textbox'),
    ...screen.getAllByRole<HTMLInputElement>('radio'),
  ];
  expect(fields.map(({ required }) => required)).toEqual(Array(8).fill(true));
  await send(user);
  expect(applications()).toEqual([]);
});

test('FIN-7 an applicant reads that the credit score is not affected', async () => {
  site.visit('/finance');
  expect(await screen.findByText(/pre-approval.*does not affect your credit score/)).toBeTruthy();
});

test('FIN-8 an applicant cancels, and nothing is sent', async () => {
  const { user } = site.visit('/finance');
  await fillIn(user);
  const cancel = screen.getByRole('link', { name: 'Cancel' });
  expect(cancel.getAttribute('href')).toBe('/');
  await user.click(cancel);
  expect(applications()).toEqual([]);
});

test('FIN-9 FIN-10 FIN-11 FIN-14 VAL-1 an application reaches the dealer once and is confirmed', async () => {
  const { user, router } = site.visit('/finance');
  await fillIn(user);
  await user.dblClick(screen.getByRole('button', { name: 'Submit Application' }));
  const words = 'Your request Is submitted our agent will contact you shortly.';
  const heading = await screen.findByRole('heading', { name: words });
  expect(router.state.location.pathname).toBe('/finance-confirm');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/within 24 hours \(working days\)/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/');
  expect(applications()).toEqual([onTheWire]);
  await router.navigate('/finance');
  expectEmpty(await make());
});

test.each([200, 400, 500])(
  'FIN-11 FIN-12 FIN-13 ERR-1 an answer of %i leaves the applicant on an empty form, with a way back',
  async (status) => {
    origin.on(APPLY, says(status, {}));
    const { user, router } = site.visit('/finance');
    await fillIn(user);
    await send(user);
    const bar = await screen.findByRole('alert');
    expect(bar.textContent).toContain('We could not send your application.');
    expect(document.activeElement).toBe(bar);
    expect(router.state.location.pathname).toBe('/finance');
    expectEmpty(await make());

    await user.click(within(bar).getByRole('button', { name: 'Restore' }));
    expect([(await make()).value, type().value]).toEqual(['BMW', 'X5']);
    expect(typed()).toEqual(['Priya Nair', '055 222 3333', 'priya@example.ae', '12k']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('an applicant tries again, and it is the same application to the dealer', async () => {
  origin.on(APPLY, says(500));
  const { user } = site.visit('/finance');
  await fillIn(user);
  await send(user);
  const bar = await screen.findByRole('alert');
  origin.on(APPLY, says(201));
  await user.click(within(bar).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: /^Your request Is submitted/ });
  const keys = origin.received
    .filter(({ path }) => path === APPLY)
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.any(String), keys[0]]);
  expect(applications()).toEqual([onTheWire, onTheWire]);
});

test('an application that was changed after it failed is another one to the dealer', async () => {
  origin.on(APPLY, says(500));
  const { user } = site.visit('/finance');
  await fillIn(user);
  await send(user);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await user.type(screen.getByLabelText('Current salary'), '!');
  await send(user);
  await waitFor(() => expect(applications()).toHaveLength(2));
  const keys = origin.received.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
  expect(new Set(keys).size).toBe(2);
});

test('a salary is never written down on the device', async () => {
  origin.on(APPLY, says(500));
  const { user } = site.visit('/finance');
  await fillIn(user);
  await send(user);
  await screen.findByRole('alert');
  const kept = [sessionStorage, localStorage].flatMap((storage) => Object.values(storage)).join();
  expect(kept).toContain('Priya Nair');
  expect(kept).not.toContain('12k');
});

test('what the dealer finds wrong stands beside its field once the form is filled again', async () => {
  origin.on(APPLY, says(422, { message: 'No', errors: [{ field: 'email', message: 'Which address?' }] }));
  const { user } = site.visit('/finance');
  await fillIn(user);
  await send(user);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  const email = screen.getByLabelText('Email');
  expect(document.activeElement).toBe(email);
  const described = email.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Which address?');
  await user.type(email, 'x');
  expect(screen.queryByText('Which address?')).toBeNull();
});

test.each([
  ['Current salary', '12', 'Did you mean AED 12,000 a month?'],
  ['Current salary', 'enough', 'In figures, such as 12,000?'],
  ['Mobile number', 'call me', 'We may not be able to reach you at call me.'],
  ['Mobile number', '055-222', 'We may not be able to reach you at 055-222.'],
])('an applicant whose %s is "%s" is asked about it, and may leave it so', async (label, typed, question) => {
  const { user } = site.visit('/finance');
  await fillIn(user);
  const field = screen.getByLabelText(label);
  expect(screen.queryByText(question)).toBeNull();
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  expect(screen.getByText(question)).toBeTruthy();
  await send(user);
  expect(applications()).toEqual([]);
  await send(user);
  await screen.findByRole('heading', { name: /^Your request Is submitted/ });
});

test('FIN-2 without the list of cars the page says so, and gets it again', async () => {
  origin.on('/api/v1/fetch-vehicle-types', says(503));
  const { user } = site.visit('/finance');
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load the list of cars.');
  origin.on('/api/v1/fetch-vehicle-types', says(200, { vehicleTypes: [model('BMW', 'X5')] }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(optionsOf(await make())).toEqual(['BMW']));
});

test('an applicant who comes from a car sees it, finds it chosen, and the dealer is told which one it is', async () => {
  await site.close();
  site = await runSite([aCar({ _id: 'x5', ...carOf('BMW', 'X5') })]);
  const { user } = site.visit('/finance?car=x5');
  expect([(await make()).value, type().value]).toEqual(['BMW', 'X5']);
  const named = within(screen.getByRole('region', { name: 'The car' }));
  expect(named.getByRole('heading').textContent).toBe('BMW X5');
  expect(somePicture()).toBeNull();
  await fillIn(user);
  await send(user);
  await screen.findByRole('heading', { name: /^Your request Is submitted/ });
  expect((await application()).carId).toBe('x5');
  const mails = await site.store.collection<QueuedMail>('outbox').find({}).toArray();
  expect(mails.map(({ mail }) => mail.text)).toEqual([expect.stringMatching(/The car: http.*\/car\/x5/)]);
});

/** The car that an applicant comes from in the tests of the terms. */
const x5 = () => aCar({ _id: 'x5', ...carOf('BMW', 'X5'), originalPrice: 200_000, discountedPrice: null });

/** The application in the dealer's records. */
const application = async () => {
  const [enquiry] = await site.store.collection<Enquiry>('enquiries').find({}).toArray();
  return enquiry?.details ?? {};
};

/** The terms that the page shows, with plain spaces. */
const shownTerms = async () =>
  (await screen.findByText('Terms', { selector: 'dt' })).nextSibling?.textContent?.replaceAll('\u00a0', ' ');

test('an applicant reads the terms that were chosen on the page of the car, before and after sending, and so does the dealer', async () => {
  await site.close();
  site = await runSite([x5()]);
  const chosen = 'AED 80,000 down, AED 3,542 a month, 36 months';
  const { user } = site.visit('/finance?car=x5&down=80000&months=٣٦');
  await make();
  expect(await shownTerms()).toBe(chosen);
  await fillIn(user);
  await send(user);
  await screen.findByRole('heading', { name: /^Your request Is submitted/ });
  expect(await shownTerms()).toBe(chosen);
  expect(await application()).toEqual({ ...onTheWire, carId: 'x5', downPayment: 80_000, loanMonths: 36 });
});

test.each([
  '',
  '&down=1&months=999',
  '&down=190000&months=11',
  '&down=80000.5&months=36.5',
  '&down=x&months=',
])(
  'an applicant whose address names no terms, or wrong ones (%s), finds those with which the calculator starts',
  async (terms) => {
    await site.close();
    site = await runSite([x5()]);
    site.visit(`/finance?car=x5${terms}`);
    await make();
    expect(await shownTerms()).toBe('AED 40,000 down, AED 2,946 a month, 60 months');
  },
);
