import { nameKey } from './nameKey.ts';

/** The names of each month, which spreadsheets also cut to three letters. */
const months = [
  ['january', 'jan', 'يناير'],
  ['february', 'feb', 'فبراير'],
  ['march', 'mar', 'مارس'],
  ['april', 'apr', 'أبريل', 'ابريل'],
  ['may', 'مايو'],
  ['june', 'jun', 'يونيو'],
  ['july', 'jul', 'يوليو'],
  ['august', 'aug', 'أغسطس', 'اغسطس'],
  ['september', 'sept', 'sep', 'سبتمبر'],
  ['october', 'oct', 'أكتوبر', 'اكتوبر'],
  ['november', 'nov', 'نوفمبر'],
  ['december', 'dec', 'ديسمبر'],
];

/** The source of a regular expression for the name of a month, as the group `name`. */
export const monthPattern = `(?<name>${months.flat().join('|')})`;

/** The number of a month by its name, 1 to 12. */
export function monthNumber(name: string): number {
  return months.findIndex((names) => names.some((known) => nameKey(known) === nameKey(name))) + 1;
}
