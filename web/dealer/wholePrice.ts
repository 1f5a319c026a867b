import type { Dealership } from '../../rest/dealership/dealership.ts';
import { dealership } from './dealership.ts';

/** What a price may include, or what comes on top. */
export type PriceItem = Dealership['priceParts'][number]['item'];

/** Whether a buyer needs an item to drive the car away; only those count in the total. */
const needs = {
  vat: true,
  transfer: true,
  registration: true,
  plates: true,
  insurance: true,
  delivery: false,
} satisfies Record<PriceItem, boolean>;

/** An item as it is for one car: `amount` is what it costs on top, AED. */
export interface PriceRow {
  item: PriceItem;
  is: 'included' | 'on top' | 'on request' | 'not stated';
  amount: number;
  needed: boolean;
}

/** A car's price with all that comes on top. */
export interface WholePrice {
  /** All items, also those of which the dealer states nothing. */
  rows: PriceRow[];
  /** What the needed items cost on top, AED. */
  extra: number;
  /** The price and that. */
  total: number;
  /** The needed items that are not in the total, as what they cost is on request or not stated. */
  missing: PriceItem[];
}

/** The whole price of a car of `price` AED by the dealer's list; undefined where the dealer states nothing. */
export function wholePrice(price: number, parts = dealership.priceParts): WholePrice | undefined {
  if (parts.length === 0) return undefined;
  // The type of Object.entries loses the names.
  const rows = (Object.entries(needs) as [PriceItem, boolean][]).map(([item, needed]): PriceRow => {
    const part = parts.find((stated) => stated.item === item);
    const amount = part?.amount ?? Math.round((price * (part?.percent ?? 0)) / 100);
    if (!part) return { item, is: 'not stated', amount: 0, needed };
    if (part.included) return { item, is: 'included', amount: 0, needed };
    const isKnown = part.amount !== undefined || part.percent !== undefined;
    return { item, is: isKnown ? 'on top' : 'on request', amount, needed };
  });
  const needed = rows.filter((row) => row.needed);
  const extra = needed.reduce((sum, { amount }) => sum + amount, 0);
  const missing = needed.filter(({ is }) => is === 'on request' || is === 'not stated');
  return { rows, extra, total: price + extra, missing: missing.map(({ item }) => item) };
}
