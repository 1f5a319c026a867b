import type { CarCardFragment } from '../../generated/CarCard.ts';
import type { CarTitle } from './carTitle.ts';
import { formatAed, inKilometres } from '../card/formats.ts';

/** One sentence about a car, for search engines and shared links. */
export function carSummary({ year, mileage, price }: CarCardFragment, { name, headline }: CarTitle): string {
  const facts = [
    [year, name].filter(Boolean).join(' '),
    mileage !== null && inKilometres(mileage),
    price !== null && formatAed(price),
  ];
  return [facts.filter(Boolean).join(', '), headline].filter(Boolean).join('. ');
}
