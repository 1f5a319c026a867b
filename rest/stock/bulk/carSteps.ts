import { isDeepStrictEqual } from 'node:util';
import type { Car } from '../../cars/car.ts';
import type { CarStore } from '../../cars/carStore.ts';
import type { CarNow } from '../../cars/changes/carWrites.ts';
import type { Overrides } from '../../cars/overrides.ts';
import type { StoredCar } from '../../cars/storedCar.ts';
import { revisionIn } from '../../store/revised.ts';
import type { Skip } from './bulkChange.ts';

/** What a car is to have. */
export interface Target {
  values: Partial<Car>;
  overrides: Overrides | undefined;
}

/** A car that is written only if it is as of the revision. */
interface Step {
  id: string;
  revision: number;
}

/** The revision of each car after its step, or why the step was not made, by id. */
type Done = Map<string, number | Skip>;

/** Puts what was done with a car, or why not, into words of `Skip`. */
export function skipOf({ listed, withdrawn }: CarNow, wanted: 'listed' | 'withdrawn'): Skip {
  const there = wanted === 'listed' ? listed : withdrawn;
  if (there) return 'changed';
  return listed ? 'listed' : withdrawn ? 'withdrawn' : 'gone';
}

/**
 * Writes several cars with one command, each only if it is as of a revision. A step that was made already, by a process that ended
 * before it could say so, counts as made: the car has what it is to have, and one write more than the revision.
 */
export const carSteps = {
  /** Sets values in listed cars. */
  async set(
    cars: CarStore,
    steps: readonly (Step & { target: (car: StoredCar) => Target })[],
  ): Promise<Done> {
    const done: Done = new Map();
    const byId = new Map(steps.map((step) => [step.id, step]));
    await cars.change([...byId.keys()], (state) => {
      const { listed } = state;
      const step = byId.get(state.id);
      done.set(state.id, skipOf(state, 'listed'));
      if (!listed || !step) return undefined;
      const target = step.target(listed);
      const ahead = revisionIn(listed) - step.revision;
      if (ahead === 0 || (ahead === 1 && has(listed, target))) done.set(state.id, step.revision + 1);
      return ahead === 0 ? { ...listed, ...target.values, overrides: target.overrides } : undefined;
    });
    return done;
  },

  /** Lists withdrawn cars again, as they were. */
  async relist(cars: CarStore, steps: readonly Step[]): Promise<Done> {
    const done: Done = new Map();
    const revisions = revisionsOf(steps);
    await cars.change([...revisions.keys()], (state) => {
      const { id, listed, withdrawn } = state;
      const revision = revisions.get(id) ?? 0;
      const now = withdrawn && revisionIn(withdrawn) === revision ? withdrawn : undefined;
      const isMade = listed && revisionIn(listed) === revision + 1;
      done.set(id, now || isMade ? revision + 1 : skipOf(state, 'withdrawn'));
      return now;
    });
    return done;
  },

  /** Withdraws cars; `byHand`: no file lists them again. */
  async withdraw(cars: CarStore, steps: readonly Step[], byHand: boolean): Promise<Done> {
    const revisions = revisionsOf(steps);
    const ids = [...revisions.keys()];
    if (ids.length === 0) return new Map();
    await cars.withdrawAll(ids, { byHand, when: (car) => revisions.get(car._id) === revisionIn(car) });
    return new Map(
      (await cars.current(ids)).map((state) => {
        const { id, withdrawn } = state;
        const isMade = withdrawn && revisionIn(withdrawn) === revisions.get(id);
        return [id, isMade ? revisionIn(withdrawn) : skipOf(state, 'listed')];
      }),
    );
  },
};

function revisionsOf(steps: readonly Step[]): ReadonlyMap<string, number> {
  return new Map(steps.map(({ id, revision }) => [id, revision]));
}

function has(car: StoredCar, { values, overrides }: Target): boolean {
  const now = new Map<string, unknown>(Object.entries(car));
  return (
    isDeepStrictEqual(car.overrides, overrides) &&
    Object.entries(values).every(([key, value]) => isDeepStrictEqual(now.get(key), value))
  );
}
