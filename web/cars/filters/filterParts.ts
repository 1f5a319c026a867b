import { formatDate } from '../../ui/text/formatDate.ts';
import { grouped } from '../../ui/text/grouped.ts';
import { wholeNumber } from '../../ui/text/wholeNumber.ts';
import { type FilterName, type FilterState, noFilter, type RangeName } from './FilterState.ts';
import type { filterMessages } from './messages.ts';

/** A part of a filter, in words, and the filter without it. */
export interface FilterPart {
  label: string;
  without: FilterState;
}

/** What is shown of a part besides its value. */
interface Words {
  text: Pick<
    (typeof filterMessages)['en'],
    'model' | 'availableNow' | 'chosenRange' | 'titleHas' | 'statuses' | 'stockNumber' | 'changedSince'
  >;
  modelName: string | undefined;
}

type Describe<Name extends FilterName> = (chosen: FilterState[Name], words: Words) => Shown[];
/** The words for a value, and what is changed in the filter to remove it. */
type Shown = [label: string, removed: Partial<FilterState>];

/** How each part is shown, in the order of the panel; what the panel does not have comes last. */
const describe: { [Name in FilterName]: Describe<Name> } = {
  search: (search) => (search ? [[`“${search}”`, { search: '' }]] : []),
  makes: (makes) => makes.map((make) => [make, { makes: without(makes, make), model: '' }]),
  model: (model, { modelName, text }) => (model ? [[modelName ?? text.model, { model: '' }]] : []),
  price: inRange('price', grouped),
  mileage: inRange('mileage', grouped),
  year: inRange('year', String),
  bodyTypes: (types) => types.map((type) => [type, { bodyTypes: without(types, type) }]),
  monthlyInstalment: inRange('monthlyInstalment', grouped),
  availableNow: (isChosen, { text }) => (isChosen ? [[text.availableNow, { availableNow: false }]] : []),
  title: (title, { text }) => (title ? [[text.titleHas(title), { title: '' }]] : []),
  status: (statuses, { text }) =>
    statuses.map((status) => [text.statuses[status], { status: without(statuses, status) }]),
  stockNumbers: (numbers, { text }) =>
    numbers.map((number) => [text.stockNumber(number), { stockNumbers: without(numbers, number) }]),
  updatedSince: (moment, { text }) =>
    moment ? [[text.changedSince(formatDate(moment)), { updatedSince: '' }]] : [],
};

/** The parts of a filter, in the order of the panel. `modelName`: the name of the chosen model, where it is known. */
export function filterParts(
  filter: FilterState,
  text: Words['text'],
  modelName: string | undefined,
): FilterPart[] {
  // The type of Object.keys loses the keys.
  return (Object.keys(describe) as FilterName[]).flatMap((name) =>
    describePart(name, filter, { text, modelName }).map(([label, removed]) => ({
      label,
      without: { ...filter, ...removed },
    })),
  );
}

function describePart<Name extends FilterName>(name: Name, filter: FilterState, words: Words): Shown[] {
  return describe[name](filter[name], words);
}

function inRange<Name extends RangeName>(name: Name, shown: (value: number) => string): Describe<RangeName> {
  return ({ min, max }, { text }) => {
    if (!min && !max) return [];
    const [from, to] = [min && shown(wholeNumber(min)), max && shown(wholeNumber(max))];
    return [[text.chosenRange[name](from, to), { [name]: noFilter[name] }]];
  };
}

function without<Item>(items: Item[], one: Item): Item[] {
  return items.filter((other) => other !== one);
}
