import { stockNumberFinder, stockNumberKey } from '../../../../../text/stockNumberFinder.ts';
import type { PicturedCarFieldsFragment } from '../../../../generated/PicturedCarFields.ts';
import type { PictureFile } from '../queue/QueuedPicture.ts';

type Car = PicturedCarFieldsFragment;

/** No stock number is longer than this part of a name. */
const LONGEST_NUMBER = 60;
const inOrder = new Intl.Collator('en', { numeric: true });

/** Pictures of a car. */
export interface CarFiles {
  car: Car;
  files: readonly PictureFile[];
}

/** To which cars chosen files belong, as their names say. */
export interface NamesTable {
  /** In the order of their stock numbers, the files in that of their names. */
  cars: readonly CarFiles[];
  /** Those of withdrawn cars, to which nobody can add pictures. */
  withdrawn: readonly CarFiles[];
  /** Those whose stock number several cars have. */
  doubtful: readonly { stockNumber: string; files: readonly PictureFile[] }[];
  /** Those whose names fit no car. */
  strange: readonly PictureFile[];
}

/** The parts of the names of files by which cars are looked for, each once. */
export function partsOf(files: readonly PictureFile[]): string[] {
  const parts = files.flatMap(({ name }) => name.split('/'));
  return [...new Set(parts.map((part) => part.slice(0, LONGEST_NUMBER)))].filter(Boolean);
}

/**
 * The table of files, by the cars whose stock numbers begin the parts of their names (`carsForPictures`). Of cars with one number,
 * those that are not withdrawn count.
 */
export function namesTable(files: readonly PictureFile[], cars: readonly Car[]): NamesTable {
  const numbered = cars.flatMap((car) => (car.stockNumber === null ? [] : { car, number: car.stockNumber }));
  const byKey = groupedBy(numbered, ({ number }) => stockNumberKey(number));
  const find = stockNumberFinder(byKey.keys());
  const byNumber = groupedBy(files, ({ name }) => find(name) ?? '');
  const found = { cars: [] as CarFiles[], withdrawn: [] as CarFiles[] };
  const doubtful: { stockNumber: string; files: readonly PictureFile[] }[] = [];
  for (const [key, own] of [...byNumber].toSorted(([a], [b]) => inOrder.compare(a, b))) {
    const all = byKey.get(key) ?? [];
    const open = all.filter(({ car }) => car.withdrawnAt === null);
    const [first = all[0]] = open;
    if (!first) continue;
    const sorted = own.toSorted((a, b) => inOrder.compare(a.name, b.name));
    if (open.length > 1) doubtful.push({ stockNumber: first.number, files: sorted });
    else found[open.length === 1 ? 'cars' : 'withdrawn'].push({ car: first.car, files: sorted });
  }
  return { ...found, doubtful, strange: byNumber.get('') ?? [] };
}

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
