import type { StockEntry } from './StockEntry.ts';

const byId = (a: StockEntry, b: StockEntry) => (a.id < b.id ? -1 : 1);
/** When a car came into its list: withdrawn ones are in a list of their own. */
const since = ({ listedAt, withdrawnAt }: StockEntry) => withdrawnAt ?? listedAt;
/** Orders by a number; cars without it come last. */
const by =
  (value: (entry: StockEntry) => number | null, direction: 1 | -1) => (a: StockEntry, b: StockEntry) => {
    const [x, y] = [value(a), value(b)];
    if (x === y) return byId(a, b);
    if (x === null || y === null) return x === null ? 1 : -1;
    return (x - y) * direction;
  };

/** The orders of a list of the stock. */
export const orders = {
  newest: (a, b) => since(b) - since(a) || byId(b, a),
  oldest: (a, b) => since(a) - since(b) || byId(a, b),
  'price-low': by(({ price }) => price, 1),
  'price-high': by(({ price }) => price, -1),
  'mileage-low': by(({ mileage }) => mileage, 1),
  name: (a, b) => (a.words === b.words ? byId(a, b) : a.words < b.words ? -1 : 1),
} satisfies Record<string, (a: StockEntry, b: StockEntry) => number>;
export type StockOrder = keyof typeof orders;
