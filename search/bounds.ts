/** What a price or a year must be within, both ends included. */
export interface Bounds {
  min: number;
  max: number;
}

/** What a text says of the price (AED) and the year, and the text without it. */
export interface BoundedText {
  rest: string;
  price?: Bounds;
  year?: Bounds;
}

/** The highest price that can be meant, AED. */
const NO_LIMIT = 999_999_999;
const currency = '(?:aed|dhs?|dirhams?)';
const number = String.raw`(\d[\d.,]*)`;
const amount = String.raw`${currency}?\s*${number}\s*(k|m|million|thousand)?\b\s*${currency}?`;
const below = new RegExp(
  String.raw`\b(?:under|below|less than|up to|max|maximum|cheaper than)\s*${amount}`,
  'i',
);
const above = new RegExp(String.raw`\b(?:over|above|more than|from|min|minimum)\s*${amount}`, 'i');
/** An amount alone is what somebody can spend. Without unit and currency it may be anything, before `km` it is a distance. */
const bare = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${currency}\s*${number}\s*(k|m|million|thousand)?|${number}\s*(?:(k|million|thousand)\b(?:\s*${currency})?|${currency}))(?![\p{L}\d]|\s*(?:km|kilomet|miles))`,
  'iu',
);
const factors: Record<string, number> = { k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 };
const oneYear = String.raw`((?:19|20)\d\d)`;
const years = new RegExp(String.raw`(?<!\d)${oneYear}\s*(?:-|–|—|to|until)\s*${oneYear}(?!\d)`, 'i');

/** Takes bounds such as `under 200k`, `50k` or `2015-2018` out of what somebody has typed. */
export function readBounds(text: string): BoundedText {
  const [year, withoutYears] = yearsIn(text);
  const [max, withoutMax] = taken(withoutYears, below);
  const [min, withoutBoth] = taken(withoutMax, above);
  const isBounded = max !== undefined || min !== undefined;
  const [most, rest] = isBounded ? [max, withoutBoth] : taken(withoutBoth, bare);
  const hasPrice = isBounded || most !== undefined;
  return {
    rest,
    ...(hasPrice && { price: { min: min ?? 0, max: most ?? NO_LIMIT } }),
    ...(year && { year }),
  };
}

function yearsIn(text: string): [Bounds | undefined, string] {
  const [whole, first, second] = years.exec(text) ?? [];
  if (!whole) return [undefined, text];
  const [min = 0, max = 0] = [Number(first), Number(second)].sort((a, b) => a - b);
  return [{ min, max }, text.replace(whole, ' ')];
}

/** The amount that a pattern finds, AED, and the text without it. A year is no amount. */
function taken(text: string, pattern: RegExp): [number | undefined, string] {
  const [whole = '', ...groups] = pattern.exec(text) ?? [];
  const [digits = '', unit = ''] = groups.filter((group) => group !== undefined);
  const value = Number(digits.replace(/,/g, '')) * (factors[unit.toLowerCase()] ?? 1);
  return value >= 5_000 ? [value, text.replace(whole, ' ')] : [undefined, text];
}
