// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '../../rest/admin/role.ts';
import type { DealershipChanges } from '../../rest/dealership/dealershipChanges.ts';
import { dealershipRecord } from '../../rest/dealership/settings/dealershipRecord.ts';
import { type RunningSite, runSite, siteForEach } from '../servers/runSite.tsx';
import { addStaff, tokenOf } from '../servers/staff.ts';

let site: RunningSite;

siteForEach(async () => (site = await runSite()));

/** Opens a section, or with '' the list. */
async function open(at: string, role: Role = 'OWNER') {
  localStorage.setItem('token', tokenOf(await addStaff(site.store, 'Huda', role)));
  const shown = await site.visitOffice(
    at && !at.startsWith('#') ? `/admin/settings/${at}` : `/admin/settings${at}`,
  );
  await screen.findByRole('heading', { level: 1 });
  return shown;
}
const record = () => dealershipRecord({ store: site.store, now: () => new Date(), log: { warn: () => {} } });
const stored = async () => (await record()).settings();
/** Somebody else changes the settings meanwhile. */
async function changeMeanwhile(changes: DealershipChanges) {
  const { revision } = await stored();
  await (await record()).change(changes, { based: revision, by: 'Noor' });
}
const section = (name: string) => within(screen.getByRole('form', { name }));
const SAVED = /^Saved\. In a few seconds/;

test('an owner changes the name and the country, and adds a phone number', async () => {
  const { user } = await open('business');
  const business = section('Business');
  await user.clear(business.getByLabelText('Name'));
  await user.type(business.getByLabelText('Name'), 'Falcon');
  await user.click(business.getByRole('button', { name: 'Add a phone number: Phone numbers' }));
  const phones = business.getAllByLabelText('Phone');
  await waitFor(() => expect(document.activeElement).toBe(phones[2]));
  await user.type(phones[2]!, '+971 4 222 2222');
  await user.selectOptions(business.getByLabelText('Country'), 'Oman');
  expect(business.getByText('3 changes')).toBeTruthy();
  await user.click(business.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(SAVED)).toBeTruthy();
  const { name, phones: numbers, country } = await stored();
  expect({ name, last: numbers.at(-1), country }).toEqual({
    ...{ name: 'Falcon', last: '+971 4 222 2222', country: 'OM' },
  });
  expect(business.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('an owner copies the hours of Monday, opens on Sunday, and closes on Saturday', async () => {
  const { user } = await open('hours');
  const hours = section('Opening hours');
  const on = (day: string) => within(hours.getByRole('group', { name: day }));
  await user.clear(on('Monday').getByLabelText('Closes'));
  await user.type(on('Monday').getByLabelText('Closes'), '20:00');
  await user.click(hours.getByRole('button', { name: 'Copy Monday to Tuesday–Friday' }));
  expect(on('Sunday').getByText('Closed')).toBeTruthy();
  await user.click(hours.getByRole('button', { name: 'Add hours: Sunday' }));
  await user.type(on('Sunday').getByLabelText('Opens'), '12:00');
  await user.type(on('Sunday').getByLabelText('Closes'), '16:00');
  await user.click(hours.getByRole('button', { name: 'Remove: Hours 1, Saturday' }));
  expect(on('Saturday').getByText('Closed')).toBeTruthy();
  await user.click(hours.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(SAVED)).toBeTruthy();
  const long = [{ opens: '09:00', closes: '20:00' }];
  expect((await stored()).openingHours).toEqual({
    ...{ Monday: long, Tuesday: long, Wednesday: long, Thursday: long, Friday: long },
    ...{ Saturday: [], Sunday: [{ opens: '12:00', closes: '16:00' }] },
  });
});

test('an owner reads at the fields what is wrong, the first of which has the focus, and what she has typed stays', async () => {
  const { user } = await open('finance');
  const finance = section('Finance and exchange rates');
  await user.clear(finance.getByLabelText('Initial term'));
  await user.clear(finance.getByLabelText('Euro'));
  await user.type(finance.getByLabelText('Euro'), 'four');
  await user.click(finance.getByRole('button', { name: 'Save' }));
  expect(finance.getByText('Fill this in.')).toBeTruthy();
  expect(finance.getByText('Type a number, such as 3.5.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(finance.getByLabelText('Initial term')));
  await user.type(finance.getByLabelText('Initial term'), '72');
  await user.clear(finance.getByLabelText('Euro'));
  await user.type(finance.getByLabelText('Euro'), '4.3');
  await user.click(finance.getByRole('button', { name: 'Save' }));
  expect(await finance.findByText('The term must be between the least and the most.')).toBeTruthy();
  expect(document.activeElement).toBe(finance.getByLabelText('Initial term'));
  expect(finance.getByLabelText('Euro')).toHaveProperty('value', '4.3');
  expect((await stored()).revision).toBe(1);
});

test('an owner who corrects the second of two errors first keeps the focus there', async () => {
  const { user } = await open('finance');
  const finance = section('Finance and exchange rates');
  await user.clear(finance.getByLabelText('Initial term'));
  await user.clear(finance.getByLabelText('Euro'));
  await user.click(finance.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(finance.getByLabelText('Initial term')));
  await user.type(finance.getByLabelText('Euro'), '4.3');
  expect(finance.getByLabelText('Euro')).toHaveProperty('value', '4.3');
  expect(document.activeElement).toBe(finance.getByLabelText('Euro'));
});

test('an owner reads at a holiday that it ends too early, also where the holidays are put in order first', async () => {
  await changeMeanwhile({ holidays: [{ from: '2099-12-02', name: 'National Day' }] });
  const { user } = await open('holidays');
  const holidays = section('Holidays');
  await user.click(holidays.getByRole('button', { name: /^Add a holiday/ }));
  const second = within(holidays.getByRole('group', { name: 'Holiday 2' }));
  await user.type(second.getByLabelText('Name of the holiday'), 'Eid');
  await user.type(second.getByLabelText('From'), '2099-06-10');
  await user.type(second.getByLabelText('To'), '2099-06-09');
  await user.click(holidays.getByRole('button', { name: 'Save' }));
  const first = within(holidays.getByRole('group', { name: 'Holiday 1' }));
  expect(await first.findByText('Eid must not end before it begins.')).toBeTruthy();
  await user.clear(first.getByLabelText('To'));
  await user.click(holidays.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await stored()).holidays).toEqual([
      { from: '2099-06-10', name: 'Eid' },
      { from: '2099-12-02', name: 'National Day' },
    ]),
  );
});

test('an owner finds holidays that are over folded', async () => {
  await changeMeanwhile({ holidays: [{ from: '2020-12-02', name: 'National Day' }] });
  const { user } = await open('holidays');
  const isShown = () => screen.getByLabelText('Name of the holiday').closest('li')?.className !== 'hidden';
  expect(isShown()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'One that is over' }));
  expect(isShown()).toBe(true);
});

test('an owner makes examples her own: who sells cars, what the price includes, and ways to pay', async () => {
  await changeMeanwhile({ waysToPay: ['Cash'] });
  await changeMeanwhile({ examples: ['waysToPay'] });
  const { user } = await open('selling');
  expect(screen.getByText('Example')).toBeTruthy();
  const selling = section('Prices and test drives');
  await user.type(selling.getByLabelText('Way to pay'), ' or card');
  await user.click(selling.getByRole('button', { name: /^Add a part of the price/ }));
  await user.selectOptions(selling.getByLabelText('What'), 'Delivery');
  await user.type(selling.getByLabelText('Amount'), '500');
  await user.click(selling.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(SAVED)).toBeTruthy();
  expect(screen.queryByText('Example')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Salespeople' }));
  await screen.findByRole('heading', { level: 1, name: 'Salespeople' });
  const people = section('Salespeople');
  await user.click(people.getByRole('button', { name: /^Add a salesperson/ }));
  await user.type(people.getByLabelText('Name of the salesperson'), 'Omar');
  await user.type(people.getByLabelText('Role'), 'Sales adviser');
  await user.click(people.getByRole('button', { name: /^Add a language/ }));
  await user.type(people.getByLabelText('Language'), 'Arabic');
  await user.click(people.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      ...{ waysToPay: ['Cash or card'], examples: [] },
      priceParts: [{ item: 'delivery', included: false, amount: 500 }],
      people: [{ name: 'Omar', role: 'Sales adviser', languages: ['Arabic'] }],
    }),
  );
});

test('BO-7 an owner saves a section while somebody has changed another one, and loses nothing', async () => {
  const { user } = await open('business');
  const business = section('Business');
  await user.clear(business.getByLabelText('City'));
  await user.type(business.getByLabelText('City'), 'Sharjah');
  await changeMeanwhile({ figures: { cars: '700+' } });
  await user.click(business.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(SAVED)).toBeTruthy();
  expect(await stored()).toMatchObject({ city: 'Sharjah', figures: { cars: '700+' }, revision: 3 });
  await user.click(screen.getByRole('link', { name: 'Figures' }));
  await screen.findByRole('heading', { level: 1, name: 'Figures' });
  expect(section('Figures').getByLabelText('Cars')).toHaveProperty('value', '700+');
});

test('BO-7 an owner whose change of the same fact comes too late sees both, keeps hers, and saves again', async () => {
  const { user } = await open('business');
  const business = section('Business');
  await user.clear(business.getByLabelText('City'));
  await user.type(business.getByLabelText('City'), 'Sharjah');
  await changeMeanwhile({ city: 'Ajman' });
  await user.click(business.getByRole('button', { name: 'Save' }));
  expect(await business.findByText(/^Noor changed it on/)).toBeTruthy();
  expect(business.getByText('Meanwhile somebody has changed it. It says now:')).toBeTruthy();
  expect(business.getByText('Ajman')).toBeTruthy();
  expect(business.getByLabelText('City')).toHaveProperty('value', 'Sharjah');
  await user.click(business.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await stored()).city).toBe('Sharjah'));
  await waitFor(() => expect(screen.queryByText(/Meanwhile/)).toBeNull());
});

test('an owner who leaves with changes is asked, and has discarded ones back', async () => {
  const { user } = await open('business');
  const business = section('Business');
  await user.type(business.getByLabelText('Street'), ' 1');
  await user.click(screen.getAllByRole('link', { name: 'Account' })[0]!);
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  await user.click(business.getByRole('button', { name: 'Discard' }));
  const street = () => business.getByLabelText<HTMLInputElement>('Street').value;
  expect(street()).toBe('Sheikh Zayed Road, Al Quoz 3');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(street()).toBe('Sheikh Zayed Road, Al Quoz 3 1');
});

test('an owner who has discarded changes back keeps what she has typed since', async () => {
  const { user } = await open('business');
  const business = section('Business');
  await user.type(business.getByLabelText('Street'), ' 1');
  await user.click(business.getByRole('button', { name: 'Discard' }));
  await user.type(business.getByLabelText('City'), ' 2');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(business.getByLabelText<HTMLInputElement>('Street').value).toMatch(/ 1$/);
  expect(business.getByLabelText<HTMLInputElement>('City').value).toMatch(/ 2$/);
});

test('an owner who has discarded changes back while others are being saved can save them too', async () => {
  const { user } = await open('business');
  const business = section('Business');
  await user.clear(business.getByLabelText('City'));
  await user.type(business.getByLabelText('City'), 'Sharjah');
  await user.click(business.getByRole('button', { name: 'Discard' }));
  await user.clear(business.getByLabelText('Name'));
  await user.type(business.getByLabelText('Name'), 'Falcon');
  const goOn = site.hold('UpdateSettings');
  await user.click(business.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  goOn();
  expect(await screen.findByText(SAVED)).toBeTruthy();
  expect((await stored()).name).toBe('Falcon');
  expect(business.getByText('1 change')).toBeTruthy();
  await user.click(business.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await stored()).city).toBe('Sharjah'));
});

test('an owner finds in the list what is set, and what is only an example', async () => {
  await changeMeanwhile({
    waysToPay: ['Cash'],
    socials: [
      { name: 'TikTok', url: 'https://www.tiktok.com/@marsa' },
      { name: 'Instagram', url: '' },
    ],
  });
  await changeMeanwhile({ examples: ['waysToPay'] });
  await open('');
  const rows = within(screen.getByRole('list', { name: 'Sections' })).getAllByRole('listitem');
  const lines = rows.map(({ textContent }) => textContent);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Social networks1 · TikTok',
      expect.stringMatching(
        /^Opening hoursMon.–.Fri 9:00.AM.–.7:00.PM · Sat 10:00.AM.–.6:00.PM · Sun closed$/,
      ),
      'Promised timesTest drive 2 hours · sales 24 hours · offer 24–48 hours',
      'Prices and test drivesExample0 parts of the price · 1 way to pay',
      'How long data are keptFinance 6 months · others 24 months',
    ]),
  );
});

test('an address of before opens the section that it meant', async () => {
  await open('#holidays');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Holidays');
});

test('an owner shows a network, and one without an address is stored as not shown', async () => {
  const { user } = await open('social');
  const social = section('Social networks');
  const [instagram] = social.getAllByLabelText('Address of your page');
  await user.type(instagram!, 'instagram.com/marsa');
  await user.click(social.getByRole('button', { name: 'Save' }));
  expect(await social.findByText(/^The address of Instagram must begin with https:/)).toBeTruthy();
  await user.clear(instagram!);
  await user.type(instagram!, 'https://www.instagram.com/marsa');
  await user.click(social.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await stored()).socials).toEqual([
      { name: 'Instagram', url: 'https://www.instagram.com/marsa' },
      { name: 'Facebook', url: '' },
      { name: 'LinkedIn', url: '' },
    ]),
  );
});

test('an owner sees how long data are kept, and the way to where that is changed', async () => {
  const { user } = await open('retention');
  expect(screen.getByText('Finance applications').nextSibling?.textContent).toBe('6 months');
  await user.click(screen.getByRole('link', { name: 'Change under Personal data' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Personal data' })).toBeTruthy();
});

test.each<Role>(['EDITOR', 'SALES', 'VIEWER'])(
  'BO-1 %s reads the settings and has no field',
  async (role) => {
    const { user } = await open('', role);
    const main = within(screen.getByRole('main'));
    expect(main.queryByText('How long data are kept')).toBeNull();
    for (const [name, words] of [
      ['Business', 'Sheikh Zayed Road, Al Quoz 3'],
      ['Opening hours', 'Saturday'],
      ['Reply templates', 'Your enquiry {reference}'],
    ] as const) {
      await user.click(main.getAllByRole('link', { name })[0]!);
      expect(await main.findByText(words)).toBeTruthy();
      expect(main.queryAllByRole('textbox')).toEqual([]);
      expect(main.queryAllByRole('button')).toEqual([]);
    }
  },
);
