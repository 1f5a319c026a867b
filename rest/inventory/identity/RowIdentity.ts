/** What may tell which stored car a row is, the most certain first, as the report names it. */
export const evidence = {
  stockNumber: 'by stock number',
  vin: 'by VIN',
  id: 'by the id of this site',
  facts: 'by all data of the row',
  picture: 'by a picture',
  likeness: 'by similarity',
} as const;
export type Evidence = keyof typeof evidence;

/** What identifies the car of a row. Rows that say the same share one identity. */
export interface RowIdentity {
  /** The first line of these rows. */
  line: number;
  /** '' if it has none. */
  stockNumber: string;
  vin: string | null;
  /** `carKey` as an id: that of the car, if it is new. */
  key: string;
  /** Why the row is refused, whatever else it says. */
  refusal?: string;
  /** The id of its car, a new one unless `by` says what has told that it is a stored one. */
  carId: string;
  by?: Evidence;
  /** The key of its row in the last file; the id of a new car. */
  lastKey: string;
  /** Whether the car is the nearest of several that are alike. */
  isOneOfSeveral?: boolean;
}
