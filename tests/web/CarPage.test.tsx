// @vitest-environment happy-dom
import { dealership } from '../../web/dealer/dealership.ts';
import { exampleOf } from '../../web/dealer/instalments.ts';
import { ApolloLink, Observable } from '@apollo/client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { from, mergeMap } from 'rxjs';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetCars } from '../../web/cars/recent/recentCars.ts';
import { clearFavourites, readFavourites } from '../../web/cars/actions/favourites.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { aBareCar, aCar, carOf } from '../stock/aCar.ts';
import { runSite } from '../servers/runSite.tsx';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(() => {
  clearFavourites();
  forgetCars();
  localStorage.clear();
});

afterEach(async () => {
  cleanup();
  await site.close();
});

/** Shows the page of a car that has these prices (AED) one after the other, each from its day in November on. */
async function showPriced(...asked: [price: number, day: number][]) {
  const car = aCar({
    createdAt: '2026-11-01T08:00:00.000Z',
    discountedPrice: null,
    monthlyInstallment: null,
  });
  site = await runSite();
  for (const [originalPrice, day] of asked) {
    await carStore(site.store, () => new Date(Date.UTC(2026, 10, day, 8))).save({ ...car, originalPrice });
  }
  site.visit(`/car/${car._id}`);
  await screen.findByRole('heading', { level: 1 });
}

/** Shows the page of a car. */
async function show(car = aCar(), others: (typeof car)[] = []) {
  site = await runSite([car, ...others]);
  const visit = site.visit(`/car/${car._id}`);
  await screen.findByRole('heading', { level: 1 });
  return { car, ...visit };
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const names = (role: 'link' | 'button') =>
  within(screen.getByRole('main'))
    .queryAllByRole(role)
    .filter((element) => !element.closest('.action-bar'))
    .map(({ textContent }) => textContent);
const link = (name: string) =>
  within(screen.getByRole('main')).getAllByRole<HTMLAnchorElement>('link', { name })[0];
const bar = () => within(screen.getByTestId('action-bar'));

/** The words of a list of terms, such as the specification, with plain spaces. */
function rows(list: Element | null | undefined) {
  return [...(list?.querySelectorAll('div') ?? [])].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent?.replaceAll('\u00a0', ' '),
  ]);
}
const section = (name: string) => screen.getByRole('heading', { name }).closest('section');
const specification = () => section('Specification');
/** The rows of the specification that CAR-16 names: the site may have more. */
const specifiedRows = () => rows(specification()).filter(([label]) => specified.includes(label ?? ''));
const specified = [
  ...['Body type', 'Engine', 'Transmission', 'Fuel type'],
  ...['Mileage', 'Year', 'Doors', 'Color'],
];

test('CAR-2 the breadcrumb reads Home / Cars / brand and leads there', async () => {
  await show(aCar(carOf('Land Rover', 'Defender')));
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Cars',
    'Land Rover',
  ]);
  expect(crumbs.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(crumbs.getByRole('link', { name: 'Cars' }).getAttribute('href')).toBe('/buy');
  expect(crumbs.getByRole('link', { name: 'Land Rover' }).getAttribute('href')).toBe('/buy/land-rover');
});

test('CAR-6 a sold car says SOLD, and neither FEATURED nor TEST DRIVE', async () => {
  await show(aCar({ saleStatus: 'sold', featured: 'yes', testDrive: 'yes' }));
  expect(screen.getByText('SOLD')).toBeTruthy();
  expect(screen.queryByText('FEATURED')).toBeNull();
  expect(screen.queryByText('TEST DRIVE')).toBeNull();
});

test('CAR-7 a car that is not sold says FEATURED and TEST DRIVE when it is', async () => {
  await show(aCar({ featured: 'yes', testDrive: 'yes' }));
  expect(screen.getByText('FEATURED').className).toContain('print:bg-stage');
  expect(screen.getByText('TEST DRIVE')).toBeTruthy();
  expect(screen.queryByText('SOLD')).toBeNull();
});

test('CAR-8 the title has brand, model, trim and headline, and names the page', async () => {
  await show(aCar({ title: 'Full service history' }));
  expect(title()).toBe('BMW X5 xDrive40iFull service history');
  await waitFor(() =>
    expect(document.title).toBe('2021 BMW X5 xDrive40i, 40,000\u00a0km, AED\u00a0200,000, Dubai · Marsa'),
  );
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    '2021 BMW X5 xDrive40i, 40,000\u00a0km, AED\u00a0200,000. Full service history',
  );
});

test('CAR-8 the title skips what is missing', async () => {
  await show(aCar({ ...carOf('Audi', 'Q7'), vehicleTypeId: null, title: null }));
  expect(title()).toBe('Audi');
});

test('CAR-8 a car without brand, model and trim is called by its headline', async () => {
  await show(aBareCar({ title: 'Barn find' }));
  expect(title()).toBe('Barn find');
});

test('CAR-9 CAR-10 CAR-11 a discounted price stands with the original struck through and the instalment', async () => {
  await show(aCar({ originalPrice: 200_000, discountedPrice: 180_000, monthlyInstallment: 2_990 }));
  expect(screen.getByText('AED 180,000').closest('strong')).toBeTruthy();
  expect(screen.getByText('AED 200,000').closest('s')).toBeTruthy();
  expect(screen.getByText('or AED 2,990 a month')).toBeTruthy();
});

test('the instalment stands with its terms, and is the one that the calculator shows for them', async () => {
  await show(
    aCar({ originalPrice: 200_000, discountedPrice: null, monthlyInstallment: exampleOf(200_000).monthly }),
  );
  expect(screen.getByText('or AED 2,946 a month')).toBeTruthy();
  expect(screen.getByText('Example: AED 40,000 down (20%), 60 months at 3.99% reducing.')).toBeTruthy();
  const calculator = within(screen.getByRole('region', { name: 'Payment calculator' }));
  expect(calculator.getByText('AED 2,946')).toBeTruthy();
});

test('a visitor from abroad reads about what a car costs at home, at rates of a day', async () => {
  await show(aCar({ originalPrice: 154_000, discountedPrice: null }));
  const details = screen.getByText('In other currencies').closest('details')!;
  const amounts = within(details).getAllByRole('listitem', { hidden: true });
  const { rates } = dealership.exchange;
  expect(amounts.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(
    (['USD', 'EUR', 'GBP', 'SAR', 'INR'] as const).map(
      (currency) =>
        `≈ ${currency} ${Number((154_000 / rates[currency]).toPrecision(3)).toLocaleString('en-AE')}`,
    ),
  );
  expect(details.textContent).toContain(
    'Approximate, at exchange rates of 20 November 2026. The price in AED applies.',
  );
});

test('a buyer who reads two instalments reads which is listed with the car, and which is an example', async () => {
  await show(aCar({ originalPrice: 200_000, discountedPrice: null, monthlyInstallment: 3_100 }));
  const listed = screen.getByText('or AED 3,100 a month');
  expect(listed.nextElementSibling?.textContent).toBe(
    'Listed for this car on its own terms. Ask us for details.',
  );
  const calculator = within(screen.getByRole('region', { name: 'Payment calculator' }));
  expect(calculator.getByText('AED 2,946')).toBeTruthy();
  expect(
    calculator.getByText(
      'AED 3,100 a month is listed for this car on its own terms. Ask us for details. This is an example on the terms that you choose.',
    ),
  ).toBeTruthy();
});

test('CAR-9 CAR-10 a plain price stands alone, without an instalment where there is none', async () => {
  await show(aCar({ originalPrice: 200_000, discountedPrice: null, monthlyInstallment: null }));
  expect(screen.getByText('AED 200,000').closest('s')).toBeNull();
  expect(screen.queryByText(/^or .* a month$/)).toBeNull();
});

test('CAR-12 CAR-14 an available car can be bought, driven, asked about, saved and called for', async () => {
  const { car } = await show();
  expect(names('link')).toEqual(
    expect.arrayContaining(['Buy Now', 'Book Test Drive', 'Contact', 'Call Now']),
  );
  expect(names('button')).toContain('Save to My Garage');
  expect(link('Contact')?.getAttribute('href')).toBe(`/contact-us?car=${car._id}`);
  expect(link('Apply for finance')?.getAttribute('href')).toMatch(`/finance?car=${car._id}&down=`);
  expect(link('Call Now')?.getAttribute('href')).toBe('tel:+97140000000');
  expect(bar().getByRole('link', { name: 'Call Now' }).getAttribute('href')).toBe('tel:+97140000000');
  expect(bar().getByRole('link', { name: 'Book Test Drive' })).toBeTruthy();
  const chats = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).slice(0, 2);
  for (const { href } of chats) {
    const message = new URL(href);
    expect(message.origin + message.pathname).toBe(`https://wa.me/${dealership.whatsApp}`);
    expect(message.searchParams.get('text')).toMatch(
      new RegExp(`BMW X5 xDrive40i \\(AED.[0-9,]+\\): http://localhost.*/car/${car._id}$`),
    );
  }
});

test('CAR-13 a sold car is neither bought nor driven; Contact, favourite and Call Now stay', async () => {
  await show(aCar({ saleStatus: 'sold', testDrive: 'yes' }));
  const page = within(screen.getByRole('main'));
  expect(page.queryByText('Buy Now')).toBeNull();
  expect(page.queryByText('Book Test Drive')).toBeNull();
  expect(screen.queryByText(/Test drives are confirmed/)).toBeNull();
  expect(names('link')).toEqual(expect.arrayContaining(['Contact', 'Call Now', 'Browse Cars']));
  expect(names('button')).toContain('Save to My Garage');
});

test.each([null, 'available', 'reserved'])(
  'CAR-22 a car with the sale status %s is available',
  async (saleStatus) => {
    await show(aCar({ saleStatus }));
    expect(screen.queryByText('SOLD')).toBeNull();
    expect(names('link')).toEqual(expect.arrayContaining(['Buy Now', 'Book Test Drive']));
  },
);

test('TD-13 BN-8 the page promises what the dealer promises', async () => {
  await show();
  expect(
    screen.getByText('Test drives are confirmed within 2 hours while we are open, and take 20-30 minutes.'),
  ).toBeTruthy();
  expect(screen.getByText('Sales contacts you within 24 hours (working days).')).toBeTruthy();
});

test.each([
  ['TD-2 CAR-21', 'Book Test Drive', '/test-drive-form'],
  ['BN-1 CAR-21', 'Buy Now', '/buy-now-form'],
])('%s %s remembers the car and opens its form', async (_ids, name, path) => {
  const { car, user, router } = await show();
  await user.click(link(name)!);
  expect(localStorage.getItem('carId')).toBe(car._id);
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(router.state.location.search).toBe(`?car=${car._id}`);
});

test('CAR-12 FAV-3 a visitor saves the car, finds it saved, and takes it out again', async () => {
  const { car, user } = await show();
  await user.click(screen.getByRole('button', { name: 'Save to My Garage' }));
  expect(readFavourites()).toMatchObject([{ _id: car._id, make: { name: 'BMW' }, originalPrice: 200_000 }]);
  await user.click(screen.getByRole('button', { name: 'Saved in My Garage' }));
  expect(readFavourites()).toEqual([]);
});

test('CAR-15 the quick facts are year, mileage, transmission and fuel', async () => {
  await show();
  expect(rows(document.querySelector('dl[aria-label="Quick facts"]'))).toEqual([
    ['Year', '2021'],
    ['Mileage', '40,000 km'],
    ['Transmission', 'Automatic'],
    ['Fuel', 'Petrol'],
  ]);
});

test('CAR-16 the specification has these rows, of which those of the quick facts are folded', async () => {
  await show();
  const folded = [
    ['Transmission', 'Automatic'],
    ['Fuel type', 'Petrol'],
    ['Mileage', '40,000 km'],
    ['Year', '2021'],
  ];
  expect(specifiedRows()).toEqual([
    ['Body type', 'SUV'],
    ['Engine', '3.0 L I6'],
    ['Doors', '5'],
    ['Color', 'Black'],
    ...folded,
  ]);
  expect(rows(specification()?.querySelector('details'))).toEqual(folded);
});

test('a buyer reads of drive, power, cylinders, seats, interior and steering what is known', async () => {
  await show(aCar({ power: 1_020, steering: null }));
  expect(rows(specification()).filter(([label]) => !specified.includes(label ?? ''))).toEqual([
    ['Cylinders', '6'],
    ['Power', '1,020 hp'],
    ['Drive', 'All-wheel drive'],
    ['Seats', '5'],
    ['Interior color', 'Tan'],
  ]);
});

test('a buyer reads on which side the steering wheel is', async () => {
  await show(aCar({ steering: 'Right' }));
  expect(rows(specification())).toContainEqual(['Steering side', 'Right']);
});

test('a buyer reads every imperfection, also where two have the same words', async () => {
  const chip = { text: 'A stone chip', picture: null };
  await show(aCar({ imperfections: [chip, chip] }));
  expect(screen.getAllByText('A stone chip')).toHaveLength(2);
});

test('a buyer reads the specification before video and view, which stand behind a tap', async () => {
  await show();
  const [facts, media] = [specification(), document.querySelector('#media')];
  expect(facts?.compareDocumentPosition(media!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a buyer reads the condition of a car of which all is told', async () => {
  await show(aCar({ warranty: 'Manufacturer', warrantyUntil: '2027-06' }));
  expect(rows(section('Condition')?.querySelector('dl'))).toEqual([
    ['Inspection', 'The test centre of Al Barsha, 20 November 2025Read the report'],
    ['Accidents', 'None'],
    ['Service history', 'Full, at the agency'],
    ['Owners so far', '1'],
    ['Keys', '2'],
    ['Tyres', 'Pirelli, 6.5 mm tread, made in 2024'],
    ['Brakes', '70%'],
    ['Warranty', 'Manufacturer, until June 2027'],
    ['Regional specification', 'GCC'],
    ['VIN (last six)', '042788'],
  ]);
  const condition = within(section('Condition')!);
  const report = condition.getByRole<HTMLAnchorElement>('link', { name: 'Read the report' });
  expect(report.href).toBe('https://reports.example/x5.pdf');
  // The drawing, and the same for screen readers.
  const numbers = [...condition.getByTestId('paint').querySelectorAll('text')].map((one) => one.textContent);
  expect(numbers.filter(Boolean)).toEqual(['110', '260']);
  const table = within(condition.getByRole('table', { name: 'Thickness of the paint by panel' }));
  const measured = table.getAllByRole('row').map(({ textContent }) => textContent.replace('\u00a0', ' '));
  expect(measured).toHaveLength(11);
  expect(measured).toEqual(
    expect.arrayContaining(['Bonnet110 µm', 'Rear left door260 µm', 'RoofNot measured']),
  );
  const picture = condition.getByRole<HTMLAnchorElement>('link', { name: 'A stone chip on the bonnet' });
  expect(picture.href).toMatch(/\/pictures\/1600\.jpg\/photos\/x5\.jpg$/);
});

test('a buyer reads that a car has no imperfections where the dealer says so', async () => {
  await show(aCar({ imperfections: [] }));
  expect(rows(section('Condition'))).toContainEqual(['Imperfections', 'None']);
});

test('a buyer reads a report of which nobody says who has written it', async () => {
  await show(aCar({ inspectedBy: null, inspectedOn: null }));
  expect(rows(section('Condition'))).toContainEqual(['Inspection', 'Read the report']);
});

test('a buyer reads the papers of a car and where it is, as far as that is known', async () => {
  await show(aCar({ registration: null }));
  expect(rows(section('Papers & Location'))).toEqual([
    ['Location', 'Dubai'],
    ['Stock number', 'S-1001'],
  ]);
});

test('a buyer reads as words what the records have in small letters', async () => {
  await show(
    aCar({
      regionalSpecs: 'gcc',
      location: 'abu dhabi',
      bodyType: 'suv',
      fuelType: 'petrol',
    }),
  );
  const facts = [
    ...rows(section('Condition')),
    ...rows(section('Papers & Location')),
    ...rows(specification()),
  ];
  const read = ['Regional specification', 'Location', 'Body type', 'Fuel type'];
  expect(facts.filter(([label]) => read.includes(label ?? ''))).toEqual([
    ['Regional specification', 'GCC'],
    ['Location', 'Abu Dhabi'],
    ['Body type', 'SUV'],
    ['Fuel type', 'Petrol'],
  ]);
  expect(rows(document.querySelector('dl[aria-label="Quick facts"]'))).toContainEqual(['Fuel', 'Petrol']);
});

test('a car of which nothing is known says so of every part of its condition, with a question for the dealer', async () => {
  await show(aBareCar({ originalPrice: 90_000 }));
  const condition = section('Condition');
  expect(new Set(rows(condition).map(([, value]) => value))).toEqual(new Set(['Not stated – ask us']));
  expect(rows(condition)).toHaveLength(12);
  const asked = new URL(within(condition!).getAllByRole<HTMLAnchorElement>('link')[0]!.href);
  expect(asked.searchParams.get('text')).toMatch(/AED.*\/car\/.*\n\nMy question is about: Inspection\.$/s);
  expect(screen.queryByRole('heading', { name: 'Papers & Location' })).toBeNull();
});

test('a buyer reads how many keys come with the car, also when there is none', async () => {
  await show(aCar({ keys: 0 }));
  expect(rows(section('Condition'))).toContainEqual(['Keys', '0']);
});

test('CAR-15 CAR-16 what is empty reads N/A, and a new car has 0 km', async () => {
  await show(aBareCar({ mileage: 0 }));
  expect(specifiedRows().map(([, value]) => value)).toEqual([
    ...['N/A', 'N/A', 'N/A', 'N/A'],
    ...['N/A', 'N/A', '0 km', 'N/A'],
  ]);
  expect(rows(specification()).filter(([, value]) => value !== 'N/A')).toEqual([['Mileage', '0 km']]);
  expect(rows(specification())).toHaveLength(specified.length);
  expect(screen.queryByRole('heading', { name: 'Features & Options' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Description' })).toBeNull();
});

test('CAR-17 Features & Options lists only what the car has', async () => {
  await show(aCar({ specifications: { 'Panoramic roof': true, 'Tow bar': false, 'Head-up display': true } }));
  const features = screen.getByRole('heading', { name: 'Features & Options' }).parentElement!;
  expect(
    within(features)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Panoramic roof', 'Head-up display']);
});

test('CAR-18 the description is HTML, and nothing in it runs', async () => {
  await show(
    aCar({
      description: '<p>One <b>owner</b></p><script>hacked = 1</script><img src="x" onerror="hacked = 1">',
    }),
  );
  const description = screen.getByRole('heading', { name: 'Description' }).nextElementSibling!;
  expect(description.querySelector('b')?.textContent).toBe('owner');
  expect(description.innerHTML).not.toMatch(/<script|onerror/);
  expect('hacked' in globalThis).toBe(false);
});

test('CAR-19 a car that follows another is shown from its top', async () => {
  const [first, second] = [aCar({ title: 'The first' }), aCar({ title: 'The second' })];
  const { router } = await show(first, [second]);
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await router.navigate(`/car/${second._id}`);
  expect(await screen.findByText('The second')).toBeTruthy();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('CAR-20 a car that does not exist is a page that says so', async () => {
  site = await runSite([aCar()]);
  site.visit('/car/nobody');
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse Cars' }).getAttribute('href')).toBe('/buy');
});

test('CAR-20 a car that cannot be reached is a page that says so', async () => {
  site = await runSite([aCar()]);
  await site.stopRest();
  site.visit('/car/somebody');
  expect(await screen.findByRole('heading', { name: 'This page cannot be shown' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

/** Opens the grid, puts the link `between` in front of the gateway, and opens the first car of the grid. */
async function openFromGrid(cars: ReturnType<typeof aCar>[], between?: ApolloLink) {
  site = await runSite(cars);
  const visit = site.visit('/buy');
  await screen.findAllByRole('article');
  const sound = visit.client.link;
  if (between) visit.client.setLink(between.concat(sound));
  site.asked.length = 0;
  await visit.user.click(within(screen.getAllByRole('article')[0]!).getByRole('link'));
  await waitFor(() => expect(document.querySelector('[data-car]')).toBeTruthy());
  return { ...visit, mend: () => visit.client.setLink(sound) };
}

test('GW-19 a car opened from the grid shows what the grid knew before the rest arrives, with one request', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const wait = new ApolloLink((operation, forward) =>
    from(answered).pipe(mergeMap(() => forward(operation))),
  );
  const { router } = await openFromGrid([aCar({ title: 'Full service history' })], wait);

  expect(title()).toBe('BMW X5 xDrive40i');
  expect(screen.getByText('AED 200,000')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'BMW X5 xDrive40i' })).toBeTruthy();
  expect(rows(specification()).slice(-2)).toEqual([
    ['Mileage', '40,000 km'],
    ['Year', '2021'],
  ]);
  expect(screen.getAllByTestId('waiting')).toHaveLength(8);
  expect(screen.queryByText('3.0 L I6')).toBeNull();

  answer();
  expect(await screen.findByText('3.0 L I6')).toBeTruthy();
  expect(title()).toBe('BMW X5 xDrive40iFull service history');
  expect(screen.queryByTestId('waiting')).toBeNull();
  expect(site.asked).toEqual(['CarPage']);

  await router.navigate(-1);
  await screen.findByRole('article');
  expect(site.asked).toEqual(['CarPage']);
});

test('a car with one picture and no headline keeps the space of both when the rest arrives, so that nothing moves', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const wait = new ApolloLink((operation, forward) =>
    from(answered).pipe(mergeMap(() => forward(operation))),
  );
  const image = { _id: 'one', path: 'one.jpg', filename: 'one.jpg' };
  await openFromGrid([aCar({ title: null, images: [image] })], wait);
  const space = () => [
    screen.getByRole('heading', { level: 1 }).querySelectorAll('small').length,
    screen.getAllByRole('button', { name: /^Show picture/ }).length,
  ];
  expect(space()).toEqual([1, 1]);
  answer();
  expect(await screen.findByText('3.0 L I6')).toBeTruthy();
  expect(space()).toEqual([1, 1]);
});

test('GW-19 two cars opened one after the other keep their own details', async () => {
  const { user, router } = await openFromGrid([aCar({ title: 'The first' }), aCar({ title: 'The second' })]);
  expect(await screen.findByText('The second')).toBeTruthy();
  await router.navigate(-1);
  await screen.findByRole('heading', { name: 'The collection' });
  await user.click(within(screen.getAllByRole('article')[1]!).getByRole('link'));
  expect(await screen.findByText('The first')).toBeTruthy();
  expect(screen.queryByText('The second')).toBeNull();
  expect(site.asked).toEqual(['CarPage', 'CarPage']);
});

test('GW-19 CAR-20 where only the rest cannot be reached, the known part stays, and Retry brings the rest', async () => {
  const cut = new ApolloLink(
    () => new Observable((observer) => observer.error(new TypeError('Failed to fetch'))),
  );
  const { user, mend } = await openFromGrid([aCar()], cut);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(title()).toBe('BMW X5 xDrive40i');
  expect(screen.queryByTestId('waiting')).toBeNull();
  mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('3.0 L I6')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['NOT_FOUND', 'This page does not exist'],
  ['GONE', 'This car is no longer for sale'],
])('GW-19 CAR-20 a car that has left the stock meanwhile is a page that says so: %s', async (code, words) => {
  const car = aCar();
  site = await runSite([car]);
  const { client, router } = site.visit('/buy');
  await screen.findAllByRole('article');
  const gone = { message: 'Not listed', extensions: { code } };
  client.setLink(
    new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next({ data: { car: null, searchAlertTerms: null }, errors: [gone] });
          observer.complete();
        }),
    ),
  );
  await router.navigate(`/car/${car._id}`);
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse Cars' }).getAttribute('href')).toBe('/buy');
});

test('a visitor copies the link of a car where the device has no sheet for sharing, and uses that where it has', async () => {
  const { car, user } = await show();
  const address = expect.stringMatching(new RegExp(`^http://localhost.*/car/${car._id}$`));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toEqual(address);
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
  Object.assign(navigator, { share });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'BMW X5 xDrive40i', url: address });
  Reflect.deleteProperty(navigator, 'share');
});

/** A device with a sheet for sharing that ends with an error of the name. */
function refuseToShare(name: string) {
  const share = vi.fn<Navigator['share']>().mockRejectedValue(new DOMException('refused', name));
  Object.assign(navigator, { share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  return share;
}

const linkDialog = () => screen.findByRole('dialog', { name: 'Copy the link' });

test('a visitor whose device refuses to share a car is offered its link, selected, and copies it by a button', async () => {
  const { car, user } = await show();
  refuseToShare('NotAllowedError');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(await linkDialog());
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(field.value).toMatch(new RegExp(`^http://localhost.*/car/${car._id}$`));
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(field.value);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Copy the link' })).toBeNull());
});

test('a visitor whose browser refuses to copy the link of a car finds it in a field, and reads how to copy it', async () => {
  const { user } = await show();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('refused', 'NotAllowedError'),
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(await linkDialog());
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Your browser did not copy it\. .*Ctrl\+C/);
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Link' }));
});

test('a visitor who closes the sheet for sharing is offered nothing', async () => {
  const { user } = await show();
  const share = refuseToShare('NotAllowedError');
  const button = screen.getByRole('button', { name: 'Share' });
  await user.click(button);
  await user.click(within(await linkDialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Copy the link' })).toBeNull());
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  await user.click(button);
  expect(share).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('dialog', { name: 'Copy the link' })).toBeNull();
});

test('a buyer reads what a car cost before it became cheaper, and until when', async () => {
  await showPriced([200_000, 1], [189_000, 5], [179_000, 12]);
  expect((await screen.findByText(/^Was/)).textContent).toBe('Was AED\u00a0189,000 until 12 November 2026.');
});

test('a car that became dearer does not say what it cost before', async () => {
  await showPriced([200_000, 1], [170_000, 5], [179_000, 12]);
  expect(screen.getByText('AED 179,000')).toBeTruthy();
  expect(screen.queryByText(/^Was/)).toBeNull();
});
