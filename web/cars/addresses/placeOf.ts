import { wholeNumber } from '../../ui/text/wholeNumber.ts';
import type { Budget } from './budgets.ts';
import { bodyTypeNamed, type BodyType, listPaths, makeSlug } from './listPaths.ts';

/** What is chosen of the parts of a filter that an address can name; '' is nothing, ends of the price are as typed. */
interface Chosen {
  makes: readonly string[];
  model: string;
  bodyTypes: readonly string[];
  price: { min: string; max: string };
}

/** What a list is about, where that has an address of its own. */
export type Place = {
  path: string;
  /** The parts of the filter that the path says. */
  parts: readonly (keyof Chosen)[];
} & (
  | { kind: 'make'; make: string; model: string | undefined }
  | { kind: 'bodyType'; bodyType: BodyType; model?: undefined }
  | { kind: 'budget'; budget: Budget; model?: undefined }
);

/**
 * The make (with its model, where `modelName` is known), the body type or the budget that a filter has, in this order; undefined
 * where it has none, or several of a kind. Makes of which only the spelling differs are one.
 */
export function placeOf(filter: Chosen, modelName: string | undefined): Place | undefined {
  return makeIn(filter, modelName) ?? bodyTypeIn(filter) ?? budgetIn(filter);
}

function makeIn({ makes, model }: Chosen, modelName: string | undefined): Place | undefined {
  const [make = ''] = makes;
  if (!makes.every((other) => makeSlug(other) === makeSlug(make))) return undefined;
  if (model && modelName) {
    const path = listPaths.make(make, modelName);
    if (path) return { path, parts: ['makes', 'model'], kind: 'make', make, model: modelName };
  }
  const path = listPaths.make(make);
  return path ? { path, parts: ['makes'], kind: 'make', make, model: undefined } : undefined;
}

function bodyTypeIn({ bodyTypes: [name = '', ...others] }: Chosen): Place | undefined {
  const bodyType = bodyTypeNamed(name);
  const path = listPaths.bodyType(name);
  return path && bodyType && others.length === 0
    ? { path, parts: ['bodyTypes'], kind: 'bodyType', bodyType }
    : undefined;
}

function budgetIn({ price }: Chosen): Place | undefined {
  const budget = budgetOf(price);
  const path = listPaths.budget(budget);
  return path ? { path, parts: ['price'], kind: 'budget', budget } : undefined;
}

/** Ends that were swapped mean the range between them. */
function budgetOf(price: Chosen['price']): Budget {
  const [min, max] = [price.min, price.max].map((end) => (end ? wholeNumber(end) : undefined));
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
}
