import { LRUCache } from 'lru-cache';
import type { BadItem, LeftOut } from './RestResponse.ts';

/** How many answers with bad items are remembered, and how many bad items that were logged. */
const [MAX_ANSWERS, MAX_LOGGED] = [100, 10_000];
/** How long after its last reading an answer is named, ms. */
const NAMED_FOR = 60 * 60 * 1000;

/** Takes a line of the log: what it is about, and a sentence. */
export type WriteLog = (about: object, sentence: string) => void;

/** The bad items of one list of the origin. `items` names the first ones. */
export interface BadList {
  list: string;
  count: number;
  items: BadItem[];
}

/** The items of the origin's lists that could not be read and were left out. Each is logged once. */
export class LeftOutItems {
  private readonly answers = new LRUCache<string, { list: string; leftOut: LeftOut }>({
    max: MAX_ANSWERS,
    ttl: NAMED_FOR,
    updateAgeOnGet: true,
  });
  private readonly logged = new LRUCache<string, true>({ max: MAX_LOGGED });
  private readonly log: WriteLog;

  constructor(log: WriteLog) {
    this.log = log;
  }

  /**
   * Takes note of what was left out of the answer under `key`; undefined where all of it was read. `first`: the position
   * of its first item in the list.
   */
  note(key: string, leftOut: LeftOut | undefined, first = 0): void {
    if (!leftOut) return void this.answers.delete(key);
    const items = leftOut.items.map((item) => ({ ...item, position: first + item.position }));
    // Without the query: visitors search for what they like.
    const list = key.split(/[? ]/)[0] ?? '';
    this.answers.set(key, { list, leftOut: { ...leftOut, items } });
    for (const { id, position, reason } of items) {
      const item = JSON.stringify([list, id ?? position, reason]);
      if (this.logged.has(item)) continue;
      this.logged.set(item, true);
      this.log({ list, id, position, reason }, 'An item of a list cannot be read, and is left out');
    }
  }

  /** The answer under `key` is still what it was. */
  touch(key: string): void {
    this.answers.get(key);
  }

  /** What was left out of the lists as they were last read. */
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
}
