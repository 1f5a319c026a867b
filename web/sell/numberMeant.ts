/** The fields that take a number, as typed. */
export type NumberField = 'year' | 'mileage' | 'price';

/**
 * The number that was probably meant where the typed one looks like a slip: `150` kilometres for 150,000, `18` for 2018.
 * Else undefined. In either case the text is sent as typed.
 */
export function numberMeant(field: NumberField, typed: string, thisYear: number): number | undefined {
  const plain = typed.trim().replaceAll(/[\s,.'’]/g, '');
  if (!/^\d+$/.test(plain)) return undefined;
  const number = Number(plain);
  if (field !== 'year') return number > 0 && number < 1000 ? number * 1000 : undefined;
  if (plain.length !== 2) return undefined;
  return number <= (thisYear + 1) % 100 ? 2000 + number : 1900 + number;
}
