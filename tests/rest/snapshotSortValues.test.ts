import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CarFilter } from '../../rest/cars/CarFilter.ts';
import type { CarIndex, WalkQuery } from '../../rest/cars/CarIndex.ts';
import { type CarSort, carSorts } from '../../rest/cars/carSorts.ts';
import { type CarStore, carStore } from '../../rest/cars/carStore.ts';
import { openCarIndex } from '../../rest/cars/openCarIndex.ts';
import type { CarCursor } from '../../rest/cars/walk/CarCursor.ts';
import { countingStore } from '../servers/countingStore.ts';
import { pausedStore } from '../servers/pausedStore.ts';
import { tempStore } from '../servers/tempStore.ts';
import { aCar } from '../stock/aCar.ts';
import { randomChanges } from '../stock/randomChanges.ts';
import { seeded } from '../stock/randomStock.ts';
import { scanCars } from '../stock/scanCars.ts';

const ways = [
  { way: 'columns', limit: Infinity },
  { way: 'indexes', limit: 0 },
];
const sorts = Object.keys(carSorts) as CarSort[];
const filters: CarFilter[] = [{}, { availableNow: true }, { mileage: { min: 5, max: 30 } }];
const numbered = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ascending = (a: number, b: number) => a - b;
/** The look at what has moved, where it reaches the database in the order in which nothing would be noticed. */
const entriesFirst = (commands: string[]) =>
  commands.toSorted((a, b) => Number(b === 'find carChanges') - Number(a === 'find carChanges'));

let own: Awaited<ReturnType<typeof tempStore>>;
let index: CarIndex;
/** What happens on the way of the index to the database. */
let order: (commands: string[]) => string[];
let after: (command: string) => Promise<void>;
let counting: ReturnType<typeof countingStore>;

const open = async (limit: number) => {
  index = await openCarIndex({ store: counting.store, log: { warn: console.error }, limit });
};

beforeEach(async () => {
  // Stops the timer with which the columns follow the store: its commands must not be in the way.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  own = await tempStore();
  [order, after] = [(commands) => commands, async () => undefined];
  counting = countingStore(own.store, { order: (sent) => order(sent), after: (command) => after(command) });
});
afterEach(async () => {
  await index.close();
  await own.close();
  vi.useRealTimers();
});

describe.each(ways)('a walk by $way, in the order of the prices', ({ limit }) => {
  const car = (number: number) => aCar({ _id: `car-${number}`, originalPrice: number * 1_000 });
  const query = { filter: {}, sort: 'price', limit: 3, facets: true } as const;
  let cars: CarStore;

  beforeEach(async () => {
    cars = carStore(own.store);
    await cars.saveAll(numbered.map(car));
    await open(limit);
  });

  /** Walks to the end. Returns the numbers of the cars, and the round trips of each part. */
  async function walk(start: Omit<WalkQuery, 'filter' | 'sort' | 'limit'> = {}) {
    const [numbers, roundTrips] = [[] as number[], [] as number[]];
    for (let from = start.from; ;) {
      const part = await counting.during(() => index.walk({ ...query, ...start, from }));
      numbers.push(...part.result.cars.map(({ _id }) => Number(_id?.slice(4))));
      roundTrips.push(part.roundTrips);
      from = part.result.cursors.at(start.backward ? 0 : -1);
      if (!part.result.hasMore) return { numbers, roundTrips };
    }
  }

  /** Runs `happen` once, after the next command with this name. */
  function once(command: string, happen: () => Promise<unknown>) {
    after = async (made) => {
      if (made !== command) return;
      after = async () => undefined;
      await happen();
    };
  }

  const save = (number: number, price: number, store = cars) =>
    store.save({ ...car(number), originalPrice: price });

  it('takes two round trips for each part, also where other cars have moved before or do so behind it', async () => {
    expect(await walk()).toEqual({ numbers: numbered, roundTrips: [2, 2, 2] });
    once('find pendingCarChanges', () => save(9, 8_500));
    // Columns first read a car that was written since they were last asked, as they do for lists.
    expect((await walk()).roundTrips).toEqual(limit > 0 ? [2, 3, 2] : [2, 2, 2]);
  });

  it('takes further ones where a car has moved into the part or out of it since the part before', async () => {
    for (const price of [500, 8_500]) {
      const first = await index.walk(query);
      await save(5, price);
      const { numbers, roundTrips } = await walk({ from: first.cursors.at(-1) });
      expect([numbers, roundTrips[0]]).toEqual([[4, 5, 6, 7, 8, 9], 4]);
      await save(5, 5_000);
    }
  });

  it.each(['aggregate cars', 'find cars', 'find pendingCarChanges', 'find carChanges'])(
    'meets each car once where one moves to the other side of a part or back after the command %s',
    async (command) => {
      for (const price of [500, 8_500, 5_000]) {
        const first = await index.walk(query);
        once(command, () => save(5, price));
        const { numbers } = await walk({ from: first.cursors.at(-1) });
        const met = [...first.cars.map(({ _id }) => Number(_id?.slice(4))), ...numbers];
        expect(met.toSorted(ascending)).toEqual(numbered);
      }
    },
  );

  it.each(['findOne carChanges', 'find carChanges', 'find cars', 'find pendingCarChanges'])(
    'meets each car once where one moves while its first part is read, after the command %s',
    async (command) => {
      for (const reversed of [false, true]) {
        order = (commands) => (reversed ? commands.toReversed() : commands);
        for (const price of [500, 8_500, 5_000]) {
          once(command, () => save(5, price));
          expect((await walk()).numbers.toSorted(ascending)).toEqual(numbered);
        }
      }
    },
  );

  it.each(['insert pendingCarChanges', 'write cars', 'insert carChanges', 'update pendingCarChanges'])(
    'meets each car once where it begins after the step %s of a write that goes on behind its first part',
    async (command) => {
      for (const price of [500, 8_500]) {
        const paused = pausedStore(own.store);
        const saved = save(5, price, carStore(paused.store));
        await paused.until(command);
        const first = await index.walk(query);
        await paused.until('delete pendingCarChanges');
        await saved;
        const { numbers } = await walk({ from: first.cursors.at(-1) });
        const met = [...first.cars.map(({ _id }) => Number(_id?.slice(4))), ...numbers];
        expect(met.toSorted(ascending)).toEqual(numbered);
        await save(5, 5_000);
      }
    },
  );

  it('notices a write that is told after it has looked at the entries and before it looks at the marks', async () => {
    for (const price of [500, 8_500]) {
      const first = await index.walk(query);
      const paused = pausedStore(own.store);
      const saved = save(5, price, carStore(paused.store));
      await paused.until('write cars');
      order = entriesFirst;
      // Columns look at the entries before, too, to read the cars that were written.
      let looks = limit > 0 ? -1 : 0;
      after = async (command) => {
        if (command === 'find carChanges') looks += 1;
        if (command === 'find carChanges' && looks === 1) await paused.until('delete pendingCarChanges');
      };
      const { numbers } = await walk({ from: first.cursors.at(-1) });
      expect(numbers).toEqual([4, 5, 6, 7, 8, 9]);
      expect(looks).toBeGreaterThan(1);
      await saved;
      after = async () => undefined;
      await save(5, 5_000);
    }
  });
});

/** How often each order is tried; more by hand, after a change of what a walk reads. */
const ROUNDS = Number(process.env.WALK_ROUNDS ?? 2);
const tries = sorts.flatMap((sort, i) =>
  Array.from({ length: ROUNDS }, (_, round) => ({ sort, seed: 100 * (1 + i + 8 * round) })),
);

describe.each(ways)('a walk by $way, whatever happens between any two commands', ({ limit }) => {
  it.each(tries)(
    'meets each car once in the order $sort, and goes back over all ($seed)',
    async ({ sort, seed }) => {
      const filter = filters[(seed / 100) % filters.length] ?? {};
      const chance = seeded(seed);
      const below = (end: number) => Math.floor(chance() * end);
      const cars = carStore(own.store);
      // Two processes write, each its own cars.
      const writers = await Promise.all(
        [seed + 1, seed + 2].map(async (number) => {
          const { store, step } = pausedStore(own.store);
          const random = randomChanges(carStore(store), number);
          const listing = random.listMany(20);
          while (await step());
          await listing;
          let isWriting = false;
          return {
            step,
            /** Lets the write of the process on; if it has none, the process begins one. */
            async goOn() {
              if ((await step()) !== undefined || isWriting) return;
              isWriting = true;
              void random.next().finally(() => (isWriting = false));
            },
          };
        }),
      );
      await open(limit);

      const matching = async () => {
        const all = [];
        for await (const car of cars.all()) all.push(car);
        return new Set(scanCars(all, filter, sort).map(({ _id }) => _id));
      };
      let always = await matching();
      const somethingHappens = async () => {
        for (let steps = below(4); steps > 0; steps -= 1) {
          await writers[below(2)]?.goOn();
          const now = await matching();
          always = new Set([...always].filter((id) => now.has(id)));
        }
      };
      after = somethingHappens;
      order = (commands) =>
        commands
          .map((command) => [chance(), command] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, command]) => command);

      async function walk(query: Partial<WalkQuery>) {
        const [ids, cursors] = [[] as (string | undefined)[], [] as CarCursor[]];
        for (let { from } = query; ;) {
          const part = await index.walk({ filter, sort, limit: 5, ...query, from });
          ids.push(...part.cars.map(({ _id }) => _id));
          cursors.push(...part.cursors);
          from = part.cursors.at(query.backward ? 0 : -1);
          if (!part.hasMore || !from) return { ids, cursors };
          await somethingHappens();
        }
      }
      const timesIn = (ids: (string | undefined)[]) =>
        [...always].map((id) => [id, ids.filter((met) => met === id).length]);

      const on = await walk({});
      expect(timesIn(on.ids)).toEqual([...always].map((id) => [id, 1]));
      const end = on.cursors.at(-1);
      const back = await walk({ from: end, backward: true });
      expect(timesIn(back.ids)).toEqual([...always].map((id) => [id, id === end?.id ? 0 : 1]));
      after = async () => undefined;
      for (const { step } of writers) while (await step());
    },
  );
});
