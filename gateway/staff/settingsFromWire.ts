import type { PromisedTime as WirePromise, Weekday } from '../../rest/dealership/dealership.ts';
import type { Settings as WireSettings } from '../../rest/dealership/settings/settings.ts';
import type {
  CurrencyRates,
  Maybe,
  PriceItem,
  PromisedTime,
  PromisedTimeInput,
  PromisedTimesInput,
  PromiseUnit,
  Settings,
  UpdateSettingsInput,
  WeeklyHours,
} from '../generated/schemaTypes.ts';
import { reversed } from './reversed.ts';

/** What REST calls the days of the week. */
const wireDays = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Record<Exclude<keyof WeeklyHours, '__typename'>, Weekday>;

/** What REST calls the currencies. */
const wireCurrencies = {
  usd: 'USD',
  eur: 'EUR',
  gbp: 'GBP',
  sar: 'SAR',
  inr: 'INR',
} as const satisfies Record<
  Exclude<keyof CurrencyRates, '__typename'>,
  keyof WireSettings['exchange']['rates']
>;

/** What REST calls the units of promised times. */
const wireUnits = { MINUTES: 'minutes', HOURS: 'hours', DAYS: 'days' } as const satisfies Record<
  PromiseUnit,
  WirePromise['unit']
>;

/** What REST calls the parts of the price. */
const wireItems = {
  VAT: 'vat',
  TRANSFER: 'transfer',
  REGISTRATION: 'registration',
  PLATES: 'plates',
  INSURANCE: 'insurance',
  DELIVERY: 'delivery',
} as const satisfies Record<PriceItem, WireSettings['priceParts'][number]['item']>;

const graphDays = reversed(wireDays);
const graphCurrencies = reversed(wireCurrencies);
/** The names of paths that differ. */
const graphNames = new Map<string, string>(Object.entries({ ...graphDays, ...graphCurrencies }));
const graphUnits = reversed(wireUnits);
const graphItems = reversed(wireItems);

/** The settings of the wire as the graph has them. */
export function settingsFromWire(wire: WireSettings): Settings {
  const { openingHours, socials, promises, exchange, priceParts, ...same } = wire;
  const { asOf, rates } = exchange;
  return {
    ...same,
    openingHours: renamed(openingHours, graphDays),
    socials: socials.map(({ name, url }) => ({ name, url: url || null })),
    promises: {
      financeReply: graphTime(promises.financeReply),
      testDriveConfirmation: graphTime(promises.testDriveConfirmation),
      salesContact: graphTime(promises.salesContact),
      sellReply: graphTime(promises.sellReply),
      testDriveLength: graphTime(promises.testDriveLength),
    },
    exchange: { asOf, rates: renamed(rates, graphCurrencies) },
    priceParts: priceParts.map(({ item, ...part }) => ({ ...part, item: graphItems[item] })),
  };
}

/** Changes of the graph as the wire has them. What is null there is left out here. */
export function settingsToWire(changes: Omit<UpdateSettingsInput, 'revision'>): Record<string, unknown> {
  const { openingHours, socials, promises, exchange, priceParts, ...same } = changes;
  const wire = {
    ...same,
    openingHours: openingHours && renamed(openingHours, wireDays),
    socials: socials?.map(({ name, url }) => ({ name, url: url ?? '' })),
    promises: promises && wirePromises(promises),
    exchange: exchange && { ...exchange, rates: renamed(exchange.rates, wireCurrencies) },
    priceParts: priceParts?.map(({ item, ...part }) => ({ ...part, item: wireItems[item] })),
  };
  return withoutNulls(wire) as Record<string, unknown>;
}

/** The path of an error of the wire, such as `openingHours.Monday`, on the graph. */
export function settingPathFromWire(path: string): string {
  return path
    .split('.')
    .map((name) => graphNames.get(name) ?? name)
    .join('.');
}

function graphTime({ unit, ...time }: WirePromise): PromisedTime {
  return { ...time, unit: graphUnits[unit] };
}

function wirePromises(promises: PromisedTimesInput) {
  const times = Object.entries<Maybe<PromisedTimeInput> | undefined>(promises);
  return Object.fromEntries(
    times.map(([name, time]) => [name, time && { ...time, unit: wireUnits[time.unit] }]),
  );
}

/** The same values under other names. */
function renamed<From extends string, To extends string, Value>(
  values: { readonly [Name in From]?: Value },
  names: Readonly<Record<From, To>>,
): Record<To, Value> {
  // The types of `entries` and `fromEntries` lose the names.
  const entries = Object.entries(values) as [From, Value][];
  return Object.fromEntries(entries.map(([name, value]) => [names[name], value])) as Record<To, Value>;
}

/** A value without what is null in it, at any depth: REST leaves out what there is none of. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return Object.fromEntries(known.map(([name, part]) => [name, withoutNulls(part)]));
}
