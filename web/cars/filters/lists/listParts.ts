/** The parts of the filter that are lists of names with a checkbox for each, in the order of the panel. */
export const listParts = [
  'exteriorColors',
  'fuelTypes',
  'transmissions',
  'seats',
  'regionalSpecs',
  'drives',
  'interiorColors',
  'steeringSides',
] as const;
/** The name of such a part, and of its counts. */
export type ListPart = (typeof listParts)[number];

/** The claims that a visitor may ask for, in the order of the panel. */
export const claimParts = ['hasWarranty', 'accidentFree', 'discounted'] as const;
/** The name of a claim, and of the number of its cars. */
export type ClaimPart = (typeof claimParts)[number];
