import type { CarNameFragment } from '../../generated/CarName.ts';

/** Make, model and trim of a car; `unknown` where it has no make (spec §2). */
export function carName({ make, model, trim }: CarNameFragment, unknown: string): string {
  return [make?.name ?? unknown, model?.name, trim?.name].filter(Boolean).join(' ');
}
