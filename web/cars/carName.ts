import type { CarNameFragment } from '../generated/graphql.ts';

/** Brand, model and trim of a car, 'Unknown' where it has no brand (spec §2). */
export function carName({ manufacturer, model, trim }: CarNameFragment): string {
  return [manufacturer?.name ?? 'Unknown', model?.name, trim?.name].filter(Boolean).join(' ');
}
