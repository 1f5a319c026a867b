import type { CarNameFragment } from '../generated/CarName.ts';

/** Brand, model and trim of a car; `unknown` where it has no brand (spec §2). */
export function carName({ manufacturer, model, trim }: CarNameFragment, unknown: string): string {
  return [manufacturer?.name ?? unknown, model?.name, trim?.name].filter(Boolean).join(' ');
}
