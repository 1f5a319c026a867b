import type { CarCardFragment } from '../../generated/CarCard.ts';
import type { CarTitle } from './carTitle.ts';
import { inKilometres } from '../card/inKilometres.ts';
import { formatAed } from '../../ui/text/formatAed.ts';

/** One sentence about a car, for search engines and shared links. */
export function carSummary(card: CarCardFragment, { name, headline }: CarTitle): string {
  return [carFacts(card, name).join(', '), headline].filter(Boolean).join('. ');
}

/** Year and name of a car, its mileage and its price; what is unknown is left out. */
export function carFacts({ year, mileage, price }: CarCardFragment, name: string): string[] {
  const facts = [
    [year, name].filter(Boolean).join(' '),
    mileage !== null && inKilometres(mileage),
    price !== null && formatAed(price),
  ];
  return facts.filter((fact) => fact !== false);
}
