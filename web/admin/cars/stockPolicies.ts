import type { InMemoryCacheConfig } from '@apollo/client';

/**
 * How the cache keeps the stock: the counts are there once, asking for them alone leaves the cars of a page, and a list, which knows
 * less of a draft than the page of its car, leaves what that knows.
 */
export const stockPolicies = {
  StockCounts: { keyFields: [] },
  Stock: { merge: true },
  // Of each bulk change its own, also where they are about one car.
  BulkSample: { keyFields: false },
  BulkRefusedCar: { keyFields: false },
  BulkSkippedCar: { keyFields: false },
  CarDraft: { merge: true },
  // The newest answer has all of a car's pictures.
  StockCar: { fields: { pictures: { merge: false }, sheetPictures: { merge: false } } },
} satisfies InMemoryCacheConfig['typePolicies'];
