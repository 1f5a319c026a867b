import { LRUCache } from 'lru-cache';
import type { BadItem, DecodedResponse, LeftOut } from './RestResponse.ts';

/** How many answers with bad items are remembered, and how many bad items that were already logged. */
const [MAX_ANSWERS, MAX_LOGGED] = [100, 10_000];
/** How long after it was last read an answer is reported, ms. */
const NAMED_FOR = 60 * 60 * 1000;

/** Writes a line of the log: its fields, and a sentence. */
export type WriteLog = (about: object, sentence: string) => void;

/** The bad items of one list of the origin. `items` names the first ones. */
export interface BadList {
  list: string;
  count: number;
  items: BadItem[];
}

/** How an answer was asked for. */
interface Asked {
  /** The fields of each item that it has; all of them when left out. */
  fields?: readonly string[];
  /** The position of its first item in the list. */
  first?: number;
  /** The id of the request that it was asked for. */
  requestId?: string;
}

/** An answer with some fields of a list, and its items that were left out. */
interface Remembered {
  list: string;
  fields?: readonly string[];
  leftOut: LeftOut;
}

/** The items of the origin's lists that could not be read and were left out. Each is logged once. */
export class LeftOutItems {
  private readonly answers = new LRUCache<string, Remembered>({
    max: MAX_ANSWERS,
    ttl: NAMED_FOR,
    updateAgeOnGet: true,
  });
  private readonly logged = new LRUCache<string, true>({ max: MAX_LOGGED });
  private readonly log: WriteLog;

  constructor(log: WriteLog) {
    this.log = log;
  }

  /** Remembers the items that the answer under `key` leaves out, and forgets those that it has and other answers lacked. */
  note(
    key: string,
    { value, leftOut }: DecodedResponse<unknown>,
    { fields, first = 0, requestId }: Asked,
  ): void {
    // Without the query, which may hold anything that a visitor has typed.
    const list = key.split(/[? ]/)[0] ?? '';
    this.answers.delete(key);
    if (this.answers.size > 0) this.forgetRead(list, value, fields);
    if (!leftOut) return;
    const items = leftOut.items.map((item) => ({ ...item, position: first + item.position }));
    this.answers.set(key, { list, fields, leftOut: { ...leftOut, items } });
    for (const { id, position, reason } of items) {
      const item = JSON.stringify([list, id ?? position, reason]);
      if (this.logged.has(item)) continue;
      this.logged.set(item, true);
      this.log({ requestId, list, id, position, reason }, 'A list item is invalid and was omitted');
    }
  }

  /** The answer under `key` was read again and has not changed. */
  touch(key: string): void {
    this.answers.get(key);
  }

  /** The items that were left out of each list when it was last read. */
  current(): BadList[] {
    const lists = new Map<string, { count: number; items: Map<unknown, BadItem> }>();
    for (const { list, leftOut } of this.answers.values()) {
      const known = lists.get(list) ?? { count: 0, items: new Map<unknown, BadItem>() };
      for (const item of leftOut.items) known.items.set(item.id ?? item.position, item);
      known.count = Math.max(known.count, leftOut.count, known.items.size);
      lists.set(list, known);
    }
    return [...lists].map(([list, { count, items }]) => ({ list, count, items: [...items.values()] }));
  }

  /** Forgets the bad items of earlier answers that this answer of `list` has, where it has all the fields of those. */
  private forgetRead(list: string, value: unknown, fields: readonly string[] | undefined) {
    const read = new Set([value].flat().map((item) => (item as { id?: string } | null | undefined)?.id));
    for (const [key, answer] of [...this.answers.entries()]) {
      const { items, count } = answer.leftOut;
      const hasFields = !fields || answer.fields?.every((field) => fields.includes(field));
      if (!hasFields || kindOf(answer.list) !== kindOf(list)) continue;
      const left = items.filter(({ id }) => id === undefined || !read.has(id));
      answer.leftOut = { ...answer.leftOut, items: left, count: count - (items.length - left.length) };
      if (answer.leftOut.count === 0) this.answers.delete(key);
    }
  }
}

/** The kind of a list's items: `car` for `/api/v1/cars/filter` and for `/api/v1/car/<id>`. */
function kindOf(list: string): string | undefined {
  return list.split('/')[3]?.replace(/s$/, '');
}
