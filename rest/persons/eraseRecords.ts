import type { Enquiry } from '../enquiries/enquiry.ts';
import type { FormerIds } from '../enquiries/formerIds.ts';
import type { Subscription } from '../enquiries/newsletter/subscription.ts';
import type { PhotoStore } from '../photos/photoStore.ts';
import type { SearchAlert } from '../searchAlerts/searchAlert.ts';
import type { Store } from '../store/Collection.ts';
import type { Erasure, ErasureList } from './erasures/erasureList.ts';
import { type Holding, personalData } from './personalData.ts';
import type { RecordKind, RecordRef } from './personalRecord.ts';

export type EraseRecords = ReturnType<typeof eraseRecords>;

/**
 * Erases records of persons. The list of erasures is written first: if the process ends in the middle, the next start erases what
 * is left, and so it does after the restore of an older store.
 */
export function eraseRecords({
  store,
  photos,
  list,
  now,
}: {
  store: Store;
  photos: PhotoStore;
  list: ErasureList;
  now: () => Date;
}) {
  const enquiries = store.collection<Enquiry>('enquiries', { followed: true });
  const subscriptions = store.collection<Subscription>('subscriptions');
  const alerts = store.collection<SearchAlert>('searchAlerts');

  /** The ids that a record has had before; undefined if there is nothing to erase of it. */
  const formerIdsOf: Record<RecordKind, (id: string) => Promise<FormerIds | undefined>> = {
    async enquiry(id) {
      const found = await enquiries.findOne({ _id: id });
      return found && !found.erasedAt ? [] : undefined;
    },
    async subscription(id) {
      const found = await subscriptions.findOne({ _id: id });
      return found ? (found.formerIds ?? []) : undefined;
    },
    async searchAlert(id) {
      const found = await alerts.findOne({ _id: id });
      return found ? (found.formerIds ?? []) : undefined;
    },
  };

  async function eraseOne(record: RecordRef, at: string) {
    // Of most collections there is no line to call: the type of Object.values is that of all.
    for (const holding of Object.values<Holding>(personalData))
      await holding.erase?.(record, { store, photos, at });
  }

  /** Every record that is stored, with when it has begun (ISO 8601). */
  async function* all() {
    for await (const { _id: id, createdAt: begunAt, erasedAt } of enquiries.find({}))
      yield { kind: 'enquiry' as const, id, begunAt, isErased: Boolean(erasedAt) };
    for await (const { _id: id, subscribedAt, formerIds } of subscriptions.find({}))
      yield { kind: 'subscription' as const, id, begunAt: begunOf(subscribedAt, formerIds), isErased: false };
    for await (const { _id: id, askedAt, formerIds } of alerts.find({}))
      yield { kind: 'searchAlert' as const, id, begunAt: begunOf(askedAt, formerIds), isErased: false };
  }

  return {
    /** Erases records, and returns how many of them were there. Those that are not are left out. */
    async erase(records: readonly RecordRef[]): Promise<number> {
      const at = now().toISOString();
      const there: RecordRef[] = [];
      const erasures: Erasure[] = [];
      for (const { kind, id } of records) {
        const formerIds = await formerIdsOf[kind](id);
        if (!formerIds) continue;
        there.push({ kind, id });
        erasures.push(
          { kind, id, at },
          ...formerIds.map((former) => ({ kind, id: former.id, at: former.until })),
        );
      }
      if (there.length === 0) return 0;
      await list.add(erasures);
      for (const record of there) await eraseOne(record, at);
      await list.finish(erasures, now().toISOString());
      return there.length;
    },

    /** Erases what the list names and is there: after a restore, and where a process has ended in the middle. */
    async eraseAgain(): Promise<number> {
      const isDue = await list.open();
      if (!isDue) return 0;
      const found: RecordRef[] = [];
      for await (const record of all()) if (isDue(record)) found.push({ kind: record.kind, id: record.id });
      const at = now().toISOString();
      for (const record of found) await eraseOne(record, at);
      await list.finish(found, at);
      return found.length;
    },
  };
}

/** When a record has begun under its id: what was moved there, to a corrected address, is none that was erased there before. */
function begunOf(askedAt: string, formerIds: FormerIds = []): string {
  const movedAt = formerIds.at(-1)?.until ?? '';
  return movedAt > askedAt ? movedAt : askedAt;
}
