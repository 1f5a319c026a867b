import { isDeepStrictEqual } from 'node:util';
import type { CarStore } from '../cars/carStore.ts';
import type { CarNow, EditCar, NewCar } from '../cars/changes/carWrites.ts';
import { emptyCar } from '../cars/emptyCar.ts';
import { mergeSheet } from '../cars/overrides.ts';
import { sheetTurn } from '../cars/picturesOfCar.ts';
import type { StoredCar } from '../cars/storedCar.ts';
import { keptNotes } from './byHand/keptNotes.ts';
import { changesInExport } from './changesInExport.ts';
import { changedIn, type ImportedCar } from './importedCar.ts';
import type { Row } from './cells/readRow.ts';
import { labelOf } from './labelOf.ts';
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
  /** Whether the file says something else of a value that a person has changed. */
  isKeptByHand: boolean;
  /** A sentence for each such value of which the file says something new. */
  notes: string[];
  /** What is told of the car, where somebody wants to know it. */
  told?: ImportedCar;
  /** What the dealer recognises the car by that was found by likeness. */
  match?: string;
}

/** The row of a car that a person has withdrawn. */
interface KeptWithdrawn {
  row: CarOfRow;
  /** What the dealer recognises the car by. */
  keptWithdrawn: string;
  told: ImportedCar;
}

interface SavingOptions {
  now: Date;
  /** The keys of values of which the file counts, although a person has changed them. */
  overwrite?: ReadonlySet<string>;
  /** Called for each car of the batch. */
  onCar?: (car: ImportedCar) => void;
}

/** Saves those cars of a batch that are new or changed, unless it is a dry run, and counts them in the report. */
export async function saveCars(batch: CarOfRow[], cars: CarStore, report: ImportReport, how: SavingOptions) {
  const rows = new Map(batch.map((row) => [row.facts._id, row]));
  /** By id. A car that somebody else has written meanwhile is merged again: the last time counts. */
  const outcomes = new Map<string, Outcome | KeptWithdrawn>();
  const merge: EditCar = (state) => {
    const row = rows.get(state.id);
    if (!row) return undefined;
    const { car, outcome } = mergeRow(row, state, how);
    outcomes.set(state.id, outcome);
    return car;
  };
  const ids = [...rows.keys()];
  if (report.dryRun) (await cars.current(ids)).forEach(merge);
  else await cars.change(ids, merge);
  for (const outcome of outcomes.values()) {
    count(report, outcome);
    if (outcome.told) how.onCar?.(outcome.told);
  }
}

/** What becomes of the car of a row; no car if nothing is to be written. */
function mergeRow(
  row: CarOfRow,
  { id, listed, withdrawn, isWithdrawnByHand }: CarNow,
  { now, overwrite, onCar }: SavingOptions,
): { car?: NewCar; outcome: Outcome | KeptWithdrawn } {
  const { identity, facts: ofRow } = row;
  if (withdrawn && isWithdrawnByHand) {
    const keptWithdrawn = labelOf(withdrawn);
    const told = { line: row.line, carId: id, label: keptWithdrawn, changed: [], kept: [] };
    return { outcome: { row, keptWithdrawn, told: { ...told, result: 'keptWithdrawn' } } };
  }
  const known = listed ?? withdrawn ?? newCar(id, identity, now);
  const ofFile = listed && identity.by === 'id' ? changesInExport(ofRow, listed) : ofRow;
  const { facts, overrides, kept } = mergeSheet(known, keepTurn(ofFile, known), overwrite);
  const car: NewCar = { ...known, ...facts };
  if (overrides) car.overrides = overrides;
  else if (car.overrides) delete car.overrides;
  const ofListed = listed && isUnchanged(listed, facts) ? 'unchanged' : 'changed';
  const isLike = identity.by === 'likeness' || identity.by === 'picture';
  const outcome: Outcome = {
    row,
    result: listed ? ofListed : 'added',
    isRelisted: withdrawn !== undefined,
    hasMake: car.manufacturerId !== null,
    isKeptByHand: Object.values(overrides ?? {}).some(({ differs }) => differs),
    notes: keptNotes(kept, ofFile, car),
    ...(isLike && listed && { match: factsOf(listed) }),
  };
  if (onCar) {
    const differing = Object.entries(overrides ?? {}).flatMap(([key, { differs }]) => (differs ? key : []));
    outcome.told = {
      ...{ line: row.line, carId: id, label: labelOf(car), result: outcome.result },
      changed: outcome.result === 'changed' ? changedIn(known, facts) : [],
      kept: keptNotes(differing, ofFile, car),
    };
  }
  // What the file says now of a value that stays is remembered, although nobody outside sees a change.
  const isSame = outcome.result === 'unchanged' && isDeepStrictEqual(overrides, known.overrides);
  return { ...(!isSame && { car }), outcome };
}

function count(report: ImportReport, outcome: Outcome | KeptWithdrawn) {
  const { line, identity } = outcome.row;
  const { by, isOneOfSeveral = false } = identity;
  if (by) report.identified[by] += 1;
  if ('keptWithdrawn' in outcome) {
    report.keptWithdrawn.push(outcome.keptWithdrawn);
    return;
  }
  const { result, isRelisted, hasMake, isKeptByHand, notes, match } = outcome;
  if (match !== undefined) report.matched.push({ line, car: match, isOneOfSeveral });
  if (!hasMake) report.withoutMake.push(line);
  report[result] += 1;
  if (isRelisted) report.relisted += 1;
  if (isKeptByHand) report.keptByHand += 1;
  for (const note of notes) report.notes.push({ line, note });
}

/** A blank cell takes away a viewer; the pictures of a turn stay, as those of the gallery do. */
function keepTurn({ spin, ...facts }: Partial<Facts>, known: NewCar): Partial<Facts> {
  const turn = known.overrides?.spin ? sheetTurn(known) : (known.spin?.images ?? []);
  const isKept = spin === undefined || (spin === null && turn.length > 0);
  return isKept ? facts : { ...facts, spin };
}

function newCar(id: string, { by }: RowIdentity, now: Date): NewCar {
  // Only a seed gives a new car an id of its own.
  return { ...emptyCar(id, now.toISOString()), ...(by !== 'id' && { importedAs: '' }) };
}

/** What a dealer recognises a stored car by that was found by likeness. */
function factsOf(car: StoredCar): string {
  const { year, mileage, search } = car;
  const facts = [
    ...[labelOf(car), year],
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
