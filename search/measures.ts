/** What a number in a search can bound. Prices and instalments are in AED, mileages in km. */
export type Measured = 'price' | 'instalment' | 'mileage' | 'year';

/** A number as it is typed, with what stands beside it. */
export interface Measure {
  value: number;
  currency: string;
  factor: string;
  /** Where it is a distance. */
  distance: string;
  /** Four digits such as 2019, with nothing beside them. */
  isYear: boolean;
}

/** What else tells which of them is meant. */
export interface MeasureContext {
  /** What is named in front of it, such as `mileage`; '' where nothing is. */
  subject: string;
  isMonthly: boolean;
  /** Whether a word such as `under` says that it is a bound. */
  isBounded: boolean;
}

const currencies = String.raw`(?:aed|dhs?\.?|dirhams?)`;
const distances = '(?:kms?|kilomet(?:er|re)s?|mileage|miles?|mi)';
const factors: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6 };
/** How many kilometres one of a distance is, as it is typed. */
const kilometresOf = (distance: string) => (/^mi(les?)?$/.test(distance) ? 1.609344 : 1);
/** Smaller numbers are not meant. Anything else, such as NaN for `1.2.3`, is no number of the kind either. */
const smallest: Record<Measured, number> = { price: 5_000, instalment: 100, mileage: 1, year: 1_900 };

/** The end of a word or number. */
export const wordEnd = String.raw`(?![\p{L}\d]|[.,]\d)`;
/** What begins another measure. */
export const measureStart = String.raw`(?:${currencies} ?)?\d`;

/**
 * The pattern of a measure such as `AED 129,000`, `1.2 million`, `100k` or `50,000 km`, in a text with single spaces. `side` is
 * the end of the names of its groups. Each of its repetitions ends at another character than it repeats, so it cannot be slow.
 */
export function measurePattern(side: string): string {
  return (
    String.raw`(?:(?<currency${side}>${currencies}) ?)?(?<digits${side}>\d+(?:[.,]\d+)*)` +
    String.raw`(?: ?(?<factor${side}>${Object.keys(factors).join('|')})${wordEnd})?` +
    String.raw`(?: ?(?:(?<behind${side}>${currencies})|(?<distance${side}>${distances})))?${wordEnd}`
  );
}

/** Reads the measure whose groups end in `side`. */
export function measureOf(groups: Partial<Record<string, string>>, side: string): Measure {
  const part = (name: string) => groups[name + side]?.toLowerCase() ?? '';
  const currency = part('currency') || part('behind');
  const [digits, factor, distance] = [part('digits'), part('factor'), part('distance')];
  return {
    value: Number(digits.replace(/,/g, '')) * (factors[factor] ?? 1) * kilometresOf(distance),
    ...{ currency, factor, distance },
    isYear: /^(19|20)\d\d$/.test(digits) && !currency && !factor && !distance,
  };
}

/** The first end of a range, with what only the other one says: `100-150k` begins at 100,000. */
export function withUnitsOf(first: Measure, other: Measure): Measure {
  const plain = other.value / (factors[other.factor] ?? 1);
  const factor = !first.factor && first.value < plain ? other.factor : '';
  return {
    value: first.value * (factors[factor] ?? 1) * (first.distance ? 1 : kilometresOf(other.distance)),
    currency: first.currency || other.currency,
    factor: first.factor || factor,
    // `golf 2019-50000km` tells a year and a mileage.
    distance: first.distance || (first.isYear ? '' : other.distance),
    isYear: first.isYear && other.isYear,
  };
}

/** What a number is a number of; undefined where that is not certain. */
export function kindOf(measure: Measure, context: MeasureContext): Measured | undefined {
  const kind = likelyKind(measure, context);
  return kind && measure.value >= smallest[kind] ? kind : undefined;
}

function likelyKind(measure: Measure, { subject, isMonthly, isBounded }: MeasureContext) {
  const { value, currency, factor, distance, isYear } = measure;
  if (distance || subject === 'mileage') return 'mileage';
  if (isMonthly || /^(monthly|inst)/.test(subject)) return 'instalment';
  if (subject || currency) return 'price';
  if (isYear) return 'year';
  // The M of a BMW is no million: `x5 m`, `1 m`.
  const isAmount = factor === 'm' ? !Number.isInteger(value / 1e6) : factor !== '';
  return isAmount || isBounded ? 'price' : undefined;
}
