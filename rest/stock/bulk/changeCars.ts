import type { Car } from '../../cars/car.ts';
import type { CarStore } from '../../cars/carStore.ts';
import { type Overrides, overridesAfterEdit } from '../../cars/overrides.ts';
import type { StoredCar } from '../../cars/storedCar.ts';
import { revisionIn } from '../../store/revised.ts';
import type { BulkAction } from './bulkAction.ts';
import type { BulkCar } from './bulkChange.ts';
import { carSteps, skipOf, type Target } from './carSteps.ts';
import { editOf } from './planCar.ts';

/** A car that is about to be changed, with what it has of it. */
type Prepared = BulkCar & { before: NonNullable<BulkCar['before']> };

/**
 * The same cars, each that is as previewed with what it has of what is changed. What they return is stored before anything is
 * changed: then it can be undone whatever happens.
 */
export async function prepareCars(
  list: readonly BulkCar[],
  action: BulkAction,
  cars: CarStore,
): Promise<BulkCar[]> {
  const states = new Map((await cars.current(idsOf(list))).map((state) => [state.id, state]));
  return list.map((car) => {
    // A process that has ended may have changed it already.
    if (car.before) return car;
    const { listed, withdrawn, isWithdrawnByHand } = states.get(car.id) ?? {};
    const now = action.kind === 'relist' ? withdrawn : listed;
    if (!now || revisionIn(now) !== car.revision) return car;
    const had = new Map<string, unknown>(Object.entries(now));
    const values = Object.fromEntries(
      Object.keys(editOf(now, action)).map((key) => [key, had.get(key) ?? null]),
    );
    const { overrides } = now;
    return {
      ...car,
      before: { values, ...(overrides && { overrides }), ...(isWithdrawnByHand && { byHand: true }) },
    };
  });
}

/** Changes the cars that are as previewed; returns all, each with its revision afterwards or why it was left. */
export async function changeCars(
  list: readonly BulkCar[],
  action: BulkAction,
  cars: CarStore,
): Promise<BulkCar[]> {
  const prepared = list.filter((car): car is Prepared => car.before !== undefined);
  const made = await {
    relist: () => carSteps.relist(cars, prepared),
    withdraw: () => carSteps.withdraw(cars, prepared, true),
    set: () =>
      carSteps.set(
        cars,
        prepared.map((car) => ({ ...car, target: (now) => changed(now, car, action) })),
      ),
  }[wayOf(action)]();
  const others = list.filter(({ id }) => !made.has(id));
  const wanted = action.kind === 'relist' ? 'withdrawn' : 'listed';
  for (const state of await cars.current(idsOf(others))) made.set(state.id, skipOf(state, wanted));
  return list.map((car) => {
    const result = made.get(car.id) ?? 'gone';
    return typeof result === 'number' ? { ...car, after: result } : { ...car, skip: result };
  });
}

/** Puts back the cars that were changed and that nobody has written since; returns all, each with whether that was done, or why not. */
export async function restoreCars(
  list: readonly BulkCar[],
  action: BulkAction,
  cars: CarStore,
): Promise<BulkCar[]> {
  const steps = list.flatMap((car) => (car.after === undefined ? [] : { ...car, revision: car.after }));
  const byHand = (wanted: boolean) => steps.filter(({ before }) => (before?.byHand ?? false) === wanted);
  const made = await {
    relist: async () =>
      new Map([
        ...(await carSteps.withdraw(cars, byHand(true), true)),
        ...(await carSteps.withdraw(cars, byHand(false), false)),
      ]),
    withdraw: () => carSteps.relist(cars, steps),
    set: () =>
      carSteps.set(
        cars,
        steps.map((car) => ({ ...car, target: () => former(car) })),
      ),
  }[wayOf(action)]();
  return list.map((car) => {
    const result = made.get(car.id);
    if (result === undefined) return car;
    return typeof result === 'number' ? { ...car, restored: true } : { ...car, kept: result };
  });
}

function wayOf({ kind }: BulkAction): 'relist' | 'withdraw' | 'set' {
  return kind === 'relist' || kind === 'withdraw' ? kind : 'set';
}

/** What a car is to have after the change: by what it had before, as it may be changed already. */
function changed(now: StoredCar, car: BulkCar, action: BulkAction): Target {
  const { values, overrides } = former(car);
  const before = { ...now, ...values, overrides };
  const edited = editOf(before, action);
  return { values: edited, overrides: overridesAfterEdit(before, edited) };
}

/** What a car had before the change. */
function former({ before }: BulkCar): Target {
  // They were read from a car.
  return {
    values: (before?.values ?? {}) as Partial<Car>,
    overrides: before?.overrides as Overrides | undefined,
  };
}

function idsOf(list: readonly BulkCar[]): string[] {
  return list.map(({ id }) => id);
}
