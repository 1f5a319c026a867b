import { expect, test } from 'vitest';
import { readDealership } from '../../gateway/pages/readDealership.ts';
import { defaultDealership } from '../../rest/dealership/defaultDealership.ts';

const now = Date.parse('2026-12-03T12:00:00+04:00');
const holidays = [
  { from: '2026-12-01', name: 'Yesterday' },
  { from: '2026-12-02', to: '2026-12-03', name: 'National Day' },
];

test('pages are given nothing where the dealer has changed nothing, or the origin has no such record', () => {
  expect(readDealership(defaultDealership, now)).toEqual({});
  expect(readDealership(undefined, now)).toEqual({});
  expect(readDealership({ ...defaultDealership, holidays: holidays.slice(0, 1) }, now)).toEqual({});
});

test('pages are given what the dealer has changed and no more, without holidays that are over', () => {
  // Most promises are as before; they are told as a whole.
  const sellReply = { min: 24, max: 72, unit: 'hours' };
  const testDriveConfirmation = { max: 1, unit: 'hours' };
  const record = {
    ...{ ...defaultDealership, name: 'Falcon', holidays },
    promises: { ...defaultDealership.promises, sellReply, testDriveConfirmation },
  };
  expect(readDealership(record, now)).toEqual({
    name: 'Falcon',
    holidays: holidays.slice(1),
    promises: { ...defaultDealership.promises, sellReply, testDriveConfirmation },
  });
});

test.each<[string, unknown]>([
  ['no record', 'closed'],
  ['hours in words', { openingHours: { Monday: 'closed', Friday: null } }],
  ['a promise in words', { promises: { sellReply: '3 days' } }],
  ['a link that runs a script', { socials: [{ name: 'Instagram', url: 'javascript:alert(1)' }] }],
])('of an origin that tells %s, the built-in facts hold', (_what, record) => {
  expect(readDealership(record, now)).toEqual({});
});
