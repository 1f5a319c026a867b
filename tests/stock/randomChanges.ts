import type { CarStore } from '../../rest/cars/carStore.ts';
import { aCar } from './aCar.ts';
import { seeded } from './randomStock.ts';

/** Sales, prices, listings, withdrawals and returns at random; the same ones for the same seed. */
export function randomChanges(cars: CarStore, seed: number) {
  const random = seeded(seed);
  const below = (end: number) => Math.floor(random() * end);
  const listed = new Set<string>();
  const withdrawn = new Set<string>();
  let added = 0;

  const anyOf = (ids: Set<string>) => [...ids][below(ids.size)] ?? '';

  function newCar() {
    added += 1;
    const _id = `random-${seed}-${added}`;
    listed.add(_id);
    return aCar({ _id, originalPrice: 1_000 * below(40), mileage: below(40), year: 2000 + below(9) });
  }

  const list = () => cars.save(newCar());

  async function update() {
    const id = anyOf(listed);
    if (!(await cars.byId(id))) return list();
    const changes = [
      { originalPrice: 1_000 * below(40) },
      { discountedPrice: random() < 0.5 ? null : 1_000 * below(40) },
      { saleStatus: ['sold', 'reserved', 'available'][below(3)] ?? null },
      { mileage: random() < 0.2 ? null : below(40) },
      { year: 2000 + below(9), title: `Title ${below(9)}` },
      { createdAt: new Date(Date.UTC(2025, 0, 1 + below(300))).toISOString() },
    ];
    const chosen = changes[below(changes.length)];
    await cars.change([id], ({ listed: car }) => car && { ...car, ...chosen });
  }

  async function withdraw() {
    const ids = new Set(Array.from({ length: 1 + below(3) }, () => anyOf(listed)));
    await cars.withdrawAll([...ids]);
    for (const id of ids) {
      listed.delete(id);
      withdrawn.add(id);
    }
  }

  async function relist() {
    const gone = await cars.withdrawn(anyOf(withdrawn));
    if (!gone) return list();
    const originalPrice = 1_000 * below(40);
    await cars.change([gone._id], ({ withdrawn: car }) => car && { ...car, originalPrice });
    withdrawn.delete(gone._id);
    listed.add(gone._id);
  }

  return {
    /** The ids of the cars that it has listed and not withdrawn since. */
    listed,
    /** Lists many cars in one write. */
    listMany: (count: number) => cars.saveAll(Array.from({ length: count }, newCar)),
    /** Makes one change. */
    next: async () => {
      const chance = random();
      if (listed.size < 5 || chance < 0.2) return list();
      if (chance < 0.75) return update();
      return chance < 0.9 ? withdraw() : relist();
    },
  };
}
