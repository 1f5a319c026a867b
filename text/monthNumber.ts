import { foldText } from './foldText.ts';

/** The names of each month in English and Arabic, which spreadsheets also cut to three letters. */
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

/** The source of a regular expression for the name of a month in lower case, as the group `name`. */
export const monthPattern = `(?<name>${months.flat().join('|')})`;

const numbers = new Map(months.flatMap((names, i) => names.map((name) => [keyOf(name), i + 1] as const)));

/** The number of a month by its name in any case, 1 to 12; 0 for any other text. */
export function monthNumber(name: string): number {
  return numbers.get(keyOf(name)) ?? 0;
}

function keyOf(name: string): string {
  return foldText(name).toLowerCase();
}
