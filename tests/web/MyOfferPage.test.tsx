// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { aCar } from '../stock/aCar.ts';
import { type RunningSite, runSite, siteForEach } from '../servers/runSite.tsx';

let site: RunningSite;

siteForEach(
  async () => (site = await runSite([aCar({ _id: 'x5', originalPrice: 200_000, discountedPrice: null })])),
);

const send = () => screen.getByRole('button', { name: 'Send My Offer' });

/** Opens the form and fills it in, up to the button. */
async function openWith(offer: string) {
  const visit = site.visit('/my-offer?car=x5');
  const { user } = visit;
  await user.type(await screen.findByLabelText('Your offer'), offer);
  await user.type(screen.getByLabelText('Full name'), 'Sara Haddad');
  await user.type(screen.getByLabelText('Mobile number'), '055 444 5555');
  return visit;
}

test('a buyer offers a price and reads the reference, the offer and when the answer comes', async () => {
  const { user, router } = await openWith('185,000');
  expect(screen.queryByText(/^That is/)).toBeNull();
  await user.click(send());
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-offer-confirm'));
  const receipt = await screen.findByRole('region', { name: 'Your request' });
  expect(receipt.textContent).toMatch(/Reference[0-9A-F]{4}-[0-9A-F]{4}/);
  expect(receipt.textContent).toMatch(/Your offer \(AED\)185,000You will hear from us by/);
});

test.each([
  ['90,000', 'That is less than half of the price, which is AED 200,000.'],
  ['210k', 'That is more than the price, which is AED 200,000.'],
])('a buyer who offers %s is told so, and it is sent all the same', async (offer, hint) => {
  const { user, router } = await openWith(offer);
  expect(await screen.findByText((text) => text.replaceAll(/\s/g, ' ') === hint)).toBeTruthy();
  await user.click(send());
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-offer-confirm'));
});

test('a buyer who writes no number is asked once', async () => {
  const { user, router } = await openWith('a fair price');
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'In figures, such as 310,000? Correct it or send it as it is.',
  );
  await user.click(send());
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-offer-confirm'));
});

test('the form needs a car, as the others do', async () => {
  const { user } = site.visit('/my-offer');
  await user.type(await screen.findByLabelText('Your offer'), '1,000');
  await user.type(screen.getByLabelText('Full name'), 'Sara Haddad');
  await user.type(screen.getByLabelText('Mobile number'), '055 444 5555');
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain('No car selected for test drive');
});

test('an owner has a car valued against the one of the page, and the dealer reads which', async () => {
  const { user } = site.visit('/car/x5');
  await user.click(await screen.findByRole('link', { name: 'Value my car against this one' }));
  await screen.findByRole('heading', { name: 'Sell us your car.' });
  expect(screen.getByRole('region', { name: 'The car that you want' }).textContent).toContain('BMW X5');
  expect(screen.queryByLabelText(/^Trade in/)).toBeNull();
  const typed = {
    Manufacturer: 'Nissan',
    Model: 'Patrol',
    Year: '2019',
    'Mileage (km)': '84,000',
    'Price you hope for': '145000',
    Description: 'One owner.',
    'Full name': 'Mariam Al Suwaidi',
    'Mobile number': '+971 50 888 9999',
    Email: 'mariam@example.ae',
  };
  for (const [label, value] of Object.entries(typed)) await user.type(screen.getByLabelText(label), value);
  await user.selectOptions(screen.getByLabelText('Origin'), 'gcc');
  await user.selectOptions(screen.getByLabelText('Emirate'), 'dubai');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'Car details submitted successfully.' });
  const [offer] = await site.store.collection<Enquiry>('enquiries').find({ kind: 'sellCar' }).toArray();
  expect(offer?.details).toMatchObject({
    tradeIn: 'yes',
    wantedCar: expect.stringMatching(/^BMW X5 .*\/car\/x5$/),
  });
});
