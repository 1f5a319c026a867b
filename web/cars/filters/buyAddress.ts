import type { CarFilter, CarSort } from '../../generated/BuyPage.ts';
import { paths } from '../../paths.ts';
import { type Choice, type TypedRange } from './Choice.ts';
import { wholeNumber } from './wholeNumber.ts';

/** The orders that a visitor may choose, by their names in the address. */
export const sorts = {
  'price-low': 'PRICE_ASC',
  'price-high': 'PRICE_DESC',
  'mileage-low': 'MILEAGE_ASC',
  'year-new': 'YEAR_DESC',
  'year-old': 'YEAR_ASC',
} satisfies Record<string, CarSort>;
export type SortName = keyof typeof sorts;

/** What the address of the listing says. */
export interface BuyState {
  choice: Choice;
  /** Undefined: newest first. */
  sort: SortName | undefined;
  /** From 1. */
  page: number;
}

const ranges = ['mileage', 'year', 'installment'] as const;

/** Reads the address of the listing. What makes no sense there is left out. */
export function readBuyState(query: URLSearchParams): BuyState {
  const range = (name: string): TypedRange => ({
    min: query.get(`${name}Min`) ?? '',
    max: query.get(`${name}Max`) ?? '',
  });
  const sort = query.get('sort') ?? '';
  return {
    choice: {
      companies: [...new Set(query.getAll('company').filter(Boolean))],
      model: query.get('model') ?? '',
      mileage: range('mileage'),
      year: range('year'),
      installment: range('installment'),
      bodyTypes: [...new Set(query.getAll('body').filter(Boolean))],
      availableNow: query.has('available'),
      title: (query.get('q') ?? '').trim(),
    },
    sort: sort in sorts ? (sort as SortName) : undefined,
    page: Math.max(1, wholeNumber(query.get('page') ?? '1')),
  };
}

/** The address of the listing for a state; the bare one for nothing chosen. */
export function buyAddress({ choice, sort, page }: BuyState): string {
  const query = new URLSearchParams();
  for (const company of choice.companies) query.append('company', company);
  if (choice.model) query.set('model', choice.model);
  for (const name of ranges) {
    const { min, max } = choice[name];
    if (min) query.set(`${name}Min`, String(wholeNumber(min)));
    if (max) query.set(`${name}Max`, String(wholeNumber(max)));
  }
  for (const bodyType of choice.bodyTypes) query.append('body', bodyType);
  if (choice.availableNow) query.set('available', 'true');
  if (choice.title.trim()) query.set('q', choice.title.trim());
  if (sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `${paths.buy}?${text}` : paths.buy;
}

/** The one address for what a listing shows, in whichever order: names in the order of the alphabet. */
export function canonicalAddress({ choice, page }: BuyState): string {
  const companies = choice.companies.toSorted();
  const bodyTypes = choice.bodyTypes.toSorted();
  return buyAddress({ choice: { ...choice, companies, bodyTypes }, sort: undefined, page });
}

/** The choice as the graph's filter; undefined when nothing narrows (BUY-1). */
export function toFilter(choice: Choice): CarFilter | undefined {
  const filter: CarFilter = {
    ...(choice.companies.length > 0 && { makes: choice.companies }),
    ...(choice.model && { model: choice.model }),
    ...(isTouched(choice.mileage) && { mileage: toRange(choice.mileage) }),
    ...(isTouched(choice.year) && { year: toRange(choice.year) }),
    ...(isTouched(choice.installment) && { monthlyInstalment: toRange(choice.installment) }),
    ...(choice.bodyTypes.length > 0 && { bodyTypes: choice.bodyTypes }),
    ...(choice.availableNow && { availableNow: true }),
    ...(choice.title && { title: choice.title }),
  };
  return Object.keys(filter).length > 0 ? filter : undefined;
}

function isTouched({ min, max }: TypedRange): boolean {
  return min !== '' || max !== '';
}

/** An end that was left empty is open; numbers are whole (spec §5). */
function toRange({ min, max }: TypedRange) {
  return { min: min === '' ? null : wholeNumber(min), max: max === '' ? null : wholeNumber(max) };
}
