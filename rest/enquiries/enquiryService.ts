import { createHash, randomBytes } from 'node:crypto';
import type { Dealership } from '../dealership/dealership.ts';
import { InvalidInput } from '../http/errors.ts';
import type { Mail } from '../mail/Mail.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Store } from '../store/Collection.ts';
import { isDuplicateKey } from '../store/mongodb/isDuplicateKey.ts';
import { stableId } from '../store/stableId.ts';
import { answeredKinds } from './answeredKinds.ts';
import { carThen } from './carThen.ts';
import { dueOf } from './dueOf.ts';
import type { Accepted, Enquiry, EnquiryMails, NewEnquiry, Sender, Submission } from './enquiry.ts';
import { newHandling } from './enquiryHandling.ts';
import { adfDocument } from './adf.ts';
import type { CountForm } from './formLimit.ts';

/** How long a key is bound to the form that it came with, ms. */
const KEY_LIFETIME = 24 * 60 * 60 * 1000;

export type EnquiryService = ReturnType<typeof enquiryService>;

/** Accepts the forms of visitors, of every kind: stores them, puts their mails into the outbox, and answers. */
export function enquiryService(parts: {
  store: Store;
  outbox: Outbox;
  dealerEmail?: string;
  leadsEmail?: string;
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
  now: () => Date;
  /** Counts the new forms of a sender, and limits them; without it, there is no limit. */
  countForm?: CountForm;
  /** Called with the partner of each enquiry that was stored for one. */
  onLead?: (partner: Sender) => void;
  /** Gets a line for each enquiry that was stored, without anything that was entered. */
  log: { info(about: object, line: string): void };
}) {
  const { store, outbox, dealerEmail, dealership, now, countForm, onLead, log } = parts;
  const enquiries = store.collection<Enquiry>('enquiries', { followed: true });

  /** Stores the enquiry with its mails in one write; undefined when another one has the id. */
  async function insert(id: string, submission: Submission, { details, message, car, mails }: NewEnquiry) {
    const sentAt = now();
    const createdAt = sentAt.toISOString();
    const due = dueOf(submission.kind, sentAt.getTime(), dealership());
    const origin = { id, createdAt, provider: submission.partner?.name };
    const enquiry: Enquiry = {
      _id: id,
      kind: submission.kind,
      createdAt,
      details,
      source: submission.source ?? null,
      consent: submission.consent ?? null,
      idempotencyKey: submission.key ?? null,
      partnerId: submission.partner?.id ?? null,
      fingerprint: fingerprint(submission.body),
      withoutNotice: mails && !dealerEmail ? true : null,
      message,
      unposted: mails ? pendingMails(mails({ id, sentAt: sentAt.getTime(), due }), parts, origin) : null,
      dueAt: due ? new Date(due.at).toISOString() : null,
      amberAt: due ? new Date(due.amberAt).toISOString() : null,
      carThen: car ? carThen(car) : null,
      handling: answeredKinds.has(submission.kind) ? newHandling(createdAt) : null,
      revision: null,
      pendingEvents: null,
      restrictedAt: null,
      erasedAt: null,
    };
    try {
      await enquiries.insertOne(enquiry);
      return enquiry;
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  }

  /** The enquiry that the submission repeats, or the id for a new one. */
  async function findFirst({
    kind,
    key,
    partner,
  }: Submission): Promise<{ first: Enquiry } | { first?: undefined; id: string }> {
    if (key === undefined) return { id: randomBytes(12).toString('hex') };
    // Two partners may choose the same key, so the id depends on the partner.
    let id = stableId(partner ? `enquiry ${kind} of ${partner.id}` : `enquiry ${kind}`, key);
    for (;;) {
      const first = await enquiries.findOne({ _id: id });
      if (!first) return { id };
      if (now().getTime() - Date.parse(first.createdAt) < KEY_LIFETIME) return { first };
      // The key has expired and may be used for a new enquiry, whose id is derived from that of the old one.
      id = stableId('enquiry after', first._id);
    }
  }

  return {
    /**
     * Settles when the enquiry is on disk and its mails are in the outbox. With a key, the same body gets the first
     * answer again for 24 hours (`repeated`), also after a restart and when both arrive at the same time: the id is
     * derived from the key, and the first enquiry that is inserted under it is the one that counts.
     *
     * `prepare` runs only if the key is not known yet. If it throws, `accept` rejects with the same error and stores
     * nothing. When two submissions arrive at the same time, it may run although the result is `repeated`: then the
     * caller must remove what it has stored elsewhere (photos).
     *
     * Throws `InvalidInput` for a key that came with another body before, and `TooManyRequests` for a new form above the
     * limit of its address or partner; nothing is stored then.
     */
    async accept(
      submission: Submission,
      prepare: () => NewEnquiry | Promise<NewEnquiry>,
    ): Promise<Accepted & { repeated: boolean }> {
      let found = await findFirst(submission);
      if (!found.first) {
        await countForm?.(submission);
        const prepared = await prepare();
        while (!found.first) {
          const enquiry = await insert(found.id, submission, prepared);
          if (enquiry) {
            const { _id: id, kind } = enquiry;
            log.info({ kind, id, requestId: submission.requestId }, 'Enquiry stored');
            await outbox.addPendingSoon('enquiries', enquiry, submission.requestId);
            if (submission.partner) onLead?.(submission.partner);
            return { id, message: enquiry.message, repeated: false };
          }
          found = await findFirst(submission);
        }
      }
      const { first } = found;
      if (first.fingerprint !== fingerprint(submission.body)) throw keyOfAnotherForm();
      // The process that stored it may have ended before its mails were in the outbox.
      await outbox.addPendingSoon('enquiries', first, submission.requestId);
      return { id: first._id, message: first.message, repeated: true };
    },
  };
}

/** The mails with their addresses: the notice only if the dealer has an address, with the ADF document if its program has none. */
function pendingMails(
  { confirmation, notice, lead }: EnquiryMails,
  { dealerEmail, leadsEmail }: { dealerEmail?: string; leadsEmail?: string },
  origin: Parameters<typeof adfDocument>[1],
): Mail[] {
  const { subject, replyTo } = notice;
  const document = lead && adfDocument(lead, origin);
  const attachments = document && !leadsEmail ? { attachments: [document] } : {};
  const toDealer: Omit<Mail, 'toDealer'>[] = [];
  if (dealerEmail) toDealer.push({ ...notice, to: dealerEmail, ...attachments });
  if (document && leadsEmail) {
    toDealer.push({ subject, text: document.content, to: leadsEmail, ...(replyTo && { replyTo }) });
  }
  return [...(confirmation ? [confirmation] : []), ...toDealer.map((mail) => ({ ...mail, toDealer: true }))];
}

function keyOfAnotherForm() {
  const message =
    'This Idempotency-Key was already used for another form. Use a new key for new input, or send the same input again.';
  return new InvalidInput([{ field: 'idempotencyKey', message }]);
}

/** A digest that is the same for bodies with the same values, whatever the order of their fields. */
function fingerprint(body: object): string {
  const sorted = JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('base64url');
}
