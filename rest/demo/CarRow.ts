import type { Feature } from './equipment.ts';

/** A car of the demonstration stock as it is written down; `carOf` makes the whole car of it. */
export interface CarRow {
  /** Brand, model and, where it has one, trim. */
  name: [brand: string, model: string, trim?: string];
  /** Day of listing; no two cars share one. */
  listed: string;
  title: string;
  year: number;
  km: number;
  /** AED. `now` is the price after a discount. */
  price: number;
  now?: number;
  /** What was asked for it before, AED, and the last day on which it was. */
  was?: { price: number; until: string };
  paint: string;
  engine: string;
  /** Petrol, automatic, the body type's usual number of doors and two keys unless it says otherwise. */
  fuel?: 'Electric' | 'Hybrid' | 'Plug-in hybrid';
  gearbox?: 'Manual';
  doors?: number;
  keys?: number;
  /** What the row's text says of its history, for the table of facts. */
  owners?: number;
  service?: string;
  warranty?: string;
  accidents?: string;
  registration?: string;
  featured?: true;
  testDrive?: true;
  /** Available unless it says otherwise; `null` is a car whose status nobody has set. */
  status?: 'sold' | 'reserved' | null;
  /** Beyond, and missing from, the standard equipment of the body type. */
  has: Feature[];
  lacks: Feature[];
  /** Paragraphs, then the points of a list. Plain text. */
  about: string[];
  points?: string[];
}
