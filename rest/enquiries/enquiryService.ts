import { createHash, randomBytes } from 'node:crypto';
import { InvalidInput } from '../errors.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Store } from '../store/Collection.ts';
import { idOf } from '../store/idOf.ts';
import { isTaken } from '../store/isTaken.ts';
import type { Accepted, Enquiry, EnquiryKind, EnquiryMails } from './enquiry.ts';

/** How long a key stands for the form that it came with. */
const KEY_LIFETIME = 24 * 60 * 60 * 1000;

/** An enquiry as it arrived. */
export interface Sent {
  kind: EnquiryKind;
  /** The header Idempotency-Key. */
  key?: string;
  /** Plain JSON. Two sends of one key are the same where these are equal; files take part as their digests. */
  body: object;
  source?: string;
  consent?: string;
}

/** What is stored and said of an enquiry, once it is known to be a new one. */
export interface Prepared {
  details: Record<string, unknown>;
  /** What to tell the visitor. */
  message: string;
  /** None where the enquiry is answered in another way. */
  mails?: EnquiryMails;
}

export type EnquiryService = ReturnType<typeof enquiryService>;

/** Takes in what visitors send, whatever the form: stores it, puts its mails into the outbox, and answers. */
export function enquiryService(parts: {
  store: Store;
  outbox: Outbox;
  dealerEmail?: string;
  now: () => Date;
}) {
  const { store, outbox, dealerEmail, now } = parts;
  const enquiries = store.collection<Enquiry>('enquiries');

  /** Stores the enquiry under `id`; undefined when another one has the id. One write, so it is whole or not there. */
  async function insert(id: string, sent: Sent, { details, message, mails }: Prepared) {
    const enquiry: Enquiry = {
      _id: id,
      kind: sent.kind,
      createdAt: now().toISOString(),
      details,
      source: sent.source ?? null,
      consent: sent.consent ?? null,
      idempotencyKey: sent.key ?? null,
      fingerprint: fingerprint(sent.body),
      message,
      unposted: mails ? addressed(mails, dealerEmail) : null,
    };
    try {
      await enquiries.insertOne(enquiry);
      return enquiry;
    } catch (error) {
      if (isTaken(error)) return undefined;
      throw error;
    }
  }

  /** The enquiry that `sent` repeats, or else the id that it takes as a new one. */
  async function look(sent: Sent): Promise<{ first: Enquiry } | { first?: undefined; id: string }> {
    if (sent.key === undefined) return { id: randomBytes(12).toString('hex') };
    let id = idOf(`enquiry ${sent.kind}`, sent.key);
    for (;;) {
      const first = await enquiries.findOne({ _id: id });
      if (!first) return { id };
      if (now().getTime() - Date.parse(first.createdAt) < KEY_LIFETIME) return { first };
      // The key is a day old and stands for something new; that one's id follows from the old one's.
      id = idOf('enquiry after', first._id);
    }
  }

  return {
    /**
     * Settles when the enquiry is on disk and its mails are in the outbox. With a key, the same body gets the first
     * answer again for 24 hours (`repeated`), also after a restart and when both arrive together: the enquiry's id
     * follows from its key, and the first one to take the id is the enquiry.
     *
     * `prepare` runs only where the key is not known yet. What it throws is thrown, and nothing is stored. It may
     * run although `repeated` comes out: the other of two that arrived together was stored then, and whatever
     * `prepare` has put down elsewhere (photos) is to be removed.
     *
     * Throws `InvalidInput` for a key that came with another body before.
     */
    async accept(
      sent: Sent,
      prepare: () => Prepared | Promise<Prepared>,
    ): Promise<Accepted & { repeated: boolean }> {
      let found = await look(sent);
      if (!found.first) {
        const prepared = await prepare();
        while (!found.first) {
          const enquiry = await insert(found.id, sent, prepared);
          if (enquiry) {
            await outbox.post('enquiries', enquiry);
            return { id: enquiry._id, message: enquiry.message, repeated: false };
          }
          found = await look(sent);
        }
      }
      const { first } = found;
      if (first.fingerprint !== fingerprint(sent.body)) throw keyOfAnother();
      // The process that stored it may have ended before its mails were posted.
      await outbox.post('enquiries', first);
      return { id: first._id, message: first.message, repeated: true };
    },
  };
}

function addressed({ confirmation, notice }: EnquiryMails, dealerEmail: string | undefined) {
  return [confirmation, ...(dealerEmail ? [{ ...notice, to: dealerEmail, replyTo: confirmation.to }] : [])];
}

function keyOfAnother() {
  const message =
    'This Idempotency-Key came with another form before. Send what is new under a new key, or what is old unchanged.';
  return new InvalidInput([{ field: 'idempotencyKey', message }]);
}

/** The same for two bodies of the same values, in whatever order their fields stand. */
function fingerprint(body: object): string {
  const sorted = JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('base64url');
}
