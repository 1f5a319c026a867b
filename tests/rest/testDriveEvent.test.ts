import { expect, test } from 'vitest';
import { defaultDealership } from '../../rest/dealership/defaultDealership.ts';
import { type TestDriveSlot, testDriveEvent } from '../../rest/dealership/testDriveEvent.ts';

const slot: TestDriveSlot = {
  id: '0123456789abcdef7f3a91c2',
  sentAt: Date.parse('2026-11-23T08:55:00Z'),
  car: 'بي إم دبليو X5; xDrive40i, M Sport Package with everything that there is to have',
  address: 'https://cars.example/car/x5',
  date: '2026-11-24',
  time: '01:30 PM',
};

const eventOf = (test: TestDriveSlot) => testDriveEvent(test, defaultDealership);

/** The lines of a calendar file, unfolded (RFC 5545, 3.1). */
const linesOf = (event: string) => event.replaceAll('\r\n ', '').trimEnd().split('\r\n');

test('a test drive is in the calendar when it is in Dubai, as long as the dealer says, and yet to be confirmed', () => {
  const lines = linesOf(eventOf(slot));
  expect(lines).toContain('DTSTART;TZID=Asia/Dubai:20261124T133000');
  expect(lines).toContain('DURATION:PT30M');
  expect(lines).toContain('DTSTAMP:20261123T085500Z');
  expect(lines).toContain('STATUS:TENTATIVE');
  expect(lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'))).toEqual(
    expect.arrayContaining(['TZID:Asia/Dubai', 'TZOFFSETFROM:+0400', 'TZOFFSETTO:+0400']),
  );
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('END:VCALENDAR');
});

test('a calendar reads every sign of the name of the car, and the reference', () => {
  const lines = linesOf(eventOf(slot));
  expect(lines).toContain(`SUMMARY:Test drive: ${slot.car.replace(';', '\\;').replace(',', '\\,')}`);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('\\nReference: 7F3A-91C2\\n');
});

test('no line of the file is longer than 75 bytes', () => {
  for (const line of eventOf(slot).split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
});

test.each([
  ['11:00 AM', '110000'],
  ['12:30 PM', '123000'],
  ['01:00 PM', '130000'],
])('a test drive at %s begins at %s in the calendar', (time, written) => {
  expect(eventOf({ ...slot, time })).toContain(`T${written}\r\n`);
});

test.each([
  [{ max: 1, unit: 'hours' }, 'PT1H'],
  [{ min: 45, max: 60, unit: 'minutes' }, 'PT60M'],
] as const)('a test drive that takes %j is as long in the calendar', (testDriveLength, written) => {
  const promises = { ...defaultDealership.promises, testDriveLength };
  expect(testDriveEvent(slot, { ...defaultDealership, promises })).toContain(`DURATION:${written}\r\n`);
});
