import type { CarFilter, Range } from '../cars/CarFilter.ts';
import { searchable } from '../cars/storedCar.ts';
import { OPEN_END } from './alertFilter.ts';

/** The names in the dealer's records. */
export interface KnownNames {
  makes: readonly string[];
  bodyTypes: readonly string[];
  /** Names of models, by their ids. */
  models: ReadonlyMap<string, string>;
}

/** A search in words, such as `White SUV up to AED 150,000`. */
export function searchName(filter: CarFilter, known: KnownNames): string {
  const { search, title, companies = [], bodyTypes = [], vehicleType = '' } = filter;
  const what = [
    search,
    title?.trim(),
    companies.map((name) => spelled(name, known.makes) ?? name).join(' or '),
    known.models.get(vehicleType),
    bodyTypes.map((name) => spelled(name, known.bodyTypes) ?? name).join(' or '),
  ];
  return inWords(what, filter) || 'Cars';
}

/** The same without any text that a visitor has typed (decision 0019): numbers and the dealer's names; '' for none. */
export function untypedName(filter: CarFilter, known: KnownNames): string {
  const { companies = [], bodyTypes = [], vehicleType = '' } = filter;
  const what = [
    companies.flatMap((name) => spelled(name, known.makes) ?? []).join(' or '),
    known.models.get(vehicleType),
    bodyTypes.flatMap((name) => spelled(name, known.bodyTypes) ?? []).join(' or '),
  ];
  return inWords(what, filter);
}

function inWords(what: (string | undefined)[], filter: CarFilter): string {
  const subject = what.filter(Boolean).join(' ');
  const bounds = [
    range(filter.price, (text) => `AED ${text}`),
    range(filter.yearBuilt, (text) => text.replaceAll(',', '')),
    range(filter.mileage, (text) => `${text} km`),
    range(filter.monthlyInstallment, (text) => `AED ${text} a month`),
  ].filter(Boolean);
  const [first, ...others] = bounds;
  if (!subject && !first) return '';
  const name = [[subject || 'Cars', first].filter(Boolean).join(' '), ...others].join(', ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function range(bounds: Range | undefined, unit: (text: string) => string): string {
  if (!bounds) return '';
  const { min, max } = bounds;
  const shown = (value: number) => unit(value.toLocaleString('en-US'));
  if (max >= OPEN_END) return min > 0 ? `from ${shown(min)}` : '';
  return min > 0 ? `from ${shown(min)} to ${shown(max)}` : `up to ${shown(max)}`;
}

/** A name as the records spell it; undefined if they do not have it. */
function spelled(name: string, names: readonly string[]): string | undefined {
  return names.find((one) => searchable(one) === searchable(name));
}
