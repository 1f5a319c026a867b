import { persistedList } from '../data/persistedList.ts';
import { STAFF_TOKEN } from '../data/staffToken.ts';

/** How long it is kept, ms. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** Who sent the last form from this device, by the names of the fields that forms have for it. */
export interface LastContact {
  fullName: string;
  firstName: string;
  lastName: string;
  email: string;
  mobileNumber: string;
}

const kept = persistedList('lastContact', isRecent);

/**
 * Stores on this device who has sent a form, to be offered to the next one: name, email address and mobile number, nothing else. Forms
 * without a number are left out, and so are those of the staff, who send them for others.
 */
export function keepLastContact(filled: Readonly<Record<string, string>>) {
  const text = (name: string) => filled[name]?.trim() ?? '';
  const [fullName, mobileNumber] = [text('fullName'), text('mobileNumber')];
  if (!mobileNumber || isOffice()) return;
  const [first = '', ...others] = fullName.split(/\s+/);
  const [firstName, lastName] = fullName ? [first, others.join(' ')] : [text('firstName'), text('lastName')];
  const [before] = kept.read();
  // A form without an email address keeps that of the same person.
  const email = text('email') || (before?.mobileNumber === mobileNumber ? before.email : '');
  const names = { fullName: fullName || `${firstName} ${lastName}`.trim(), firstName, lastName };
  kept.write([{ ...names, email, mobileNumber, keptAt: Date.now() }]);
}

/** Removes it from this device. */
export function forgetLastContact() {
  kept.write([]);
}

/** Who sent the last form; undefined where nothing is stored, on a device of the office, and while rendered on the server. */
export function useLastContact(): LastContact | undefined {
  const [contact] = kept.useEntries();
  return contact && !isOffice() ? contact : undefined;
}

function isOffice(): boolean {
  try {
    return localStorage.getItem(STAFF_TOKEN) !== null;
  } catch {
    return false;
  }
}

function isRecent(value: unknown): value is LastContact & { keptAt: number } {
  const { keptAt, ...texts } = (value ?? {}) as Partial<LastContact & { keptAt: number }>;
  const names = ['fullName', 'firstName', 'lastName', 'email', 'mobileNumber'] as const;
  return (
    typeof keptAt === 'number' &&
    Date.now() - keptAt < LIFETIME &&
    names.every((name) => typeof texts[name] === 'string')
  );
}
