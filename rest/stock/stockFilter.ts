import Type, { type Static } from 'typebox';
import { choice } from '../http/fields.ts';
import { gapNames } from './gaps.ts';
import { saleStatuses } from './StockEntry.ts';
import { orders, type StockOrder } from './stockOrders.ts';

// The type of Object.keys loses the keys.
const orderNames = Object.keys(orders) as StockOrder[];

/** The parts of the stock. */
export const stockTabs = ['published', 'drafts', 'withdrawn'] as const;
export type StockTab = (typeof stockTabs)[number];

/** Which cars a list of the stock has, and in which order. */
export const StockFilter = Type.Object({
  tab: Type.Optional(choice('Tab', stockTabs)),
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Words of the name, the year, a part of the stock number, or the end of the VIN',
    }),
  ),
  status: Type.Optional(choice('Status', saleStatuses)),
  gap: Type.Optional(choice('Gap', gapNames)),
  sort: Type.Optional(choice('Sort', orderNames)),
});
export type StockFilter = Static<typeof StockFilter>;
