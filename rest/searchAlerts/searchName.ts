import { claims } from '../cars/claims/claims.ts';
import { nameLists, type NamesPart } from '../cars/nameLists.ts';
import { type Range, ranges } from '../cars/ranges.ts';
import { recordOf } from '../cars/recordOf.ts';
import { searchable } from '../cars/storedCar.ts';
import { dayInWords } from '../dealership/dayInWords.ts';
import { dubaiTime } from '../dealership/dubaiTime.ts';
import { type AlertFilter, type AlertPart, OPEN_END } from './alertFilter.ts';

/** The names in the dealer's records. */
export interface KnownNames extends Record<NamesPart, readonly string[]> {
  /** Names of models, by their ids. */
  models: ReadonlyMap<string, string>;
}

/** What a name may have: names of the records, and what a visitor has typed. */
interface Source extends KnownNames {
  typed: boolean;
}
type Describe<Part extends AlertPart> = (
  wanted: NonNullable<AlertFilter[Part]>,
  source: Source,
) => string | undefined;

/** At most so many stock numbers stand in a name. */
const MOST_NUMBERS = 3;

const { companies, ...otherNames } = recordOf(nameLists, ({ part, inWords }) => [
  part,
  namedIn(part, inWords),
]);

/** The parts that say what is searched for, in the order of the name. */
const subjects = {
  search: (text, { typed }) => (typed ? text : undefined),
  title: (text, { typed }) => (typed ? text.trim() : undefined),
  companies,
  vehicleType: (id, { models }) => models.get(id),
  ...otherNames,
} satisfies { [Part in AlertPart]?: Describe<Part> };

const { price, yearBuilt, ...otherRanges } = recordOf(ranges, ({ part, inWords }) => [
  part,
  (range: Range) => rangeInWords(range, inWords),
]);

/** The parts that limit it, in the order of the name. */
const bounds: { [Part in Exclude<AlertPart, keyof typeof subjects>]: Describe<Part> } = {
  price,
  yearBuilt,
  ...otherRanges,
  ...recordOf(claims, ({ part, inWords }) => [part, () => inWords]),
  status: (statuses) => statuses.join(' or '),
  stockNumbers: (numbers, { typed }) => (typed ? `with stock number ${listed(numbers)}` : undefined),
  updatedSince: (moment) => `changed since ${dayInWords(dubaiTime(Date.parse(moment)).day)}`,
  // An alert never reports sold or reserved cars.
  availableNow: () => undefined,
};

const describe: { [Part in AlertPart]: Describe<Part> } = { ...subjects, ...bounds };

/** A search in words, such as `White SUV up to AED 150,000`. */
export function searchName(filter: AlertFilter, known: KnownNames): string {
  return nameOf(filter, { ...known, typed: true }) || 'Cars';
}

/** The same without any text that a visitor has typed (decision 0019): numbers and the dealer's names; '' for none. */
export function untypedName(filter: AlertFilter, known: KnownNames): string {
  return nameOf(filter, { ...known, typed: false });
}

function nameOf(filter: AlertFilter, source: Source): string {
  // The type of Object.keys loses the keys.
  const inWords = (parts: object) =>
    (Object.keys(parts) as AlertPart[]).map((part) => describePart(part, filter, source)).filter(Boolean);
  const subject = inWords(subjects).join(' ');
  const [first, ...others] = inWords(bounds);
  if (!subject && !first) return '';
  const name = [[subject || 'Cars', first].filter(Boolean).join(' '), ...others].join(', ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Names of a list as the records spell them; those that the records do not have only where they may be `typed`. */
function namedIn(part: NamesPart, inWords: (names: string) => string) {
  return (names: string[], source: Source) => {
    const known = names.flatMap(
      (name) =>
        source[part].find((one) => searchable(one) === searchable(name)) ?? (source.typed ? name : []),
    );
    return known.length > 0 ? inWords(known.join(' or ')) : '';
  };
}

function describePart<Part extends AlertPart>(part: Part, filter: AlertFilter, source: Source) {
  const wanted = filter[part];
  return wanted ? describe[part](wanted, source) : undefined;
}

function rangeInWords({ min, max }: Range, unit: (text: string) => string): string {
  const shown = (value: number) => unit(value.toLocaleString('en-US'));
  if (max >= OPEN_END) return min > 0 ? `from ${shown(min)}` : '';
  return min > 0 ? `from ${shown(min)} to ${shown(max)}` : `up to ${shown(max)}`;
}

function listed(numbers: string[]): string {
  const more = numbers.length - MOST_NUMBERS;
  if (more <= 0) return numbers.join(' or ');
  return `${numbers.slice(0, MOST_NUMBERS).join(', ')} or ${more} ${more === 1 ? 'other' : 'others'}`;
}
