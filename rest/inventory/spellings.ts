import { capitalised } from './capitalised.ts';
import { nameKey } from './nameKey.ts';

/** The site's word → its other spellings; the site's filter offers the body types. */
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
const markets = spellings({ GCC: [], US: [], USA: [], EU: [] });

/** Each turns normalized text into the site's word for it, or keeps the dealer's word if the site has none. */
export const bodyType = (text: string | null) => text && (bodyTypes.get(nameKey(text)) ?? capitalised(text));
export const transmission = (text: string | null) =>
  text && (transmissions.get(nameKey(text)) ?? capitalised(text));
export const fuelType = (text: string | null) => text && (fuels.get(nameKey(text)) ?? capitalised(text));
/** Normalized text, capitalised if it has no capitals. */
export const color = (text: string | null) => text && capitalised(text);
/** The market that a car was built for: `GCC` for `GCC Specs`. */
export function regionalSpecs(text: string | null) {
  const market = text?.replace(/(?<=\S)\s+spec(s|ifications?)?\.?$/i, '');
  return market ? (markets.get(nameKey(market)) ?? capitalised(market)) : null;
}
/** The location of a car. */
export const location = (text: string | null) => text && capitalised(text);

function spellings(words: Record<string, string[]>): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([word, others]) =>
      [word, ...others].map((other) => [nameKey(other), word] as const),
    ),
  );
}
