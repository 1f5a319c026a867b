import type { CarPicture } from '../../../rest/cars/car.ts';
import type { StockCar as WireStockCar } from '../../../rest/stock/stockCar.ts';
import type { StockFilter } from '../../../rest/stock/stockFilter.ts';
import type { StockRow } from '../../../rest/stock/stockRow.ts';
import type {
  QueryStockArgs,
  SaleStatus,
  StockCar,
  StockCounts,
  StockGap,
  StockPicture,
  StockSort,
  StockTab,
} from '../../generated/schemaTypes.ts';
import { imageFromWire } from '../../media/carMedia.ts';
import { reversed } from '../reversed.ts';
import { carDraftFromWire } from './carDraftFromWire.ts';
import { graphFields } from './stockFields.ts';

/** What REST calls the parts of the stock. */
const wireTabs = {
  PUBLISHED: 'published',
  DRAFTS: 'drafts',
  WITHDRAWN: 'withdrawn',
} as const satisfies Record<StockTab, string>;

/** What REST calls the sale statuses. */
export const wireStatuses = {
  AVAILABLE: 'available',
  RESERVED: 'reserved',
  SOLD: 'sold',
} as const satisfies Record<SaleStatus, StockRow['saleStatus']>;

/** What REST calls what a car lacks. */
const wireGaps = {
  NO_PICTURES: 'noPictures',
  FEW_PICTURES: 'fewPictures',
  NO_DESCRIPTION: 'noDescription',
  NO_PRICE: 'noPrice',
  NO_MAKE: 'noMake',
  SHEET_DIFFERS: 'sheetDiffers',
  OVER_60_DAYS: 'over60Days',
} as const satisfies Record<StockGap, keyof StockCounts>;

/** What REST calls the orders. */
const wireSorts = {
  NEWEST: 'newest',
  OLDEST: 'oldest',
  PRICE_ASC: 'price-low',
  PRICE_DESC: 'price-high',
  MILEAGE_ASC: 'mileage-low',
  NAME: 'name',
} as const satisfies Record<StockSort, string>;

// Assigned to the whole of the wire's names: one that the table above lacks does not compile.
const statuses: Record<StockRow['saleStatus'], SaleStatus> = reversed(wireStatuses);
const gaps = new Map<string, StockGap>(Object.entries(reversed(wireGaps)));

/** What narrows and orders the list, as REST reads it, without what is not said. */
export function filterToWire({ tab, search, status, gap, sort }: Omit<QueryStockArgs, 'page'>): StockFilter {
  return {
    ...(tab && { tab: wireTabs[tab] }),
    ...(search?.trim() && { q: search.trim() }),
    ...(status && { status: wireStatuses[status] }),
    ...(gap && { gap: wireGaps[gap] }),
    ...(sort && { sort: wireSorts[sort] }),
  };
}

/** The sale status that REST calls so. */
export function statusFromWire(status: StockRow['saleStatus']): SaleStatus {
  return statuses[status];
}

/** A car of a list. */
export function rowFromWire(row: StockRow): StockCar {
  const { saleStatus, pictures, enquiries, gaps: lacking, draft, ...same } = row;
  return {
    ...same,
    status: statusFromWire(saleStatus),
    pictureCount: pictures,
    enquiryCount: enquiries,
    gaps: lacking.flatMap((gap) => gaps.get(gap) ?? []),
    draft: draft && carDraftFromWire(draft),
  };
}

/** One car with all that the staff may change. */
export function stockCarFromWire({ fields, images, sheetImages, ...row }: WireStockCar): StockCar {
  const values = fields.map(({ field, ...value }) => ({ ...value, field: graphFields[field] }));
  return {
    ...{ ...rowFromWire(row), values, pictures: images.map(pictureFromWire) },
    sheetPictures: sheetImages && {
      pictures: sheetImages.images.map(pictureFromWire),
      differs: sheetImages.differs,
    },
  };
}

function pictureFromWire(image: CarPicture): StockPicture {
  const { filename: fileName, ...same } = imageFromWire(image);
  return { ...same, fileName };
}
