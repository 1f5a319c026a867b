import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { dubaiTime } from '../../dealership/dubaiTime.ts';
import type { Collection, Store, Stored } from '../../store/Collection.ts';
import { insertUnlessThere } from '../../store/insertUnlessThere.ts';
import { stableId } from '../../store/stableId.ts';
import type { AuditedToday, AuditEntry, StoredAuditEntry } from './auditEntry.ts';

/** How long entries are stored, months. */
const KEPT = 24;
/** How long it is known who did what on a day, ms. */
const DAYS_KNOWN = 3 * 24 * 60 * 60 * 1000;
/** How many entries are read or removed at once. */
const PART = 500;

/** A changed field: its name alone, or with its values where these are nobody's personal data. */
type ChangedField = string | { name: string; before: string | null; after: string | null };

/** An action to be recorded. */
export interface Action {
  who: StoredAuditEntry['who'];
  /** The id of the operation. */
  action: string;
  record: StoredAuditEntry['record'];
  /** Of visitors' records, names only. */
  fields?: readonly ChangedField[];
  /** The network address from which it came. */
  address?: string;
  /** Whether it was done; it was when left out. */
  ok?: boolean;
}

/** Which entries are wanted; all of them when left out. */
export interface AuditFilter {
  /** The id of a member of the staff. */
  who?: string;
  action?: string;
  kind?: string;
  recordId?: string;
}

export type AuditLog = ReturnType<typeof auditLog>;

/** The log of what people did who work for the dealer. Entries are never changed, and removed after 24 months. */
export function auditLog(store: Store, now: () => Date) {
  const entries = store.collection<StoredAuditEntry>('audit');
  const today = store.collection<AuditedToday>('auditedToday');

  /** The id of the entry of an action that is recorded once a day, and when it was done first. */
  async function firstToday({ who, action, record }: Action): Promise<AuditedToday> {
    const time = now();
    const subject = [who.id, action, record.kind, record.id].join(' ');
    const _id = `${dubaiTime(time.getTime()).day}-${stableId('audited today', subject)}`;
    const known = await today.findOne({ _id });
    if (known) return known;
    const first = { _id, entryId: auditId(time), at: time.toISOString() };
    if (await insertUnlessThere(today, first)) return first;
    return (await today.findOne({ _id })) ?? first;
  }

  return {
    /** Records an action; it is stored when the promise settles. */
    async record(action: Action): Promise<void> {
      const time = now();
      await entries.insertOne(entryOf(action, { _id: auditId(time), at: time.toISOString() }));
    },

    /** Records that somebody did something with a record, such as open it, unless it is recorded for this day in Dubai. */
    async recordOnceADay(action: Action): Promise<void> {
      const { entryId, at } = await firstToday(action);
      // Missing where the process that was first has ended before it had written the entry.
      if (await entries.findOne({ _id: entryId })) return;
      await insertUnlessThere(entries, entryOf(action, { _id: entryId, at }));
    },

    /**
     * At most `limit` of the wanted entries, newest first, of those before the id `after`; `next` is the `after` of the next
     * ones, null at the end. `from` and `to` are moments: ISO 8601.
     */
    async list({
      limit,
      after,
      from = '',
      to,
      ...wanted
    }: AuditFilter & { limit: number; after?: string; from?: string; to?: string }) {
      const items: AuditEntry[] = [];
      const bounds = [after, to].flatMap((bound) => bound ?? []).toSorted();
      for (let before = bounds[0]; ;) {
        const filter = before === undefined ? {} : { _id: { $lt: before } };
        const part = await entries.find(filter, { sort: { _id: -1 }, limit: PART }).toArray();
        for (const { _id, ...entry } of part) {
          if (_id < from) return { items, next: null };
          if (!isWanted(entry, wanted)) continue;
          if (items.length === limit) return { items, next: items.at(-1)?.id ?? null };
          items.push({ id: _id, ...entry });
        }
        if (part.length < PART) return { items, next: null };
        before = part.at(-1)?._id;
        // Lets other requests run before a long search ends.
        await setImmediate();
      }
    },

    /** Removes what is older than 24 months. */
    async sweep(): Promise<void> {
      const oldest = new Date(now());
      oldest.setUTCMonth(oldest.getUTCMonth() - KEPT);
      await removeBefore(store.collection('audit'), oldest.toISOString());
      await removeBefore(
        store.collection('auditedToday'),
        new Date(now().getTime() - DAYS_KNOWN).toISOString(),
      );
    },
  };
}

function entryOf(action: Action, { _id, at }: Pick<StoredAuditEntry, '_id' | 'at'>): StoredAuditEntry {
  const fields = (action.fields ?? []).map((field) =>
    typeof field === 'string' ? { name: field, before: null, after: null } : field,
  );
  return { ...action, _id, at, fields, address: action.address ?? null, ok: action.ok ?? true };
}

/** Ids are in order of time. Those of entries that were written in one millisecond are in any order. */
function auditId(time: Date): string {
  return `${time.toISOString()}-${randomBytes(4).toString('hex')}`;
}

function isWanted(
  { who, action, record }: Omit<StoredAuditEntry, '_id'>,
  { who: whoId, action: wantedAction, kind, recordId }: AuditFilter,
): boolean {
  return (
    (whoId === undefined || who.id === whoId) &&
    (wantedAction === undefined || action === wantedAction) &&
    (kind === undefined || record.kind === kind) &&
    (recordId === undefined || record.id === recordId)
  );
}

/** Removes the documents whose ids are smaller than `end`. */
async function removeBefore(documents: Collection<Stored>, end: string) {
  for (;;) {
    const part = await documents.find({}, { sort: { _id: 1 }, limit: PART }).toArray();
    const old = part.filter(({ _id }) => _id < end);
    if (old.length > 0) await documents.bulkWrite(old.map(({ _id }) => ({ deleteOne: { filter: { _id } } })));
    if (old.length < PART) return;
  }
}
