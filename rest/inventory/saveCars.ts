import { isDeepStrictEqual } from 'node:util';
import { carName } from '../cars/carName.ts';
import type { CarStore } from '../cars/carStore.ts';
import type { CarNow, EditCar, NewCar } from '../cars/changes/carWrites.ts';
import { emptyCar } from '../cars/emptyCar.ts';
import type { StoredCar } from '../cars/storedCar.ts';
import { changesInExport } from './changesInExport.ts';
import type { Row } from './cells/readRow.ts';
import type { RowIdentity } from './identity/RowIdentity.ts';
import type { ImportReport } from './report.ts';

/** The values of a car in a row. */
type Facts = { _id: string } & Partial<NewCar>;

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

/** What a row does to its car, as the report counts it. Holds no car: a batch would keep them all in memory. */
interface Outcome {
  row: CarOfRow;
  result: 'added' | 'changed' | 'unchanged';
  isRelisted: boolean;
  hasMake: boolean;
  /** What the dealer recognises the car by that was found by likeness. */
  match?: string;
}

/** Saves those cars of a batch that are new or changed, unless it is a dry run, and counts them in the report. */
export async function saveCars(batch: CarOfRow[], cars: CarStore, report: ImportReport, now: Date) {
  const rows = new Map(batch.map((row) => [row.facts._id, row]));
  /** By id. A car that somebody else has written meanwhile is merged again: the last time counts. */
  const outcomes = new Map<string, Outcome>();
  const merge: EditCar = (state) => {
    const row = rows.get(state.id);
    if (!row) return undefined;
    const { car, outcome } = mergeRow(row, state, now);
    outcomes.set(state.id, outcome);
    return outcome.result === 'unchanged' ? undefined : car;
  };
  const ids = [...rows.keys()];
  if (report.dryRun) (await cars.current(ids)).forEach(merge);
  else await cars.change(ids, merge);
  for (const outcome of outcomes.values()) count(report, outcome);
}

function mergeRow(row: CarOfRow, { id, listed, withdrawn }: CarNow, now: Date) {
  const { identity, facts: ofRow } = row;
  const facts = listed && identity.by === 'id' ? changesInExport(ofRow, listed) : ofRow;
  const car = { ...(listed ?? withdrawn ?? newCar(id, identity, now)), ...facts };
  const ofListed = listed && isUnchanged(listed, facts) ? 'unchanged' : 'changed';
  const isLike = identity.by === 'likeness' || identity.by === 'picture';
  const outcome: Outcome = {
    row,
    result: listed ? ofListed : 'added',
    isRelisted: withdrawn !== undefined,
    hasMake: car.manufacturerId !== null,
    ...(isLike && listed && { match: labelOf(listed) }),
  };
  return { car, outcome };
}

function count(report: ImportReport, { row, result, isRelisted, hasMake, match }: Outcome) {
  const { by, isOneOfSeveral = false } = row.identity;
  if (by) report.identified[by] += 1;
  if (match !== undefined) report.matched.push({ line: row.line, car: match, isOneOfSeveral });
  if (!hasMake) report.withoutMake.push(row.line);
  report[result] += 1;
  if (isRelisted) report.relisted += 1;
}

function newCar(id: string, { by }: RowIdentity, now: Date): NewCar {
  // Only a seed gives a new car an id of its own.
  return { ...emptyCar(id, now.toISOString()), ...(by !== 'id' && { importedAs: '' }) };
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
