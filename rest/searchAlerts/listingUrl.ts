import { claims } from '../cars/claims/claims.ts';
import { nameLists } from '../cars/nameLists.ts';
import { type Range, ranges } from '../cars/ranges.ts';
import { recordOf } from '../cars/recordOf.ts';
import { type AlertFilter, type AlertPart, OPEN_END } from './alertFilter.ts';

type Parameters = [name: string, value: string][];

const { companies, ...lists } = recordOf(nameLists, ({ part, address }) => [part, each(address)]);

/** The parameters of the address of the listing for each part of a filter, in the order of `web/cars/filters/filterTable.ts`. */
const parameters: { [Part in AlertPart]: (wanted: NonNullable<AlertFilter[Part]>) => Parameters } = {
  companies,
  vehicleType: (id) => [['model', id]],
  ...recordOf(ranges, ({ part, address }) => [part, ends(address)]),
  ...lists,
  ...recordOf(claims, ({ part, address }) => [part, (): Parameters => [[address, 'true']]]),
  availableNow: () => [['available', 'true']],
  search: (text) => [['q', text]],
  title: (text) => [['title', text.trim()]],
  status: each('status'),
  stockNumbers: each('stock'),
  updatedSince: (moment) => [['since', moment]],
};

/** Where the site at `publicUrl` lists the cars of a filter. */
export function listingUrl(filter: AlertFilter, publicUrl: string): string {
  // The type of Object.keys loses the keys.
  const query = (Object.keys(parameters) as AlertPart[]).flatMap((part) => parametersOf(part, filter));
  return `${publicUrl}/buy?${new URLSearchParams(query).toString()}`;
}

function parametersOf<Part extends AlertPart>(part: Part, filter: AlertFilter): Parameters {
  const wanted = filter[part];
  return wanted ? parameters[part](wanted) : [];
}

function each(name: string) {
  return (values: string[]): Parameters => values.map((value) => [name, value]);
}

function ends(name: string) {
  return ({ min, max }: Range): Parameters => [
    ...(min > 0 ? ([[`${name}Min`, String(min)]] satisfies Parameters) : []),
    ...(max < OPEN_END ? ([[`${name}Max`, String(max)]] satisfies Parameters) : []),
  ];
}
