import { constants } from '../../dealer/constants.ts';
import { paths } from '../../paths.ts';
import { type Budget, budgets, budgetSlug } from './budgets.ts';
import { slugOf } from './slugOf.ts';

const [, ...bodyTypes] = constants.bodyTypes;
/** A body type that the site offers (spec §9). */
export type BodyType = (typeof bodyTypes)[number];

const bodyTypesBySlug = new Map(bodyTypes.map((type) => [slugOf(type), type]));
const budgetsBySlug = new Map(budgets.map((budget) => [budgetSlug(budget), budget]));

/** The addresses of lists that have their own; undefined for a list that has none. */
export const listPaths = {
  /** `model`: the name of a model of the make. */
  make(make: string, model?: string): string | undefined {
    const slugs = model === undefined ? [makeSlug(make)] : [makeSlug(make), slugOf(model)];
    return slugs.includes('') ? undefined : [paths.buy, ...slugs.map(encodeURIComponent)].join('/');
  },
  /** Only those that the site offers: the names of all others may be those of makes. */
  bodyType(name: string): string | undefined {
    const slug = slugOf(name);
    return bodyTypesBySlug.has(slug) ? `${paths.buy}/${slug}` : undefined;
  },
  budget(range: Budget): string | undefined {
    const slug = budgetSlug(range);
    return budgetsBySlug.has(slug) ? `${paths.buy}/${slug}` : undefined;
  },
};

/** The slug of a make; one that means a body type or a budget is told from it by its end, as in `sports-cars`. */
export function makeSlug(make: string): string {
  const slug = slugOf(make);
  return bodyTypesBySlug.has(slug) || budgetsBySlug.has(slug) ? `${slug}-cars` : slug;
}

/** The body type that a part of an address names, in any spelling. */
export function bodyTypeNamed(slug: string): BodyType | undefined {
  return bodyTypesBySlug.get(slugOf(slug));
}

/** The budget that a part of an address names. */
export function budgetNamed(slug: string): Budget | undefined {
  return budgetsBySlug.get(slugOf(slug));
}
