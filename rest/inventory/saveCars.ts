import { isDeepStrictEqual } from 'node:util';
import { carName } from '../cars/carName.ts';
import type { CarStore } from '../cars/carStore.ts';
import { emptyCar } from '../cars/emptyCar.ts';
import type { StoredCar } from '../cars/storedCar.ts';
import type { Facts } from './factsOfRow.ts';
import type { RowIdentity } from './identity/RowIdentity.ts';
import type { ImportReport } from './report.ts';

/** The car of a row. */
export interface CarOfRow {
  line: number;
  identity: RowIdentity;
  facts: Facts;
}

/** Saves those cars of a batch that are new or changed, unless it is a dry run, and counts them in the report. */
export async function saveCars(batch: CarOfRow[], cars: CarStore, report: ImportReport, now: Date) {
  const ids = batch.map(({ facts }) => facts._id);
  const listed = new Map((await cars.byIds(ids)).map((car) => [car._id, car]));
  const missing = ids.filter((id) => !listed.has(id));
  const withdrawn = new Map((await cars.withdrawnByIds(missing)).map((gone) => [gone._id, gone.car]));
  const saved: Omit<StoredCar, 'search'>[] = [];
  const relisted: Omit<StoredCar, 'search'>[] = [];
  for (const { line, identity, facts } of batch) {
    const old = listed.get(facts._id);
    countIdentified(report, line, identity, old);
    if (old && isUnchanged(old, facts)) {
      report.unchanged += 1;
      continue;
    }
    report[old ? 'changed' : 'added'] += 1;
    const gone = withdrawn.get(facts._id);
    (gone ? relisted : saved).push({ ...(old ?? gone ?? newCar(facts._id, now)), ...facts });
  }
  report.relisted += relisted.length;
  if (report.dryRun) return;
  await cars.saveAll(saved);
  await cars.relistAll(relisted);
}

function newCar(id: string, now: Date): Omit<StoredCar, 'search'> {
  return { ...emptyCar(id, now.toISOString()), importedAs: '' };
}

function countIdentified(
  report: ImportReport,
  line: number,
  { by, isOneOfSeveral = false }: RowIdentity,
  car: StoredCar | undefined,
) {
  if (!by) return;
  report.identified[by] += 1;
  if (car && (by === 'likeness' || by === 'picture')) {
    report.matched.push({ line, car: labelOf(car), isOneOfSeveral });
  }
}

/** What a dealer recognises a stored car by. */
function labelOf(car: StoredCar): string {
  const { importedAs, year, mileage, search } = car;
  const facts = [
    ...[importedAs, carName(car), year],
    ...[mileage !== null && `${mileage.toLocaleString('en-US')} km`],
    ...[search.price !== null && `AED ${search.price.toLocaleString('en-US')}`],
  ];
  return facts.filter(Boolean).join(', ');
}

/** Whether the car already has all the values of the row. */
function isUnchanged(car: StoredCar, facts: Facts): boolean {
  return Object.entries(facts).every(([key, value]) => isDeepStrictEqual(value, car[key as keyof Facts]));
}
