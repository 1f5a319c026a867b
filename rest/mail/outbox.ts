import type { Store, Stored } from '../store/Collection.ts';
import { isTaken } from '../store/isTaken.ts';
import type { Mail } from './Mail.ts';

/** A document that is stored together with its mails, so that neither is ever without the other. */
export interface Posting extends Stored {
  /** Mails that may not be in the outbox yet; null when they are. */
  unposted: Mail[] | null;
}

/** A mail in the collection `outbox`. */
export interface QueuedMail extends Stored {
  /** Only the subject is kept of a mail that is delivered. */
  mail: Mail;
  /** ISO 8601, as the other times. */
  createdAt: string;
  sentAt: string | null;
  /** How often it was handed to the mail server. */
  attempts: number;
  /** Not before this time; while a try is under way it lies ahead, so that nobody else tries as well. */
  nextTryAt: string;
}

export type Outbox = ReturnType<typeof outbox>;

/** Where mails wait until they are delivered. `onPost` hears of every new one. */
export function outbox({
  store,
  now,
  onPost,
}: {
  store: Store;
  now: () => Date;
  onPost: (mail: Mail) => void;
}) {
  const queue = store.collection<QueuedMail>('outbox');

  async function add(_id: string, mail: Mail) {
    const time = now().toISOString();
    try {
      await queue.insertOne({ _id, mail, createdAt: time, sentAt: null, attempts: 0, nextTryAt: time });
      onPost(mail);
    } catch (error) {
      // An earlier run has come this far.
      if (!isTaken(error)) throw error;
    }
  }

  /** Puts the mails of a stored document into the outbox, once, however often it is asked to. */
  async function post(collection: string, { _id, unposted }: Posting) {
    if (!unposted) return;
    await Promise.all(unposted.map((mail, i) => add(`${_id}-${i + 1}`, mail)));
    await store.collection<Posting>(collection).updateOne({ _id }, { $set: { unposted: null } });
  }

  return {
    post,
    /** Does it for the documents whose process ended in between. */
    async postWhatIsLeft(collection: string) {
      const left = await store
        .collection<Posting>(collection)
        .find({ unposted: { $ne: null } })
        .toArray();
      for (const document of left) await post(collection, document);
    },
  };
}
