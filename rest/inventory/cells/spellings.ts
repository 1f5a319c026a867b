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
const fuels = spellings({
  Petrol: ['gasoline', 'gas'],
  Diesel: [],
  Electric: ['battery electric'],
  Hybrid: ['gasoline hybrid', 'petrol hybrid'],
  'Plug-in hybrid': ['phev'],
});
const drives = spellings({
  AWD: ['all wheel drive', 'all wheel', 'all wheels', 'quattro', 'xdrive', '4matic', '4motion', 'دفع كلي'],
  '4WD': ['four wheel drive', '4 wheel drive', 'four wheel', '4 wheel', '4x4', 'دفع رباعي'],
  RWD: ['rear wheel drive', 'rear wheel', 'rear wheels', 'rear', 'دفع خلفي'],
  FWD: ['front wheel drive', 'front wheel', 'front wheels', 'front', 'دفع أمامي'],
});
const sides = spellings({
  Left: ['lhd', 'left hand drive', 'left hand', 'left side', 'left hand side', 'يسار'],
  Right: ['rhd', 'right hand drive', 'right hand', 'right side', 'right hand side', 'يمين'],
});
const markets = spellings({ GCC: [], US: [], USA: [], EU: [] });

/** Each turns normalized text into the site's word for it, or keeps the dealer's word if the site has none. */
export const bodyType = (text: string | null) => text && (bodyTypes.get(nameKey(text)) ?? choice(text));
export const transmission = (text: string | null) =>
  text && (transmissions.get(nameKey(text)) ?? choice(text));
export const fuelType = (text: string | null) => text && (fuels.get(nameKey(text)) ?? choice(text));
export const drive = (text: string | null) => text && (drives.get(nameKey(text)) ?? choice(text));
export const steering = (text: string | null) => text && (sides.get(nameKey(text)) ?? choice(text));
/** Normalized text, capitalised if it has no capitals or nothing else. */
export const color = (text: string | null) => text && choice(text);
/** Whether normalized text is the word for a fuel. */
export const isFuel = (text: string | null) => text !== null && !/\d/.test(text) && fuels.has(nameKey(text));
/** The market that a car was built for: `GCC` for `GCC Specs`. */
export function regionalSpecs(text: string | null) {
  const market = text?.replace(/(?<=\S)\s+spec(s|ifications?)?\.?$/i, '');
  return market ? (markets.get(nameKey(market)) ?? capitalised(market)) : null;
}
/** The location of a car. */
export const location = (text: string | null) => text && capitalised(text);

/** A word of a list of choices; feeds write them in capitals with `_`: `STATION_WAGON` is `Station Wagon`. */
function choice(text: string): string {
  return capitalised(
    /^[A-Z]{4,}(?:[_ ][A-Z]+)*$/.test(text) ? text.replaceAll('_', ' ').toLowerCase() : text,
  );
}

/** Capitalises each word of a text in lower case; any other text stays as it is. */
export function capitalised(text: string): string {
  if (text !== text.toLowerCase()) return text;
  return text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function spellings(words: Record<string, string[]>): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([word, others]) =>
      [word, ...others].map((other) => [nameKey(other), word] as const),
    ),
  );
}
