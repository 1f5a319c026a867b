import type { StockPageQueryVariables } from '../../../generated/StockPage.ts';
import type { StockRowFieldsFragment } from '../../../generated/StockRowFields.ts';
import { grouped } from '../../../ui/text/grouped.ts';
import type { Catalogue } from '../../../ui/text/useMessages.ts';

type Tab = StockPageQueryVariables['tab'];
type Sort = StockPageQueryVariables['sort'];
type Gap = StockRowFieldsFragment['gaps'][number];

const en = {
  title: 'Cars',
  tabsLabel: 'Parts of the stock',
  tabs: { PUBLISHED: 'Published', DRAFTS: 'Drafts', WITHDRAWN: 'Withdrawn' } satisfies Record<Tab, string>,
  search: 'Search',
  searchHint: 'Stock number, name, end of the VIN',
  status: 'Status',
  anyStatus: 'All statuses',
  sort: 'Order',
  sorts: {
    NEWEST: 'Newest first',
    OLDEST: 'Oldest first',
    PRICE_ASC: 'Lowest price first',
    PRICE_DESC: 'Highest price first',
    MILEAGE_ASC: 'Lowest mileage first',
    NAME: 'By name',
  } satisfies Record<Sort, string>,
  gapsLabel: 'What is missing',
  gapCounts: {
    NO_PICTURES: (count) => `${grouped(count)} without pictures`,
    FEW_PICTURES: (count) => `${grouped(count)} with fewer than 8 pictures`,
    NO_DESCRIPTION: (count) => `${grouped(count)} without a description`,
    NO_PRICE: (count) => `${grouped(count)} without a price`,
    NO_MAKE: (count) => `${grouped(count)} without a make`,
    SHEET_DIFFERS: (count) =>
      count === 1 ? '1 differs from its file' : `${grouped(count)} differ from their file`,
    OVER_60_DAYS: (count) => `${grouped(count)} over 60 days in stock`,
  } satisfies Record<Gap, (count: number) => string>,
  found: (count: number) => (count === 1 ? '1 car' : `${grouped(count)} cars`),
  list: 'Cars',
  columns: {
    picture: '',
    name: 'Car',
    price: 'Price',
    status: 'Status',
    days: 'Days',
    pictures: 'Pictures',
    enquiries: 'Enquiries',
    gaps: 'Missing',
  },
  noneFound: 'No car matches',
  noneFoundHint: 'Check the spelling, or clear the filters.',
  clear: 'Clear the filters',
  noneWithdrawn: 'No car is withdrawn',
  noneWithdrawnHint: 'A car that you take off the site stands here, and can be listed again as it was.',
  noDrafts: 'Nothing waits to be published',
  noDraftsHint: 'New cars stand here until they are published, and cars with changes that are not.',
  noCars: 'There are no cars yet',
  noCarsHint: 'Add the first one, or import your stock from a CSV file.',
  importCars: 'Import a file',
  pager: {
    pages: 'Pages of the list',
    firstPage: 'First page',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    lastPage: 'Last page',
    page: (number: number) => `Page ${number}`,
  },
};

export const stockMessages: Catalogue<typeof en> = { en };
