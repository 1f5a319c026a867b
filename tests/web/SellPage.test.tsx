// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSite } from '../servers/runSite.tsx';
import { stopClock } from '../forms/fillBooking.ts';
import { anOffer } from '../forms/sendOffer.ts';
import { aPhoto } from '../stock/somePhotos.ts';
import { says, writingOrigin } from '../origins/writingOrigin.ts';

const jpeg = new Uint8Array(await aPhoto().jpeg().toBuffer());
const png = new Uint8Array(await aPhoto().png().toBuffer());
const sold = '/api/v1/sell-car';

let origin: Awaited<ReturnType<typeof writingOrigin>>;
let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  localStorage.clear();
  origin = await writingOrigin();
  site = await runSite([], { restUrl: origin.url });
});

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await site.close();
  await origin.close();
});

/** The field of the form with this name. */
function field(name: string) {
  const found = document.querySelector<HTMLInputElement & HTMLSelectElement>(`form [name="${name}"]`);
  if (!found) throw new Error(`No field is called ${name}.`);
  return found;
}

const texts = () => Object.keys(anOffer).map((name) => [name, field(name).value]);
const emptied = Object.keys(anOffer).map((name) => [name, '']);
const options = (name: string) => [...field(name).options];
const chooser = () => screen.getByLabelText<HTMLInputElement>('Add photos');
const previews = () =>
  screen.queryAllByRole('img', { name: /^Photo \d/ }).map((img) => img.getAttribute('alt'));
const photo = (name: string, type = 'image/jpeg') =>
  new File([type === 'image/png' ? png : jpeg], name, { type });

async function choose(user: UserEvent, ...names: string[]) {
  const before = previews().length;
  await user.upload(
    chooser(),
    names.map((name) => photo(name, name.endsWith('png') ? 'image/png' : 'image/jpeg')),
  );
  await waitFor(() => expect(previews()).toHaveLength(before + names.length));
}

async function fillIn(user: UserEvent, offer: Partial<typeof anOffer> = anOffer) {
  for (const [name, value] of Object.entries(offer)) {
    if (field(name).matches('select')) await user.selectOptions(field(name), value);
    else await user.type(field(name), value);
  }
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }));

/** The parts of the request that the origin has received: names, file names and contents. */
function parts() {
  const [request, ...others] = origin.received;
  expect([request?.path, request?.method, others]).toEqual([sold, 'POST', []]);
  const boundary = /boundary=(.+)$/.exec(request?.headers['content-type'] ?? '')?.[1];
  return (request?.body.toString('latin1') ?? '')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      return {
        name: /[^e]name="([^"]*)"/.exec(head)?.[1],
        file: /filename="([^"]*)"/.exec(head)?.[1],
        content: Buffer.from(rest.join('\r\n\r\n').slice(0, -2), 'latin1'),
      };
    });
}

const files = () => parts().flatMap(({ name, file }) => (file ? [[name, file]] : []));

async function openForm() {
  const { user, router } = site.visit('/sell');
  await screen.findByRole('heading', { level: 1 });
  return { user, address: () => router.state.location.pathname };
}

test('SELL-1 SELL-2 SELL-7 a seller finds twelve fields, eleven of them required, and a place for photos', async () => {
  await openForm();
  const required = Object.keys(anOffer).filter((name) => field(name).required);
  expect(required).toEqual(Object.keys(anOffer).filter((name) => name !== 'tradeIn'));
  expect([field('email').type, field('mobileNumber').type]).toEqual(['email', 'tel']);
  expect(chooser().type).toBe('file');
  expect(document.title).toContain('Sell your car');
});

test('SELL-2 nothing is sent while a required field is empty', async () => {
  const { user } = await openForm();
  await fillIn(user, { ...anOffer, description: ' ' });
  await user.clear(field('description'));
  await submit(user);
  expect(field('description').validity.valueMissing).toBe(true);
  expect(origin.received).toEqual([]);
});

test.each([
  [
    'SELL-4',
    'origin',
    ['gcc', 'US', 'EU', 'CAD', 'Korean', 'Others'],
    ['GCC', 'US', 'EU', 'CAD (Canada)', 'Korean', 'Others'],
  ],
  ['SELL-5', 'emirates', ['dubai', 'abu dhabi', 'sharjah'], ['Dubai', 'Abu Dhabi', 'Sharjah']],
])(
  '%s a seller chooses the %s from exactly these, behind a placeholder',
  async (_id, name, values, words) => {
    await openForm();
    const [placeholder, ...others] = options(name);
    expect([placeholder?.value, placeholder?.disabled]).toEqual(['', true]);
    expect(others.map(({ value }) => value)).toEqual(values);
    expect(others.map(({ text }) => text)).toEqual(words);
  },
);

test('a seller is told at once that a photo is damaged', async () => {
  const { user } = await openForm();
  await choose(user, 'front.jpg');
  fireEvent.error(screen.getByRole('img', { name: 'Photo 1: front.jpg' }));
  expect((await screen.findByText(/^This file is damaged or not a photo\./)).getAttribute('role')).toBe(
    'alert',
  );
  expect(previews()).toEqual([]);
});

test('a seller is told at once that a photo was cut off, which browsers show half grey', async () => {
  const { user } = await openForm();
  await user.upload(chooser(), new File([jpeg.subarray(0, -200)], 'front.jpg', { type: 'image/jpeg' }));
  expect((await screen.findByText(/^This file is damaged or not a photo\./)).getAttribute('role')).toBe(
    'alert',
  );
  expect(previews()).toEqual([]);
});

test('a photo that is marked stops Submit: the seller is led to it, and nothing is sent before it is removed', async () => {
  const { user, address } = await openForm();
  await choose(user, 'front.jpg');
  await user.upload(chooser(), new File([jpeg.subarray(0, -200)], 'broken.jpg', { type: 'image/jpeg' }));
  await screen.findByText(/^This file is damaged or not a photo\./);
  await fillIn(user);
  await submit(user);
  const sentence = 'Nothing was sent. Remove the photos that are marked, and submit again.';
  expect(screen.getByText(sentence).parentElement?.getAttribute('role')).toBe('alert');
  const remove = screen.getByRole('button', { name: 'Remove photo 2' });
  expect(document.activeElement).toBe(remove);
  expect([origin.received, field('fullName').value]).toEqual([[], anOffer.fullName]);
  await user.click(remove);
  expect(screen.queryByText(sentence)).toBeNull();
  await submit(user);
  await waitFor(() => expect(address()).toBe('/sell-confirm'));
  expect(files()).toEqual([['images', 'front.jpg']]);
});

test('a photo that is too large is called so, also where it cannot be drawn, and stops Submit', async () => {
  const { user } = await openForm();
  const large = new Uint8Array(15 * 1024 * 1024 + 1);
  await user.upload(chooser(), new File([large], 'large.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText(/^Larger than 15 MB\./)).toBeTruthy();
  expect(previews()).toEqual([]);
  await fillIn(user);
  await submit(user);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(origin.received).toEqual([]);
});

test('SELL-6 a seller may say yes or no to a trade-in, or nothing', async () => {
  await openForm();
  expect(options('tradeIn').map(({ value }) => value)).toEqual(['', 'yes', 'no']);
});

test('SELL-5 a seller from elsewhere is told what to choose', async () => {
  await openForm();
  expect(screen.getByText(/Elsewhere\? Choose the nearest/).id).toBe(
    field('emirates').getAttribute('aria-describedby'),
  );
});

test('SELL-8 a seller is asked about a number that looks wrong, and may send anything', async () => {
  const { user, address } = await openForm();
  await fillIn(user, { ...anOffer, year: '18', mileage: '150', price: 'abc' });
  expect(screen.getByText('Did you mean 2018?')).toBeTruthy();
  expect(screen.getByText('Did you mean 150,000?')).toBeTruthy();
  const numbers = ['year', 'mileage', 'price'].map((name) => field(name));
  expect(numbers.map(({ type, inputMode }) => [type, inputMode])).toEqual(Array(3).fill(['text', 'numeric']));
  await submit(user);
  expect(origin.received).toEqual([]);
  await submit(user);
  await waitFor(() => expect(address()).toBe('/sell-confirm'));
  const sent = Object.fromEntries(parts().map(({ name, content }) => [name, content.toString()]));
  expect([sent.year, sent.mileage, sent.price]).toEqual(['18', '150', 'abc']);
});

test('SELL-3 SELL-13 SELL-15 a seller without photos and trade-in arrives at the confirmation', async () => {
  const { user, address } = await openForm();
  const { tradeIn: _, ...offer } = anOffer;
  await fillIn(user, offer);
  await submit(user);
  await waitFor(() => expect(address()).toBe('/sell-confirm'));
  expect(parts().map(({ name, content }) => [name, content.toString()])).toEqual(Object.entries(offer));
});

test('a seller gets a receipt: a reference, the car, and by when the answer comes', async () => {
  stopClock();
  origin.on(sold, says(201, { _id: '6a0f3c2b9d1e5f4a7f3a91c2' }));
  const { user } = await openForm();
  await choose(user, 'front.jpg');
  await fillIn(user);
  await submit(user);
  await screen.findByText('Reference');
  const facts = screen.getByRole('region', { name: 'Your request' }).querySelectorAll('dl > div');
  expect([...facts].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Reference7F3A-91C2Quote it when you call or write.',
    'Your carNissan PatrolWith 1 photo.',
    'You will hear from us byMonday 23 November, 2:00 PMDubai time, counting working days.',
  ]);
});

test('SELL-9 SELL-10 SELL-11 a seller chooses photos twice and sees all of them', async () => {
  const { user } = await openForm();
  expect([chooser().accept, chooser().multiple]).toEqual(['.jpg,.png,.jpeg', true]);
  await choose(user, 'front.jpg', 'side.jpeg');
  await choose(user, 'rear.png');
  expect(previews()).toEqual(['Photo 1: front.jpg', 'Photo 2: side.jpeg', 'Photo 3: rear.png']);
});

test('SELL-12 SELL-14 a seller removes a photo, chooses another cover, and the others are sent in that order', async () => {
  const { user, address } = await openForm();
  await choose(user, 'front.jpg', 'side.jpg', 'rear.png', 'seats.jpg');
  await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove photo 2' }));
  await user.click(screen.getByRole('button', { name: 'Make cover: photo 3' }));
  await user.click(screen.getByRole('button', { name: 'Move photo 2 back' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move photo 3 back' }));
  expect(previews()).toEqual(['Photo 1: seats.jpg', 'Photo 2: rear.png', 'Photo 3: front.jpg']);
  await fillIn(user);
  await submit(user);
  await waitFor(() => expect(address()).toBe('/sell-confirm'));
  expect(files()).toEqual(['seats.jpg', 'rear.png', 'front.jpg'].map((file) => ['images', file]));
  expect(parts().at(-1)?.content.equals(jpeg)).toBe(true);
});

test('a seller who removes the only photo goes on from the place for photos', async () => {
  const { user } = await openForm();
  await choose(user, 'front.jpg');
  screen.getByRole('button', { name: 'Remove photo 1' }).focus();
  await user.keyboard('{Enter}');
  expect(previews()).toEqual([]);
  expect(document.activeElement).toBe(chooser());
});

test('a seller is told which files were not added, and why', async () => {
  const { user } = await openForm();
  const alert = within(screen.getByRole('group', { name: /Photos/ })).getByRole('alert');
  const wrong = [photo('IMG_1.HEIC', 'image/heic'), photo('papers.pdf', 'application/pdf')];
  await userEvent.setup({ applyAccept: false }).upload(chooser(), wrong);
  expect(alert.textContent).toMatch(/IMG_1.HEIC: HEIC pictures cannot be used.*papers.pdf: only JPG and PNG/);
  const many = Array.from({ length: 21 }, (_, i) => `${i + 1}.jpg`);
  await choose(user, ...many.slice(0, 19));
  await user.upload(
    chooser(),
    many.slice(19).map((name) => photo(name)),
  );
  await waitFor(() => expect(previews()).toHaveLength(20));
  expect(alert.textContent).toBe('At most 20 photos. One was not added: 21.jpg.');
});

test.each([
  [200, 'an answer that is not 201', says(200, {})],
  [400, 'a refusal', says(400, { message: 'No.' })],
  [500, 'a breakdown', says(500, { message: 'secret' })],
])(
  'SELL-16 SELL-17 SELL-18 after %s, %s, the form is empty and gives back what it held',
  async (...[, , answer]) => {
    origin.on(sold, answer);
    const { user, address } = await openForm();
    await choose(user, 'front.jpg', 'side.jpg');
    await fillIn(user);
    await submit(user);
    const bar = within((await screen.findByText('We could not send your car.')).parentElement!);
    expect([address(), texts(), previews()]).toEqual(['/sell', emptied, []]);
    expect(bar.getByText(/Your details and 2 photos are kept on this device/)).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Restore' }));
    expect(texts()).toEqual(Object.entries(anOffer));
    await waitFor(() => expect(previews()).toEqual(['Photo 1: front.jpg', 'Photo 2: side.jpg']));
    expect(screen.queryByText('We could not send your car.')).toBeNull();
  },
);

test('SELL-18 a seller tries again, and the same offer arrives under the same key', async () => {
  origin.on(sold, says(500));
  const { user, address } = await openForm();
  await choose(user, 'front.jpg');
  await fillIn(user);
  await submit(user);
  await screen.findByText('We could not send your car.');
  const failed = origin.received.splice(0);
  origin.on(sold, says(201));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toBe('/sell-confirm'));
  expect(files()).toEqual([['images', 'front.jpg']]);
  const keys = [...failed, ...origin.received].map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test('a photo that is refused is named beside it, once it is restored', async () => {
  const message = 'side.jpg is damaged and cannot be read.';
  origin.on(sold, says(422, { message, errors: [{ field: 'images', message }] }));
  const { user } = await openForm();
  await choose(user, 'front.jpg', 'side.jpg');
  await fillIn(user);
  await submit(user);
  expect(await screen.findByText(message)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(previews()).toHaveLength(2));
  const cards = within(screen.getByRole('list', { name: 'Your photos' })).getAllByRole('listitem');
  expect(cards.map((card) => within(card).queryByText(message) !== null)).toEqual([false, true, false]);
});

test('SELL-17 after a success the form is empty and nothing is kept', async () => {
  const { user, address } = await openForm();
  await choose(user, 'front.jpg');
  await fillIn(user);
  await submit(user);
  await waitFor(() => expect(address()).toBe('/sell-confirm'));
  await user.click(await screen.findByRole('link', { name: 'Add More' }));
  await screen.findByLabelText('Add photos');
  expect([texts(), previews()]).toEqual([emptied, []]);
  expect(screen.queryByText('We could not send your car.')).toBeNull();
});

test('SELL-19 SELL-20 SELL-21 SELL-22 the confirmation says what comes next and leads on', async () => {
  site.visit('/sell-confirm');
  const heading = await screen.findByRole('heading', { name: 'Car details submitted successfully.' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/replies within 24-48 hours \(working days\)/)).toBeTruthy();
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([to('Go to home page'), to('Add More')]).toEqual(['/', '/sell']);
});
