import type { CarFilter } from '../cars/CarFilter.ts';
import { OPEN_END } from './alertFilter.ts';

/** Where the site at `publicUrl` lists the cars of a filter, as far as the page supports the parts of the filter. */
export function listingUrl(filter: CarFilter, publicUrl: string): string {
  const query = new URLSearchParams();
  for (const make of filter.companies ?? []) query.append('company', make);
  if (filter.vehicleType) query.set('model', filter.vehicleType);
  const ranges = { price: filter.price, mileage: filter.mileage, year: filter.yearBuilt };
  for (const [name, range] of Object.entries({ ...ranges, installment: filter.monthlyInstallment })) {
    if (!range) continue;
    if (range.min > 0) query.set(`${name}Min`, String(range.min));
    if (range.max < OPEN_END) query.set(`${name}Max`, String(range.max));
  }
  for (const bodyType of filter.bodyTypes ?? []) query.append('body', bodyType);
  const search = [filter.search, filter.title?.trim()].filter(Boolean).join(' ');
  if (search) query.set('q', search);
  return `${publicUrl}/buy?${query.toString()}`;
}
