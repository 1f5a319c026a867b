import type { BuyPageQuery } from '../../generated/BuyPage.ts';
import { formatAed } from '../../ui/text/formatAed.ts';
import { paths } from '../../paths.ts';
import { listPaths } from '../addresses/listPaths.ts';
import type { BuyState } from '../filters/buyAddress.ts';
import { filterParts } from '../filters/filterParts.ts';
import type { FilterName, FilterState } from '../filters/FilterState.ts';
import { noFilter } from '../filters/filterTable.ts';
import type { filterMessages } from '../filters/messages.ts';
import { type Place, placeOf } from '../addresses/placeOf.ts';
import type { listMessages } from './messages.ts';

type Text = (typeof listMessages)['en'] & (typeof filterMessages)['en'];

/** How a list is called, and what is said of it. */
interface ListWords {
  /** Without the page. */
  title: string;
  heading: string;
  /** How many cars are for sale, of which years and from which price; undefined where that could not be loaded. */
  sentences: string | undefined;
  /** What the address of the list names; undefined where it has parameters only. */
  place: Place | undefined;
  /** The filters that the visitor has chosen beside that. */
  others: string[];
  /** Where the list is within the site. */
  trail: { above: { label: string; to: string }[]; here: string };
}

/** The words for a list. `available`: those of its cars that are for sale, the cheapest first. */
export function listWords(
  { filter, modelName }: BuyState,
  available: BuyPageQuery['available'] | undefined,
  text: Text,
): ListWords {
  const place = placeOf(filter, modelName);
  const called = place ? calledOf(place, text) : text.all;
  const others = filterParts(without(filter, place?.parts ?? []), text, modelName).map(({ label }) => label);
  const title = place ? text.title(called.many) : text.titleOfAll;
  const heading = place || others.length === 0 ? called.heading : text.chosen;
  const narrowed = (what: string) => (others.length > 0 ? text.narrowed(what, others) : what);
  return {
    title: narrowed(title),
    heading: narrowed(heading),
    sentences: available
      ? sentencesOf(called, available, !filter.year.min && !filter.year.max, text)
      : undefined,
    place,
    others,
    trail: trailOf(place, others, text),
  };
}

function calledOf(place: Place, text: Text) {
  if (place.kind === 'bodyType') return text.bodyTypes[place.bodyType];
  if (place.kind === 'budget') return text.budget(place.budget);
  return text.make([place.make, place.model].filter(Boolean).join(' '));
}

function trailOf(place: Place | undefined, others: string[], text: Text): ListWords['trail'] {
  const steps = [
    { label: text.home, to: paths.home },
    { label: text.cars, to: paths.buy },
  ];
  if (place?.model) steps.push({ label: place.make, to: listPaths.make(place.make) ?? paths.buy });
  if (place) steps.push({ label: place.model ?? calledOf(place, text).heading, to: place.path });
  const here = others.length > 0 ? others.join(', ') : steps.pop()?.label;
  return { above: steps, here: here ?? text.cars };
}

function without(filter: FilterState, parts: readonly FilterName[]): FilterState {
  return { ...filter, ...Object.fromEntries(parts.map((name) => [name, noFilter[name]])) };
}

function sentencesOf(
  called: Text['all'],
  { totalCount, nodes, facets }: NonNullable<BuyPageQuery['available']>,
  /** Whether the years of the stock are those of these cars: facets leave out what the filter says of them. */
  knowsYears: boolean,
  text: Text,
): string {
  if (totalCount === 0) return text.none(called.one);
  const { min, max } = (knowsYears && facets?.year) || { min: null, max: null };
  const years = min === null || max === null ? undefined : text.modelYears(min, max);
  const price = nodes[0]?.price;
  const sentences = [
    text.forSale(called, totalCount, years),
    ...(price ? [text.prices(formatAed(price), totalCount)] : []),
  ];
  return sentences.join(' ');
}
