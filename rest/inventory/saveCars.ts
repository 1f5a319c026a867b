import { isDeepStrictEqual } from 'node:util';
import { carName } from '../cars/carName.ts';
import type { CarStore } from '../cars/carStore.ts';
import { emptyCar } from '../cars/emptyCar.ts';
import type { StoredCar } from '../cars/storedCar.ts';
import { changesInExport } from './changesInExport.ts';
import type { Row } from './cells/readRow.ts';
import type { RowIdentity } from './identity/RowIdentity.ts';
import type { ImportReport } from './report.ts';

/** The values of a car in a row. */
type Facts = { _id: string } & Partial<Omit<StoredCar, 'search'>>;

/** The car of a row. */
export interface CarOfRow {
  line: number;
  identity: RowIdentity;
  facts: Facts;
}

/**
 * The values that a row gives its car, with what identifies the car to the next import. A number or VIN that the row lacks
 * is not among them: the car keeps its own.
 */
export function factsOfRow(row: Row, { carId, by, key, lastKey, vin }: RowIdentity): Facts {
  const { stockNumber, facts } = row;
  return {
    ...facts,
    _id: carId,
    // An export of this site has the ids of cars as their numbers.
    ...(stockNumber && by !== 'id' && { stockNumber, importedAs: stockNumber }),
    ...(!stockNumber && lastKey !== key && { importedKey: key }),
    ...(vin !== null && { vin, vinLastSix: vin.slice(-6) }),
  };
}

/** Saves those cars of a batch that are new or changed, unless it is a dry run, and counts them in the report. */
export async function saveCars(batch: CarOfRow[], cars: CarStore, report: ImportReport, now: Date) {
  const ids = batch.map(({ facts }) => facts._id);
  const listed = new Map((await cars.byIds(ids)).map((car) => [car._id, car]));
  const missing = ids.filter((id) => !listed.has(id));
  const withdrawn = new Map((await cars.withdrawnByIds(missing)).map((gone) => [gone._id, gone.car]));
  const saved: Omit<StoredCar, 'search'>[] = [];
  const relisted: Omit<StoredCar, 'search'>[] = [];
  for (const { line, identity, facts: ofRow } of batch) {
    const old = listed.get(ofRow._id);
    countIdentified(report, line, identity, old);
    const facts = old && identity.by === 'id' ? changesInExport(ofRow, old) : ofRow;
    const gone = withdrawn.get(ofRow._id);
    const car = { ...(old ?? gone ?? newCar(ofRow._id, identity, now)), ...facts };
    if (!car.manufacturerId) report.withoutMake.push(line);
    if (old && isUnchanged(old, facts)) {
      report.unchanged += 1;
      continue;
    }
    report[old ? 'changed' : 'added'] += 1;
    (gone ? relisted : saved).push(car);
  }
  report.relisted += relisted.length;
  if (report.dryRun) return;
  await cars.saveAll(saved);
  await cars.relistAll(relisted);
}

function newCar(id: string, { by }: RowIdentity, now: Date): Omit<StoredCar, 'search'> {
  // Only a seed gives a new car an id of its own.
  return { ...emptyCar(id, now.toISOString()), ...(by !== 'id' && { importedAs: '' }) };
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
function isUnchanged(car: StoredCar, facts: Partial<Facts>): boolean {
  // The type of Object.keys loses the keys.
  const keys = Object.keys(facts) as (keyof Facts)[];
  return keys.every((key) => isDeepStrictEqual(facts[key], car[key]));
}
