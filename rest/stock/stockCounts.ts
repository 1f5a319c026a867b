import Type from 'typebox';
import { recordOf } from '../cars/recordOf.ts';
import { gapNames } from './gaps.ts';
import { stockTabs } from './stockFilter.ts';

/** How many cars the stock has. */
export const StockCounts = Type.Object(
  recordOf([...stockTabs, ...gapNames] as const, (name) => [name, Type.Integer()]),
  { description: 'Cars of each tab, and listed cars with each gap' },
);
