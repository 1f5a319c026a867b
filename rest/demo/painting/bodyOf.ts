import type { Body } from './readLayers.ts';

const bodies: Record<string, Body> = {
  sedan: 'sedan',
  suv: 'suv',
  crossover: 'crossover',
  convertible: 'convertible',
  hatchback: 'hatchback',
  sports: 'sports',
};

/** The body that is painted for a body type, such as `Cross Over`; undefined when there is none. */
export function bodyOf(bodyType: string | null): Body | undefined {
  return bodies[(bodyType ?? '').toLowerCase().replaceAll(' ', '')];
}
