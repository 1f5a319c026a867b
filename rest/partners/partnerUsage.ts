import { randomUUID } from 'node:crypto';
import Type, { type Static } from 'typebox';
import type { Store } from '../store/Collection.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';

/** How often the counts are written, ms. */
const INTERVAL = 1_000;

/** The use of one key on one day, as one process has counted it, in the collection `partnerUsage`. */
export const StoredUsage = Type.Object({
  _id: Type.String(),
  partnerId: Type.String(),
  keyPrefix: Type.String(),
  /** The day in UTC, YYYY-MM-DD. */
  day: Type.String(),
  requests: Type.Number(),
  /** In points: how many values the answers could hold. */
  cost: Type.Number(),
  leads: Type.Number(),
  /** ISO 8601. */
  lastSeenAt: Type.String(),
});
type StoredUsage = Static<typeof StoredUsage>;

/** The use of one key on one day. */
export const KeyUsage = Type.Omit(StoredUsage, ['_id', 'partnerId']);
export type KeyUsage = Static<typeof KeyUsage>;

/** The collections of the use of keys. */
export const usageCollections = [
  { name: 'partnerUsage', shape: StoredUsage, indexes: [{ keys: { partnerId: 1, day: -1 } }] },
] as const satisfies readonly CollectionDefinition[];

export type PartnerUsage = ReturnType<typeof partnerUsage>;

/**
 * Counts the use of keys. Each process writes documents of its own, once a second, so that processes on one store need no
 * lock; `since` adds them up.
 */
export function partnerUsage(store: Store, now = () => new Date()) {
  const stored = store.collection<StoredUsage>('partnerUsage');
  const processId = randomUUID();
  const counted = new Map<string, StoredUsage>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function flush() {
    const ids = [...changed];
    changed.clear();
    const operations = ids.flatMap((_id) => {
      const usage = counted.get(_id);
      return usage ? [{ replaceOne: { filter: { _id }, replacement: usage, upsert: true } }] : [];
    });
    if (operations.length === 0) return;
    try {
      await stored.bulkWrite(operations);
    } catch (error) {
      for (const _id of ids) changed.add(_id);
      throw error;
    }
    const today = dayOf(now());
    for (const _id of ids) if (counted.get(_id)?.day !== today) counted.delete(_id);
  }

  return {
    /** Adds to the counts of a key. */
    count(
      { id: partnerId, keyPrefix }: { id: string; keyPrefix: string },
      { requests = 0, cost = 0, leads = 0 }: { requests?: number; cost?: number; leads?: number },
    ) {
      const time = now();
      const day = dayOf(time);
      const _id = `${partnerId} ${keyPrefix} ${day} ${processId}`;
      const before = counted.get(_id) ?? { requests: 0, cost: 0, leads: 0 };
      counted.set(_id, {
        _id,
        partnerId,
        keyPrefix,
        day,
        requests: before.requests + requests,
        cost: before.cost + cost,
        leads: before.leads + leads,
        lastSeenAt: time.toISOString(),
      });
      changed.add(_id);
    },

    /** The use of each key of a partner since a day (YYYY-MM-DD), latest day first. */
    async since(partnerId: string, day: string): Promise<KeyUsage[]> {
      await flush();
      const parts = await stored.find({ partnerId, day: { $gte: day } }).toArray();
      return summed(parts);
    },

    start() {
      // If a write fails, the next round writes the same counts.
      timer = setInterval(() => void flush().catch(() => undefined), INTERVAL).unref();
    },
    /** Settles when all counts are written. */
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

function summed(parts: StoredUsage[]): KeyUsage[] {
  const sums = new Map<string, KeyUsage>();
  for (const { _id, partnerId: _, ...part } of parts) {
    const name = `${part.day} ${part.keyPrefix}`;
    const sum = sums.get(name);
    sums.set(name, sum ? added(sum, part) : part);
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? 1 : -1)).map(([, sum]) => sum);
}

function added(a: KeyUsage, b: KeyUsage): KeyUsage {
  return {
    ...a,
    requests: a.requests + b.requests,
    cost: a.cost + b.cost,
    leads: a.leads + b.leads,
    lastSeenAt: a.lastSeenAt > b.lastSeenAt ? a.lastSeenAt : b.lastSeenAt,
  };
}
