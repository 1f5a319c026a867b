import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { converted, type Extras } from './decodeResponse.ts';
import type { Decoder, LeftOut } from './RestResponse.ts';

/** How many bad items of an answer are named; the rest are only counted. */
const MAX_NAMED = 20;
/** How many characters of an id and of a reason are named. */
const MAX_TEXT = 200;

/** How the items of an answer are read. */
interface ItemShape<S extends TSchema, T> {
  item: S;
  turn: (item: Static<S>) => T;
  /** The fields without which an item can be read where they do not fit; none when left out. */
  extras?: Extras;
}

interface ListShape<S extends TSchema, T> extends ItemShape<S, T> {
  /** The field that holds the list; the body itself is the list where it is left out. */
  field?: string;
}

/**
 * Makes a decoder for a list: `turn` makes each item, and null stands in the place of an item with another shape, which is
 * left out. Numbers and booleans that the origin writes as text are converted. The decoder throws for a body without the
 * list, and for a whole list of nothing but bad items: then it is another kind of list.
 */
export function decodePlaces<S extends TSchema, T>({
  field,
  ...shape
}: ListShape<S, T>): Decoder<(T | null)[]> {
  const { item, turn } = shape;
  const list = Type.Array(item);
  const sound = Compile(field === undefined ? list : Type.Object({ [field]: list }));
  const readItem = itemReader(shape);

  return (body, reading) => {
    const items = field === undefined ? body : (body as Record<string, unknown> | null)?.[field];
    if (sound.Check(body)) return (items as Static<S>[]).map(turn);
    if (!Array.isArray(items)) throw new TypeError('The response has an unexpected format');
    const leftOut: LeftOut = { count: 0, all: false, items: [] };
    const places = items.map((given: unknown, position) => readItem(given, position, leftOut));
    if (leftOut.count === 0) return places;
    leftOut.all = leftOut.count === items.length;
    if (leftOut.all && !(Number(reading.total) > items.length)) {
      throw new TypeError(`Every item of the list is invalid: ${leftOut.items[0]?.reason}`);
    }
    reading.leftOut = leftOut;
    return places;
  };
}

/**
 * Makes a reader for the items of an answer: it returns what `turn` makes of an item, and null for one with another shape,
 * which it adds to `leftOut`. Numbers and booleans that the origin writes as text are converted.
 */
export function itemReader<S extends TSchema, T>({ item, turn, extras }: ItemShape<S, T>) {
  const sound = Compile(item);
  return (given: unknown, position: number, leftOut: LeftOut): T | null => {
    const understood = sound.Check(given) ? given : converted(item, given, extras);
    if (sound.Check(understood)) return turn(understood as Static<S>);
    leftOut.count += 1;
    if (leftOut.items.length < MAX_NAMED) {
      leftOut.items.push({ id: idOf(given), position, reason: reasonOf(sound.Errors(understood)) });
    }
    return null;
  };
}

/** The same as `decodePlaces`, without null for the items that are left out. */
export function decodeList<S extends TSchema, T>(shape: ListShape<S, T>): Decoder<T[]> {
  const decode = decodePlaces(shape);
  return (body, reading) => withoutGaps(decode(body, reading));
}

/** The items that could be read. */
export function withoutGaps<T>(places: readonly (T | null)[]): T[] {
  return places.filter((item) => item !== null);
}

function idOf(item: unknown): string | undefined {
  const { _id } = (item ?? {}) as { _id?: unknown };
  return typeof _id === 'string' && _id !== '' ? _id.slice(0, MAX_TEXT) : undefined;
}

/** Which field does not fit, and what it should be; never its value. */
function reasonOf(errors: readonly { instancePath: string; message: string }[]): string {
  const [first] = errors;
  return `${first?.instancePath} ${first?.message}`.trim().slice(0, MAX_TEXT);
}
