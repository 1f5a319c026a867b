import type { PartOfStock } from '../apis/everyCar.ts';
import type { CarFilter } from '../generated/schemaTypes.ts';
import type { ExportedCar } from './exportedCar.ts';

/** The parameters of an address. */
export type Query = Readonly<Record<string, unknown>>;

/** A format of the export: its media type, its beginning, the cars and its end. */
export interface Format {
  type: string;
  /** Changes with what is in the file beside the cars; left out where that is always the same. */
  version?: string;
  start: (first: PartOfStock) => string;
  cars: (cars: ExportedCar[]) => string;
  end: (count: number) => string;
}

/** A file of cars. Both throw `HttpError` (400) for parameters that cannot be read. */
export interface ExportFile {
  filterOf: (query: Query) => CarFilter;
  formatOf: (query: Query) => Format | Promise<Format>;
}
