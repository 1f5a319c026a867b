import { capitalised } from './capitalised.ts';
import { nameKey } from './nameKey.ts';

/** Word of the site → its other spellings; the site's filter offers the body types. */
const bodyTypes = spellings({
  Sedan: ['saloon'],
  SUV: [],
  'Cross Over': ['cuv'],
  Convertible: ['hard top convertible', 'soft top convertible', 'cabriolet', 'cabrio', 'roadster'],
  HatchBack: ['hatch'],
  Sports: ['sports car'],
});
const transmissions = spellings({
  Automatic: ['automatic transmission', 'auto', 'a/t'],
  Manual: ['manual transmission', 'm/t'],
});
const fuels = spellings({ Petrol: ['gasoline'] });

/** Each takes normalized text and gives the site's word for it, or the dealer's own where the site has none. */
export const bodyType = (text: string | null) => text && (bodyTypes.get(nameKey(text)) ?? capitalised(text));
export const transmission = (text: string | null) =>
  text && (transmissions.get(nameKey(text)) ?? capitalised(text));
export const fuelType = (text: string | null) => text && (fuels.get(nameKey(text)) ?? capitalised(text));
/** Takes normalized text and gives it with capitals where it has none. */
export const color = (text: string | null) => text && capitalised(text);
/** The market that a car was built for: `GCC` for `GCC Specs`. */
export const regionalSpecs = (text: string | null) =>
  text && capitalised(text.replace(/(?<=\S)\s+spec(s|ifications?)?\.?$/i, ''));
/** Where a car stands. */
export const location = (text: string | null) => text && capitalised(text);

function spellings(words: Record<string, string[]>): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([word, others]) =>
      [word, ...others].map((other) => [nameKey(other), word] as const),
    ),
  );
}
