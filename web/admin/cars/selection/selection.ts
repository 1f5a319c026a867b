import { useSyncExternalStore } from 'react';
import type { StockPageQueryVariables } from '../../../generated/StockPage.ts';

/** What narrows and orders the list, without its page. */
export type ListFilter = Omit<StockPageQueryVariables, 'page'>;

/** Which cars of the list are selected. */
export interface Selection {
  tab: ListFilter['tab'];
  /** Where all that match are selected, but for `ids`: what they match. Else `ids` alone are selected. */
  all: ListFilter | undefined;
  ids: ReadonlySet<string>;
  /** How many cars match, where all are selected. */
  matching: number;
  /** Whether cars are being selected: on narrow screens their boxes show then. */
  selecting: boolean;
}

const nothing: Selection = {
  ...{ tab: 'PUBLISHED', all: undefined, ids: new Set(), matching: 0, selecting: false },
};
const listeners = new Set<() => void>();
let now = nothing;
/** The car that was selected or left out last: a range begins there. */
let anchor: string | undefined;

function set(changes: Partial<Selection>) {
  now = { ...now, ...changes };
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Cars are selected, or with `on` false left out. */
function mark(cars: readonly string[], on: boolean) {
  const ids = new Set(now.ids);
  const isNamed = on === (now.all === undefined);
  for (const id of cars) {
    if (isNamed) ids.add(id);
    else ids.delete(id);
  }
  set({ ids, selecting: true });
}

/** The selection of the list of cars. It stays while the pages of the back office change, also on the way back to the list. */
export const selection = {
  now: () => now,
  has: (id: string) => now.ids.has(id) === (now.all === undefined),
  mark,

  /** Selects a car or leaves it out; with `shown`, the ids of the list, also all from the one that was marked before. */
  toggle(id: string, shown?: readonly string[]) {
    const [from, to] = [anchor, id].map((each) => (shown && each ? shown.indexOf(each) : -1));
    const isRange = shown && from !== undefined && to !== undefined && from >= 0 && to >= 0;
    const range = isRange ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    mark(range, !selection.has(id));
    anchor = id;
  },

  /** Selects all that match. */
  selectAll: (all: ListFilter, matching: number) => set({ all, matching, ids: new Set(), selecting: true }),

  /** Shows the boxes of cars where they are hidden. */
  begin: () => set({ selecting: true }),

  clear() {
    anchor = undefined;
    set({ ...nothing, tab: now.tab });
  },

  /**
   * Tells what the list shows. The selection ends with another part of the stock; all that match, with another filter. Cars that were
   * selected one by one stay so while others are searched for.
   */
  follow(filter: ListFilter, matching: number) {
    const isOther = now.all !== undefined && !isSame(now.all, filter);
    if (filter.tab !== now.tab || isOther) {
      anchor = undefined;
      set({ ...nothing, tab: filter.tab });
    } else if (now.all && now.matching !== matching) set({ matching });
  },
};

/** How many cars are selected. */
export function countOf({ all, ids, matching }: Selection): number {
  return all ? Math.max(0, matching - ids.size) : ids.size;
}

/** The selection. */
export function useSelection(): Selection {
  return useSyncExternalStore(subscribe, selection.now);
}

/** Whether a car is selected: a change of others renders nothing. */
export function useSelected(id: string): boolean {
  return useSyncExternalStore(subscribe, () => selection.has(id));
}

/** Whether two filters match the same cars. */
function isSame(a: ListFilter, b: ListFilter): boolean {
  return a.search === b.search && a.status === b.status && a.gap === b.gap;
}
