import { dealership } from '../../dealer/dealership.ts';
import { formatAed } from '../../ui/text/formatAed.ts';
import { grouped } from '../../ui/text/grouped.ts';
import type { Catalogue } from '../../ui/text/useMessages.ts';
import type { Budget } from '../addresses/budgets.ts';
import type { BodyType } from '../addresses/listPaths.ts';

const { city } = dealership;

/** What the cars of a list are called: as its heading, one of them, and several within a sentence. */
interface CarsCalled {
  heading: string;
  one: string;
  many: string;
}

function priced({ min, max }: Budget): string {
  if (max === undefined) return `over ${formatAed(min ?? 0)}`;
  return min === undefined ? `under ${formatAed(max)}` : `from ${formatAed(min)} to ${grouped(max)}`;
}

const en = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  cars: 'Cars',
  all: { heading: 'The collection', one: 'car', many: 'cars' } satisfies CarsCalled,
  make: (name: string): CarsCalled => ({ heading: name, one: name, many: `${name} cars` }),
  bodyTypes: {
    Sedan: { heading: 'Sedans', one: 'sedan', many: 'sedans' },
    SUV: { heading: 'SUVs', one: 'SUV', many: 'SUVs' },
    'Cross Over': { heading: 'Crossovers', one: 'crossover', many: 'crossovers' },
    Convertible: { heading: 'Convertibles', one: 'convertible', many: 'convertibles' },
    HatchBack: { heading: 'Hatchbacks', one: 'hatchback', many: 'hatchbacks' },
    Sports: { heading: 'Sports cars', one: 'sports car', many: 'sports cars' },
  } satisfies Record<BodyType, CarsCalled>,
  budget: (budget: Budget): CarsCalled => ({
    heading: `Cars ${priced(budget)}`,
    one: `car ${priced(budget)}`,
    many: `cars ${priced(budget)}`,
  }),
  /** The heading of a list that nothing but other filters narrow. */
  chosen: 'Cars',
  /** `filters`: what else was chosen, in words. */
  narrowed: (what: string, filters: readonly string[]) => `${what}: ${filters.join(', ')}`,
  titleOfAll: `Premium used cars for sale in ${city}`,
  title: (many: string) => `Used ${many} for sale in ${city}`,
  titleOfPage: (title: string, page: string) => `${title}, ${page.toLowerCase()}`,
  none: (one: string) => `No ${one} is for sale at the moment.`,
  forSale: ({ one, many }: CarsCalled, count: number, years: string | undefined) => {
    const what = count === 1 ? `1 ${one} is` : `${grouped(count)} ${many} are`;
    return years ? `${what} for sale in ${city}, ${years}.` : `${what} for sale in ${city}.`;
  },
  modelYears: (from: number, to: number) =>
    from === to ? `model year ${to}` : `model years ${from} to ${to}`,
  prices: (price: string, count: number) =>
    count === 1 ? `The price is ${price}.` : `Prices start at ${price}.`,
  describe: (heading: string, sentences: string) => `${heading}. ${sentences}`,
  makes: 'Makes',
  models: (make: string) => `${make} models`,
};

export const listMessages: Catalogue<typeof en> = { en };
