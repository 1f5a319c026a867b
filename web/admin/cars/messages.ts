import type { StockRowFieldsFragment } from '../../generated/StockRowFields.ts';
import type { Catalogue } from '../../ui/text/useMessages.ts';

type Car = StockRowFieldsFragment;

const en = {
  cars: 'Cars',
  statuses: {
    AVAILABLE: 'Available',
    RESERVED: 'Reserved',
    SOLD: 'Sold',
  } satisfies Record<Car['status'], string>,
  statusHints: {
    AVAILABLE: 'Visitors can buy it and book a test drive.',
    RESERVED: 'The site says so. Visitors can still ask for it, as second in line.',
    SOLD: 'The site shows it as sold. Nobody can ask for it any more.',
  } satisfies Record<Car['status'], string>,
  nowIs: {
    AVAILABLE: (name: string) => `${name} is available.`,
    RESERVED: (name: string) => `${name} is reserved. The site says so.`,
    SOLD: (name: string) => `${name} is sold. The site shows it as sold.`,
  } satisfies Record<Car['status'], (name: string) => string>,
  changeStatus: (name: string, status: string) => `${status}: change the status of ${name}`,
  undo: 'Undo',
  gaps: {
    NO_PICTURES: 'No pictures',
    FEW_PICTURES: 'Few pictures',
    NO_DESCRIPTION: 'No description',
    NO_PRICE: 'No price',
    NO_MAKE: 'No make',
    SHEET_DIFFERS: 'File differs',
    OVER_60_DAYS: 'Over 60 days',
  } satisfies Record<Car['gaps'][number], string>,
  noPrice: 'No price',
  days: (count: number) => (count === 1 ? '1 day in stock' : `${count} days in stock`),
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  enquiries: (count: number) => (count === 1 ? '1 enquiry in 30 days' : `${count} enquiries in 30 days`),
  withdrawnOn: (day: string) => `Withdrawn on ${day}`,
  keyWords: {
    '?': 'Show these shortcuts',
    '/': 'Search',
    j: 'Next car',
    k: 'Previous car',
    x: 'Select it; with Shift, all up to it',
    Enter: 'Open it',
    Esc: 'Back to the list',
  },
};

export const carsMessages: Catalogue<typeof en> = { en };
