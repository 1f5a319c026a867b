import Type, { type Static } from 'typebox';
import { Nullable } from '../http/schemas.ts';
import type { Store } from '../store/Collection.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';
import { isDuplicateKey } from '../store/mongodb/isDuplicateKey.ts';
import { Mail } from './Mail.ts';

/** A document that is stored in one write together with the mails that it causes, so that a crash loses neither. */
export const WithPendingMails = Type.Object({
  _id: Type.String(),
  /** The pending mails; null when they are in the outbox. Named `pendingMails` elsewhere; stored documents keep this name. */
  unposted: Nullable(Type.Array(Mail)),
  /** How often the document has caused mails; missing if it does so only once. Each time has its own ids in the outbox. */
  mailsCaused: Type.Optional(Type.Number()),
  /**
   * Since when the data of its sender may only be stored, ISO 8601 as the other time: it is in no list, is not changed, and no mail
   * about it is sent.
   */
  restrictedAt: Nullable(Type.String()),
  /** When the data of its sender were erased. */
  erasedAt: Nullable(Type.String()),
});
export type WithPendingMails = Static<typeof WithPendingMails>;

/** A mail in the collection `outbox`. */
export const QueuedMail = Type.Object({
  _id: Type.String(),
  /** When the mail is delivered, its address and text are removed; the subject stays. */
  mail: Mail,
  /** ISO 8601, like the other times. */
  createdAt: Type.String(),
  sentAt: Nullable(Type.String()),
  /** When its recipient was refused for good. The mail is not tried again, and stays in the outbox. */
  refusedAt: Nullable(Type.String()),
  /** How many delivery attempts were made. */
  attempts: Type.Number(),
  /** The earliest time of the next try. It is set before a try begins, so that no other process tries at the same time. */
  nextTryAt: Type.String(),
  /** The id of the HTTP request that caused it; null if none did, or if a later run found the mail pending. */
  requestId: Nullable(Type.String()),
});
export type QueuedMail = Static<typeof QueuedMail>;

/** The collections of mails. */
export const outboxCollections = [
  { name: 'outbox', shape: QueuedMail, indexes: [{ keys: { sentAt: 1, nextTryAt: 1 } }] },
] as const satisfies readonly CollectionDefinition[];

export type Outbox = ReturnType<typeof outbox>;

/**
 * The queue of mails to deliver. `onAdd` is called for every new mail, `onStuck` with the collection of a document whose
 * mails could not be added and stay pending.
 */
export function outbox({
  store,
  now,
  onAdd,
  onStuck = () => {},
}: {
  store: Store;
  now: () => Date;
  onAdd: (mail: QueuedMail) => void;
  onStuck?: (collection: string) => void;
}) {
  const queue = store.collection<QueuedMail>('outbox');

  async function insert(_id: string, mail: Mail, requestId: string | null = null) {
    const time = now().toISOString();
    const state = { sentAt: null, refusedAt: null, attempts: 0, nextTryAt: time };
    const queued = { _id, mail, createdAt: time, ...state, requestId };
    try {
      await queue.insertOne(queued);
      onAdd(queued);
    } catch (error) {
      // An earlier run has added it already.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /**
   * Adds the pending mails of a stored document to the outbox; `requestId` is the request that caused them. Each mail is
   * added once, however often this is called.
   */
  async function addPending(
    collection: string,
    { _id, unposted: pendingMails, mailsCaused }: WithPendingMails,
    requestId?: string,
  ) {
    if (!pendingMails) return;
    const group = mailsCaused === undefined ? _id : `${_id}-${mailsCaused}`;
    const mails = pendingMails.map((mail, i) => ({ id: `${group}-${i + 1}`, mail }));
    await Promise.all(mails.map(({ id, mail }) => insert(id, mail, requestId)));
    const documents = store.collection<WithPendingMails>(collection);
    // If the document has caused other mails since, those stay pending. A missing property is found as null.
    const same: object = { _id, mailsCaused: mailsCaused ?? null, erasedAt: null };
    const { matchedCount } = await documents.updateOne(same, { $set: { unposted: null } });
    if (matchedCount > 0) return;
    const now = await documents.findOne({ _id });
    if (now && !now.erasedAt) return;
    // Whoever has erased it meanwhile may have looked for its mails before they were here.
    for (const { id } of mails) await queue.deleteOne({ _id: id, sentAt: null });
  }

  return {
    /** Adds a mail, unless its id was used before. */
    add: insert,
    addPending,
    /**
     * The same, but where it fails the mails stay pending, and are added later: whoever has sent what is stored must not be
     * told that it is not.
     */
    async addPendingSoon(...pending: Parameters<typeof addPending>) {
      await addPending(...pending).catch(() => onStuck(pending[0]));
    },
    /** Adds the pending mails of all documents of a collection, which could not be added before. */
    async addAllPending(collection: string) {
      const documents = await store
        .collection<WithPendingMails>(collection)
        .find({ unposted: { $ne: null } })
        .toArray();
      for (const document of documents) await addPending(collection, document);
    },
  };
}
