/** What a number in a search can limit. Prices and instalments are in AED, mileages in km. */
export type Measured = 'price' | 'instalment' | 'mileage' | 'year';

/** A number as it is typed, and the units beside it. */
export interface Measure {
  value: number;
  currency: string;
  factor: string;
  /** The unit of a distance; '' for other numbers. */
  distance: string;
  /** Four digits such as 2019, with nothing beside them. */
  isYear: boolean;
  /** Five to seven digits, or commas between thousands: neither years nor models are written so. */
  isLarge: boolean;
}

/** The context that helps to tell which of them a number means. */
export interface MeasureContext {
  /** The word in front of it, such as `mileage`; '' without one. */
  subject: string;
  isMonthly: boolean;
  /** Whether a word such as `under` says that it is a bound. */
  isBounded: boolean;
}

const currencies = String.raw`(?:aed|dhs?\.?|dirhams?)`;
const distances = '(?:kms?|kilomet(?:er|re)s?|mill?e?age|driven|miles?|mi)';
const factors = new Map<string, number>([
  ['k', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['million', 1e6],
]);
/** How many kilometres one of a unit of distance is. */
const kilometresOf = (distance: string) => (/^mi(les?)?$/.test(distance) ? 1.609344 : 1);
/** The smallest value of each kind. Smaller numbers are ignored, and so is NaN, such as of `1.2.3`. */
const smallest: Record<Measured, number> = { price: 5_000, instalment: 100, mileage: 1, year: 1_900 };

/** The end of a word or number. */
export const wordEnd = String.raw`(?![\p{L}\d]|[.,]\d)`;
/** The beginning of another measure. */
export const measureStart = String.raw`(?:${currencies} ?)?\d`;

/**
 * The pattern of a measure such as `AED 129,000`, `1.2 million`, `100k` or `50,000 km`, in a text with single spaces. The
 * names of its groups end in `side`. Each repetition ends at a character that it cannot repeat, so matching is never
 * slow.
 */
export function measurePattern(side: string): string {
  return (
    String.raw`(?:(?<currency${side}>${currencies}) ?)?(?<digits${side}>\d+(?:[.,]\d+)*)` +
    String.raw`(?: ?(?<factor${side}>${[...factors.keys()].join('|')})${wordEnd})?` +
    String.raw`(?: ?(?:(?<behind${side}>${currencies})|(?<distance${side}>${distances})))?${wordEnd}`
  );
}

/** Reads the measure whose groups end in `side`. */
export function measureOf(groups: Partial<Record<string, string>>, side: string): Measure {
  const part = (name: string) => groups[name + side]?.toLowerCase() ?? '';
  const currency = part('currency') || part('behind');
  const [digits, factor, distance] = [part('digits'), part('factor'), part('distance')];
  return {
    value: Number(digits.replace(/,/g, '')) * (factors.get(factor) ?? 1) * kilometresOf(distance),
    ...{ currency, factor, distance },
    isYear: /^(19|20)\d\d$/.test(digits) && !currency && !factor && !distance,
    isLarge: /^[1-9](?:\d{4,6}|\d{0,2}(?:,\d{3})+)$/.test(digits),
  };
}

/** The first end of a range, with the units that only the other end has: `100-150k` begins at 100,000. */
export function withUnitsOf(first: Measure, other: Measure): Measure {
  const plain = other.value / (factors.get(other.factor) ?? 1);
  const factor = !first.factor && first.value < plain ? other.factor : '';
  return {
    value: first.value * (factors.get(factor) ?? 1) * (first.distance ? 1 : kilometresOf(other.distance)),
    currency: first.currency || other.currency,
    factor: first.factor || factor,
    // `golf 2019-50000km` is a year and a mileage.
    distance: first.distance || (first.isYear ? '' : other.distance),
    isYear: first.isYear && other.isYear,
    isLarge: first.isLarge,
  };
}

/** The kind of a number; undefined when that is not certain. */
export function kindOf(measure: Measure, context: MeasureContext): Measured | undefined {
  const kind = likelyKind(measure, context);
  return kind && measure.value >= smallest[kind] ? kind : undefined;
}

function likelyKind(measure: Measure, { subject, isMonthly, isBounded }: MeasureContext) {
  const { value, currency, factor, distance, isYear, isLarge } = measure;
  if (distance || /^(?:mil|odo|driven|k)/.test(subject)) return 'mileage';
  if (isMonthly || /^(monthly|inst)/.test(subject)) return 'instalment';
  if (subject || currency) return 'price';
  if (isYear) return 'year';
  // The M of a BMW is no million: `x5 m`, `1 m`.
  const isAmount = factor === 'm' ? !Number.isInteger(value / 1e6) : factor !== '' || isLarge;
  return isAmount || isBounded ? 'price' : undefined;
}
