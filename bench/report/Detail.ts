/** A table of what figures are made of. */
export interface Detail {
  title: string;
  rows: Record<string, string | number>[];
}
