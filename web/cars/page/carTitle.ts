import type { CarNameFragment } from '../../generated/CarName.ts';

/** The parts of a car's title (spec §2): make, model and trim, and the seller's headline under them. */
export interface CarTitle {
  name: string;
  /** Undefined where there is none, or where it is used as the name. */
  headline: string | undefined;
}

/** The title of a car; what is missing is left out. A car of which nothing is known is called `unknown`. */
export function carTitle(
  { make, model, trim }: CarNameFragment,
  title: string | null | undefined,
  unknown: string,
): CarTitle {
  const headline = title?.trim() || undefined;
  const name = [make?.name, model?.name, trim?.name].filter(Boolean).join(' ');
  return name ? { name, headline } : { name: headline ?? unknown, headline: undefined };
}
