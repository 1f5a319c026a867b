import type { Dealership, PromisedTime } from './dealership.ts';
import { reference } from './reference.ts';
import { slotMinutes } from './slotMinutes.ts';

/** The longest line of a calendar file, bytes (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** A length as calendars write it (RFC 5545, 3.3.6). */
const durations = {
  minutes: (count) => `PT${count}M`,
  hours: (count) => `PT${count}H`,
  days: (count) => `P${count}D`,
} satisfies Record<PromisedTime['unit'], (count: number) => string>;

/** A requested test drive. */
export interface TestDriveSlot {
  /** The id of the enquiry. */
  id: string;
  /** When it was requested, ms since 1970. */
  sentAt: number;
  /** The name of the car. */
  car: string;
  /** The address of the car's page. */
  address: string;
  /** YYYY-MM-DD, in Dubai. */
  date: string;
  /** Such as `01:30 PM`, in Dubai. */
  time: string;
}

/**
 * A calendar file (RFC 5545) with the test drive at the showroom, as tentative until the dealer confirms it. Its length
 * is the dealer's `testDriveLength`.
 */
export function testDriveEvent(
  { id, sentAt, car, address, date, time }: TestDriveSlot,
  { legalName, street, city, phones, promises }: Dealership,
): string {
  const { max, unit } = promises.testDriveLength;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(legalName)}//Test drives//EN`,
    'METHOD:PUBLISH',
    ...['BEGIN:VTIMEZONE', 'TZID:Asia/Dubai', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...['TZOFFSETFROM:+0400', 'TZOFFSETTO:+0400', 'TZNAME:+04', 'END:STANDARD', 'END:VTIMEZONE'],
    'BEGIN:VEVENT',
    `UID:test-drive-${id}`,
    `DTSTAMP:${basic(new Date(sentAt).toISOString())}Z`,
    `DTSTART;TZID=Asia/Dubai:${basic(`${date}T${in24(time)}:00`)}`,
    `DURATION:${durations[unit](max)}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${escaped(`Test drive: ${car}`)}`,
    `LOCATION:${escaped(`${legalName}, ${street}, ${city}`)}`,
    `DESCRIPTION:${escaped(`To be confirmed by ${legalName}, ${phones[0]}.\nReference: ${reference(id)}\n${address}`)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `2026-11-24T13:30:00` as calendars write it: `20261124T133000`. */
function basic(moment: string): string {
  return moment.replace(/\.\d+Z$/, '').replaceAll(/[-:]/g, '');
}

/** `01:30 PM` as `13:30`. */
function in24(time: string): string {
  const minutes = slotMinutes(time);
  return [Math.floor(minutes / 60), minutes % 60].map((number) => String(number).padStart(2, '0')).join(':');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');
}

/** Splits a line into pieces that are short enough; none ends within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let result = '';
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > LONGEST_LINE) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += bytes;
  }
  return result;
}
