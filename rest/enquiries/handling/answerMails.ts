import type { QueuedMail } from '../../mail/outbox.ts';
import { toBeSent } from '../../mail/outboxWorker.ts';
import type { Store } from '../../store/Collection.ts';
import type { HandlingChange, HandledEnquiry } from './handlingWrites.ts';

/** What has become of a mail: when the mail server took it, or that it is not tried any more. */
type Fate = { sentAt: string } | { failed: true };

/** What has become of the mails with these ids; none of those that are still to be sent. */
export async function fatesOf(
  store: Store,
  mailIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Fate>> {
  if (mailIds.length === 0) return new Map();
  const found = await store
    .collection<QueuedMail>('outbox')
    .find({ _id: { $in: [...mailIds] } })
    .toArray();
  const oldest = toBeSent(now).createdAt.$gte;
  return new Map(
    found.flatMap(({ _id, sentAt, refusedAt, createdAt }): [string, Fate][] => {
      if (sentAt !== null) return [[_id, { sentAt }]];
      return refusedAt !== null || createdAt < oldest ? [[_id, { failed: true }]] : [];
    }),
  );
}

/**
 * What to write about answers by mail whose fate is known by now: the first one that the mail server took stops the clock at
 * that moment, whenever it is noticed (back office, clock); of one that was given up, there is an event. Undefined if
 * nothing is known yet.
 */
export function settled(
  { handling }: Pick<HandledEnquiry, 'handling'>,
  fates: ReadonlyMap<string, Fate>,
  now: Date,
): HandlingChange | undefined {
  const known = handling.awaited.flatMap(({ mailId, by }) => {
    const fate = fates.get(mailId);
    return fate ? [{ mailId, by, fate }] : [];
  });
  if (known.length === 0) return undefined;
  const awaited = handling.awaited.filter(({ mailId }) => !fates.has(mailId));
  const sent = known.flatMap(({ by, fate }) =>
    'sentAt' in fate ? [{ firstAnswerAt: fate.sentAt, firstAnswerBy: by }] : [],
  );
  const failed = known.filter(({ fate }) => 'failed' in fate);
  const [first] = [...sent, handling]
    .filter(({ firstAnswerAt }) => firstAnswerAt !== null)
    .toSorted((a, b) => ((a.firstAnswerAt ?? '') < (b.firstAnswerAt ?? '') ? -1 : 1));
  return {
    handling: {
      awaited,
      lastEventAt: now.toISOString(),
      firstAnswerAt: first?.firstAnswerAt ?? null,
      firstAnswerBy: first?.firstAnswerBy ?? null,
    },
    events: failed.map(({ mailId }) => ({
      kind: 'MAIL_FAILED' as const,
      field: 'answers',
      sentence:
        'The mail with the answer was not delivered: the address was refused, or the mail server did not answer for days. Call the customer',
      mailId,
    })),
  };
}
