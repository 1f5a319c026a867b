import type { CarStore, StoredIdentity } from '../../cars/carStore.ts';
import type { Evidence, RowIdentity } from './RowIdentity.ts';

/** What identifies a row beside its stock number, in this order. */
const afterNumber = ['vin', 'id', 'facts'] as const;
type AfterNumber = (typeof afterNumber)[number];

/** What a row learns of its car. */
type FoundCar = Pick<RowIdentity, 'carId' | 'lastKey'>;

/** The ids of stored cars, as far as they matter to a file. */
interface StoredIds {
  /** Those of the cars of its rows. */
  claimed: Set<string>;
  /** Those that its rows would give to new cars. */
  taken: Set<string>;
  /** How many listed cars are imported with a stock number, and without one. */
  numbered: number;
  unnumbered: number;
}

/**
 * Finds the stored cars of rows by their stock numbers, VINs, the ids of this site and the keys of their rows, and notes
 * them in the rows: among the listed cars, then among the withdrawn ones. No car is found for two rows.
 */
export async function findByNames(cars: CarStore, rows: readonly RowIdentity[]): Promise<StoredIds> {
  const ids: StoredIds = { claimed: new Set(), taken: new Set(), numbered: 0, unnumbered: 0 };
  await findAmong(counting(cars.identities(), ids), rows, ids);
  const open = rows.filter(({ by }) => !by);
  if (open.length > 0) await findAmong(cars.withdrawnIdentities(), open, ids);
  return ids;
}

async function* counting(stored: AsyncIterable<StoredIdentity>, ids: StoredIds) {
  for await (const car of stored) {
    if (car.importedAs) ids.numbered += 1;
    else if (car.importedAs === '') ids.unnumbered += 1;
    yield car;
  }
}

async function findAmong(
  stored: AsyncIterable<StoredIdentity>,
  rows: readonly RowIdentity[],
  { claimed, taken }: StoredIds,
) {
  const byNumber = new Map<string, RowIdentity>();
  const byVin = new Map<string, RowIdentity>();
  const byKey = new Map<string, RowIdentity>();
  for (const row of rows) {
    if (row.vin !== null) byVin.set(row.vin, row);
    if (row.stockNumber) byNumber.set(row.stockNumber, row);
    // The key of a row may have several VINs: the first one has it.
    if (!byKey.has(row.key)) byKey.set(row.key, row);
  }
  const found = new Map<AfterNumber, [row: RowIdentity, car: FoundCar][]>(afterNumber.map((by) => [by, []]));

  function claim(row: RowIdentity, car: FoundCar, by: Evidence) {
    if (row.by || claimed.has(car.carId)) return;
    Object.assign(row, { ...car, by } satisfies Partial<RowIdentity>);
    claimed.add(car.carId);
  }

  for await (const car of stored) {
    const { _id, importedAs, importedKey = _id, vin, draftId, stockNumber } = car;
    const withKey = byKey.get(importedKey);
    const itsRow = byKey.get(_id);
    if (itsRow) taken.add(itsRow.key);
    // A string of a document keeps the text of all its values in memory: where a row says the same, its own is used.
    const names: FoundCar = { carId: itsRow?.key ?? _id, lastKey: withKey?.key ?? importedKey };
    // No file has listed a car yet that a person has made: its number is the one that was typed.
    const number = importedAs ?? (draftId === undefined ? undefined : stockNumber);
    const withNumber = number ? byNumber.get(number) : undefined;
    if (withNumber) claim(withNumber, names, 'stockNumber');
    const withVin = vin === undefined ? undefined : byVin.get(vin);
    if (withVin) found.get('vin')?.push([withVin, names]);
    const exported = byNumber.get(_id);
    if (exported) found.get('id')?.push([exported, names]);
    const withFacts = importedAs === undefined ? undefined : withKey;
    const isOther = withFacts?.stockNumber || (vin && withFacts?.vin && vin !== withFacts.vin);
    if (withFacts && !isOther) found.get('facts')?.push([withFacts, names]);
  }
  for (const [by, pairs] of found) for (const [row, car] of pairs) claim(row, car, by);
}
