import type { BulkAction as WireAction } from '../../../rest/stock/bulk/bulkAction.ts';
import type { BulkChange as WireChange } from '../../../rest/stock/bulk/bulkChange.ts';
import type { BulkSelection as WireSelection } from '../../../rest/stock/bulk/bulkSelection.ts';
import type {
  BulkAction,
  BulkActionInput,
  BulkActionKind,
  BulkChange,
  BulkChangeState,
  BulkPriceUnit,
  BulkRefusal,
  BulkRounding,
  BulkSelectionInput,
  BulkSkip,
} from '../../generated/schemaTypes.ts';
import { reversed } from '../reversed.ts';
import { filterToWire, statusFromWire, wireStatuses } from './stockFromWire.ts';

type Wire<Key extends keyof WireChange> = WireChange[Key];
type WirePrice = NonNullable<WireAction['price']>;

const wireKinds = {
  PRICE: 'price',
  STATUS: 'saleStatus',
  FEATURED: 'featured',
  TEST_DRIVE: 'testDrive',
  WITHDRAW: 'withdraw',
  RELIST: 'relist',
} as const satisfies Record<BulkActionKind, WireAction['kind']>;
const wireUnits = { AED: 'aed', PERCENT: 'percent' } as const satisfies Record<BulkPriceUnit, string>;
const wireRoundings = {
  NEAREST: 'nearest',
  UP: 'up',
  DOWN: 'down',
} as const satisfies Record<BulkRounding, string>;
const wireStates = {
  PREVIEWED: 'previewed',
  RUNNING: 'running',
  DONE: 'done',
  UNDOING: 'undoing',
  UNDONE: 'undone',
} as const satisfies Record<BulkChangeState, Wire<'state'>>;
const wireRefusals = {
  UNCHANGED: 'unchanged',
  NO_PRICE: 'noPrice',
  TOO_LOW: 'tooLow',
  TOO_HIGH: 'tooHigh',
  SOLD: 'sold',
  WITHDRAWN: 'withdrawn',
  UNKNOWN: 'unknown',
} as const satisfies Record<BulkRefusal, string>;
const wireSkips = {
  CHANGED: 'changed',
  WITHDRAWN: 'withdrawn',
  LISTED: 'listed',
  GONE: 'gone',
} as const satisfies Record<BulkSkip, string>;

// Assigned to the whole of the wire's names: one that the tables above lack does not compile.
const kinds: Record<WireAction['kind'], BulkActionKind> = reversed(wireKinds);
const units: Record<WirePrice['unit'], BulkPriceUnit> = reversed(wireUnits);
const roundings: Record<WirePrice['rounding'], BulkRounding> = reversed(wireRoundings);
const states: Record<Wire<'state'>, BulkChangeState> = reversed(wireStates);
const refusals: Record<Wire<'refusedCars'>[number]['reason'], BulkRefusal> = reversed(wireRefusals);
const skips: Record<Wire<'skippedCars'>[number]['reason'], BulkSkip> = reversed(wireSkips);

/** Which cars, as REST reads it. */
export function selectionToWire({ ids, filter, except }: BulkSelectionInput): WireSelection {
  return {
    ...(ids && { ids: [...ids] }),
    ...(except && { except: [...except] }),
    ...(filter && { filter: filterToWire(filter) }),
  };
}

/** What is done with each car, as REST reads it. */
export function actionToWire({ kind, price, status, on }: BulkActionInput) {
  return {
    kind: wireKinds[kind],
    ...(price && {
      price: { ...price, unit: wireUnits[price.unit], rounding: wireRoundings[price.rounding] },
    }),
    ...(status && { saleStatus: wireStatuses[status] }),
    ...(typeof on === 'boolean' && { on }),
  };
}

/** A bulk change as REST tells it. */
export function bulkChangeFromWire(change: WireChange): BulkChange {
  const { state, action, refusedCars, skippedCars, keptCars, ...same } = change;
  return {
    ...same,
    state: states[state],
    action: actionFromWire(action),
    refusedCars: refusedCars.map((car) => ({ ...car, reason: refusals[car.reason] })),
    skippedCars: skippedCars.map(skippedFromWire),
    keptCars: keptCars.map(skippedFromWire),
  };
}

function actionFromWire({ kind, price, saleStatus, on }: WireAction): BulkAction {
  return {
    kind: kinds[kind],
    price: price && { ...price, unit: units[price.unit], rounding: roundings[price.rounding] },
    status: saleStatus && statusFromWire(saleStatus),
    on,
  };
}

function skippedFromWire(car: Wire<'skippedCars'>[number]) {
  return { ...car, reason: skips[car.reason] };
}
