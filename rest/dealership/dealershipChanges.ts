import type { Dealership } from './dealership.ts';
import { defaultDealership } from './defaultDealership.ts';

/** What differs from `defaultDealership`: whole fields, and of a group of fields (hours, promises, figures) the changed ones. */
export type DealershipChanges = {
  [Field in keyof Dealership]?: Dealership[Field] extends readonly unknown[] | string
    ? Dealership[Field]
    : Partial<Dealership[Field]>;
};

/** Adds later changes to earlier ones. */
export function withChanges<T extends DealershipChanges>(before: T, changes: DealershipChanges): T {
  const merged = Object.entries(changes).map(([field, value]) => {
    const old = new Map<string, unknown>(Object.entries(before)).get(field);
    return [field, isGroup(value) && isGroup(old) ? { ...old, ...value } : value];
  });
  return { ...before, ...Object.fromEntries(merged) };
}

/** The dealer's facts with changes. */
export function dealershipWith(changes: DealershipChanges): Dealership {
  return withChanges(defaultDealership, changes);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The facts that differ from `defaultDealership`, each as a whole, as pages are given them. */
export type DeviatingFacts = Partial<Dealership>;

declare global {
  /** Where the gateway hands them to the site, before it loads the site's code. */
  var dealershipChanges: DeviatingFacts | undefined;
}
