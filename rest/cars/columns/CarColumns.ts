import { WordList } from '../../../search/WordList.ts';
import type { Car } from '../car.ts';
import { compareModels, compareNames } from '../facets/facetOrder.ts';
import { nameLists } from '../nameLists.ts';
import { recordOf } from '../recordOf.ts';
import { searchable, type StoredCar } from '../storedCar.ts';
import { type CarValues, carValues, detached, type ModelValue, numberColumns } from './carValues.ts';
import { Dictionary } from './Dictionary.ts';
import { SortOrder } from './SortOrder.ts';
import { TextIndex } from './TextIndex.ts';

/** A name as it is written, and as it is normalised for comparison. */
interface NameValue {
  name: string;
  searched: string;
}

type Make = NonNullable<Car['manufacturerId']>;

/** The columns by which lists of cars are sorted. */
const sortedColumns = ['createdAt', 'standing', 'price', 'mileage', 'year'] as const;
type SortedColumn = (typeof sortedColumns)[number];

/**
 * The values of every car that filters, sorts and facets need, in columns: typed arrays by row, codes of dictionaries,
 * and an order of the rows for each sort. A car keeps its row while it is listed; free rows are used again.
 */
export class CarColumns {
  /** Increases with every change. */
  version = 0;
  /** By row; '' if the row is free. */
  readonly ids: string[] = [];
  /** By row; '' if the car has none. */
  readonly stockNumbers: string[] = [];
  readonly numbers = recordOf(numberColumns, (column) => [column, new Float64Array(0)]);
  /** Bits of `FLAGS` by row. */
  flags = new Uint8Array(0);
  /** Codes by row, and the names that they stand for. */
  readonly names = recordOf(nameLists, ({ part }) => [part, newNames()]);
  /** Codes by row. */
  makes = new Uint32Array(0);
  models = new Uint32Array(0);
  /** The makes as they stand in the answer; `names.companies` has one of each name. */
  readonly makeValues = new Dictionary<Make>((a, b) => compareNames(a.brandName, b.brandName));
  readonly modelNames = new Dictionary<ModelValue>(compareModels);
  readonly texts = new TextIndex();
  /** All words by which visitors find cars; `words` has them by row. */
  readonly wordList = new WordList();
  readonly words = new TextIndex((word) => this.wordList.add(word));
  /** Ascending; equal values by id. Cars without the value come last, but those without a time of listing come first. */
  readonly orders = recordOf(sortedColumns, (column) => [
    column,
    new SortOrder((a, b) => this.compareRows(column, a, b)),
  ]);
  private readonly rowOf = new Map<string, number>();
  private readonly free: number[] = [];

  /** How many cars there are. */
  get count(): number {
    return this.rowOf.size;
  }

  /** The row of a car; undefined if it is not in the stock. */
  row(id: string): number | undefined {
    return this.rowOf.get(id);
  }

  /** Adds or updates `cars`, which must be distinct, and removes those that have left the stock (`gone`). */
  apply(cars: readonly StoredCar[], gone: readonly string[]) {
    this.version += 1;
    const leaving = gone.flatMap((id) => this.rowOf.get(id) ?? []);
    const changes = cars.map((car) => ({
      id: car._id,
      values: carValues(car),
      row: this.rowOf.get(car._id),
    }));
    // A car whose value has not changed keeps its place in the order.
    const moves = recordOf(sortedColumns, (column) => [
      column,
      changes.filter(
        ({ row, values }) =>
          row === undefined || !Object.is(this.numbers[column][row], values.numbers[column]),
      ),
    ]);
    for (const column of sortedColumns) {
      this.orders[column].remove([...leaving, ...moves[column].flatMap(({ row }) => row ?? [])]);
    }
    for (const row of leaving) this.release(row);
    for (const change of changes) {
      change.row ??= this.takeRow(change.id);
      this.write(change.row, change.values);
    }
    for (const column of sortedColumns) {
      this.orders[column].insert(moves[column].flatMap(({ row }) => row ?? []));
    }
  }

  private compareRows(column: SortedColumn, a: number, b: number): number {
    const values = this.numbers[column];
    const x = values[a] ?? NaN;
    const y = values[b] ?? NaN;
    if (x < y) return -1;
    if (x > y) return 1;
    if (x !== y && Number.isNaN(x) !== Number.isNaN(y)) {
      return Number.isNaN(x) === (column === 'createdAt') ? -1 : 1;
    }
    return (this.ids[a] ?? '') < (this.ids[b] ?? '') ? -1 : 1;
  }

  private takeRow(carId: string): number {
    const id = detached(carId);
    const row = this.free.pop() ?? this.ids.length;
    this.ids[row] = id;
    this.rowOf.set(id, row);
    if (row >= this.flags.length) this.grow(Math.max(1024, row * 2));
    return row;
  }

  private release(row: number) {
    this.rowOf.delete(this.ids[row] ?? '');
    this.ids[row] = '';
    this.flags[row] = 0;
    this.free.push(row);
  }

  private write(row: number, values: CarValues) {
    const { numbers, flags, stockNumber, names, make, model, text, words } = values;
    for (const column of numberColumns) this.numbers[column][row] = numbers[column];
    this.flags[row] = flags;
    this.stockNumbers[row] = stockNumber;
    for (const { part } of nameLists) {
      const { codes, dictionary } = this.names[part];
      codes[row] = codeOfName(dictionary, names[part]);
    }
    this.makes[row] = make ? this.makeValues.codeOf([make._id, make.brandName].join('\0'), () => make) : 0;
    const { id, modelName, brandName } = model;
    this.models[row] =
      id === '' ? 0 : this.modelNames.codeOf([id, modelName, brandName].join('\0'), () => model);
    this.texts.set(row, text);
    this.words.set(row, words);
  }

  private grow(capacity: number) {
    for (const column of numberColumns) {
      this.numbers[column] = larger(new Float64Array(capacity), this.numbers[column]);
    }
    this.flags = larger(new Uint8Array(capacity), this.flags);
    for (const { part } of nameLists) {
      this.names[part].codes = larger(new Uint32Array(capacity), this.names[part].codes);
    }
    this.makes = larger(new Uint32Array(capacity), this.makes);
    this.models = larger(new Uint32Array(capacity), this.models);
  }
}

function newNames() {
  return {
    codes: new Uint32Array(0),
    dictionary: new Dictionary<NameValue>((a, b) => compareNames(a.name, b.name)),
  };
}

function codeOfName(names: Dictionary<NameValue>, name: string): number {
  return name === '' ? 0 : names.codeOf(name, () => ({ name, searched: searchable(name) }));
}

function larger<A extends { set(values: A): void }>(array: A, values: A): A {
  array.set(values);
  return array;
}
