/** What a price, a year or a mileage must be within, both ends included. */
export interface Bounds {
  min: number;
  max: number;
}

/** What a text says of the price (AED), the year and the mileage (km), and the text without it. */
export interface BoundedText {
  rest: string;
  price?: Bounds;
  year?: Bounds;
  mileage?: Bounds;
}

/** The highest price, AED, and mileage, km, that can be meant. */
const NO_LIMIT = 999_999_999;
const currency = '(?:aed|dhs?|dirhams?)';
const number = String.raw`(\d[\d.,]*)`;
const amount = String.raw`${currency}?\s*${number}\s*(k|m|million|thousand)?\b\s*${currency}?`;
const belowWords = String.raw`\b(?:under|below|less than|up to|max|maximum|cheaper than)\s*`;
const aboveWords = String.raw`\b(?:over|above|more than|from|min|minimum)\s*`;
const below = new RegExp(belowWords + amount, 'i');
const above = new RegExp(aboveWords + amount, 'i');
/** Without a word before it, a distance is the most that a car may have run. */
const distance = new RegExp(
  String.raw`(?:${belowWords}|(${aboveWords}))?(?<![\p{L}\d])${number}\s*(k|thousand)?\s*(km|kms|kilomet(?:er|re)s?|mi|miles?)(?![\p{L}\d])`,
  'giu',
);
const KM_PER_MILE = 1.609344;
/** An amount alone is what somebody can spend. Without unit and currency it may be anything. */
const bare = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${currency}\s*${number}\s*(k|m|million|thousand)?|${number}\s*(?:(k|million|thousand)\b(?:\s*${currency})?|${currency}))(?![\p{L}\d])`,
  'iu',
);
const factors: Record<string, number> = { k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 };
const oneYear = String.raw`((?:19|20)\d\d)`;
const years = new RegExp(String.raw`(?<!\d)${oneYear}\s*(?:-|–|—|to|until)\s*${oneYear}(?!\d)`, 'i');

/** Takes bounds such as `under 200k`, `2015-2018` or `50,000 km` out of what somebody has typed. */
export function readBounds(text: string): BoundedText {
  const [year, withoutYears] = yearsIn(text);
  const [mileage, withoutMileage] = mileageIn(withoutYears);
  const [max, withoutMax] = taken(withoutMileage, below);
  const [min, withoutBoth] = taken(withoutMax, above);
  const isBounded = max !== undefined || min !== undefined;
  const [most, rest] = isBounded ? [max, withoutBoth] : taken(withoutBoth, bare);
  const hasPrice = isBounded || most !== undefined;
  return {
    rest,
    ...(hasPrice && { price: { min: min ?? 0, max: most ?? NO_LIMIT } }),
    ...(year && { year }),
    ...(mileage && { mileage }),
  };
}

function yearsIn(text: string): [Bounds | undefined, string] {
  const [whole, first, second] = years.exec(text) ?? [];
  if (!whole) return [undefined, text];
  const [min = 0, max = 0] = [Number(first), Number(second)].sort((a, b) => a - b);
  return [{ min, max }, text.replace(whole, ' ')];
}

function mileageIn(text: string): [Bounds | undefined, string] {
  const bounds = { min: 0, max: NO_LIMIT };
  const rest = text.replace(
    distance,
    (_whole, isAbove?: string, digits?: string, thousands?: string, unit = '') => {
      const km = numberOf(digits, thousands) * (/^m/i.test(unit) ? KM_PER_MILE : 1);
      bounds[isAbove ? 'min' : 'max'] = km;
      return ' ';
    },
  );
  return [rest === text ? undefined : bounds, rest];
}

/** The amount that a pattern finds, AED, and the text without it. A year is no amount. */
function taken(text: string, pattern: RegExp): [number | undefined, string] {
  const [whole = '', ...groups] = pattern.exec(text) ?? [];
  const [digits = '', unit = ''] = groups.filter((group) => group !== undefined);
  const value = numberOf(digits, unit);
  return value >= 5_000 ? [value, text.replace(whole, ' ')] : [undefined, text];
}

function numberOf(digits = '', factor = ''): number {
  return Number(digits.replace(/,/g, '')) * (factors[factor.toLowerCase()] ?? 1);
}
