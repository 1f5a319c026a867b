import { months } from './formatDate.ts';

/** Days (YYYY-MM-DD) from the first to the last, without the year: `2 December`, `2–3 December`, `31 December–2 January`. */
export function formatDays(from: string, to = from): string {
  const [first, last] = [inWords(from), inWords(to)];
  if (from === to) return last.join(' ');
  return `${first[1] === last[1] ? first[0] : first.join(' ')}–${last.join(' ')}`;
}

/** The day of the month, and the month. */
function inWords(date: string): [day: string, month: string] {
  const [, month, day] = date.split('-').map(Number);
  return [String(day), months[(month ?? 1) - 1] ?? ''];
}
