import type { Feature } from './equipment.ts';

/** A car of the demonstration stock, as it is written in the source; `carOf` turns it into a complete car. */
export interface CarRow {
  /** Brand, model and, if it has one, trim. */
  name: [brand: string, model: string, trim?: string];
  /** The day of listing; every car has another one. */
  listed: string;
  title: string;
  year: number;
  km: number;
  /** AED. `now` is the price after a discount. */
  price: number;
  now?: number;
  /** Its former price, AED, and the last day of that price. */
  was?: { price: number; until: string };
  paint: string;
  engine: string;
  /** When left out: petrol, automatic, the body type's usual number of doors, and two keys. */
  fuel?: 'Electric' | 'Hybrid' | 'Plug-in hybrid';
  gearbox?: 'Manual';
  doors?: number;
  keys?: number;
  /** What the text says about the car's history, for the table of facts. */
  owners?: number;
  service?: string;
  warranty?: string;
  accidents?: string;
  registration?: string;
  featured?: true;
  testDrive?: true;
  /** Available when left out; `null` is a car whose status nobody has set. */
  status?: 'sold' | 'reserved' | null;
  /** Features beyond the standard equipment of the body type, and features that are missing. */
  has: Feature[];
  lacks: Feature[];
  /** Paragraphs, then the points of a list. Plain text. */
  about: string[];
  points?: string[];
}
