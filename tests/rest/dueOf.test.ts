import { expect, it } from 'vitest';
import { defaultDealership } from '../../rest/dealership/defaultDealership.ts';
import { dueOf } from '../../rest/enquiries/dueOf.ts';

/** A moment in Dubai in 2026. */
const inDubai = (moment: string) => Date.parse(`2026-${moment}:00+04:00`);
/** The facts of a dealer who keeps the National Day. */
const dealership = {
  ...defaultDealership,
  holidays: [{ from: '2026-12-02', to: '2026-12-03', name: 'National Day' }],
};
const words = (moment: number | undefined) =>
  moment === undefined ? undefined : new Date(moment + 4 * 3_600_000).toISOString().slice(5, 16);

it.each([
  ['testDrive', '11-26T10:15', '11-26T11:15', '11-26T12:15'],
  ['testDrive', '11-26T18:20', '11-27T09:20', '11-27T10:20'],
  ['testDrive', '11-28T23:30', '11-30T10:00', '11-30T11:00'],
  ['purchase', '11-26T10:15', '11-26T22:15', '11-27T10:15'],
  ['contact', '11-27T21:00', '11-28T07:30', '11-28T18:00'],
  ['finance', '11-27T21:00', '11-28T07:30', '11-28T18:00'],
  ['sellCar', '11-27T21:00', '11-28T20:00', '11-30T19:00'],
  ['testDrive', '12-01T18:30', '12-04T09:30', '12-04T10:30'],
  ['purchase', '12-01T14:00', '12-04T02:00', '12-04T14:00'],
])(
  'a salesman sees a %s of %s amber from %s on, when half of the counted time is gone, and due at %s (BO-4)',
  (kind, received, amber, due) => {
    const found = dueOf(kind, inDubai(received), dealership);
    expect([words(found?.amberAt), words(found?.at)]).toEqual([amber, due]);
  },
);

it('nobody waits for an answer to a subscription or a search alert', () => {
  expect(dueOf('subscription', inDubai('11-26T10:15'), dealership)).toBeUndefined();
  expect(dueOf('searchAlert', inDubai('11-26T10:15'), dealership)).toBeUndefined();
});
