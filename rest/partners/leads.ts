import Type, { type Static } from 'typebox';
import type { Enquiry } from '../enquiries/enquiry.ts';
import type { QueuedMail } from '../mail/outbox.ts';
import { BadRequest } from '../http/errors.ts';
import { Nullable } from '../http/schemas.ts';
import type { Store } from '../store/Collection.ts';

/** An enquiry that a partner has sent, without anything that its customer has entered. */
export const Lead = Type.Object({
  id: Type.String(),
  /** Which form it is. */
  kind: Type.String(),
  /** `forwarded`: the dealer's mail about it was delivered. */
  state: Type.Union([Type.Literal('received'), Type.Literal('forwarded')]),
  /** The car that it is about. */
  carId: Nullable(Type.String()),
  /** ISO 8601. */
  createdAt: Type.String(),
});
export type Lead = Static<typeof Lead>;

/** A page of the leads of a partner, latest first. */
export const LeadPage = Type.Object({ leads: Type.Array(Lead), hasMore: Type.Boolean() });
export type LeadPage = Static<typeof LeadPage>;

/** How many leads of a kind a partner has sent. */
export const LeadCount = Type.Object({ kind: Type.String(), count: Type.Integer() });
export type LeadCount = Static<typeof LeadCount>;

/** At most `limit` leads of a partner, latest first, after the one with the id `after`. Throws `BadRequest` for an unknown id. */
export async function leadsOf(
  store: Store,
  partnerId: string,
  { after, limit }: { after?: string; limit: number },
): Promise<LeadPage> {
  const enquiries = store.collection<Enquiry>('enquiries');
  const last = after === undefined ? undefined : await enquiries.findOne({ _id: after });
  if (after !== undefined && last?.partnerId !== partnerId) {
    throw new BadRequest('after is not the id of one of your leads. Start again without it.');
  }
  const behind = last && {
    $or: [{ createdAt: { $lt: last.createdAt } }, { createdAt: last.createdAt, _id: { $lt: last._id } }],
  };
  const found = await enquiries
    .find({ partnerId, ...behind }, { sort: { createdAt: -1, _id: -1 }, limit: limit + 1 })
    .toArray();
  const page = found.slice(0, limit);
  const forwarded = await forwardedOf(store, page);
  const leads = page.map(({ _id: id, kind, createdAt, details }) => ({
    id,
    kind,
    state: forwarded.has(id) ? ('forwarded' as const) : ('received' as const),
    carId: typeof details.carId === 'string' ? details.carId : null,
    createdAt,
  }));
  return { leads, hasMore: found.length > limit };
}

/** How many leads of each kind a partner has sent since a moment (ISO 8601), by the name of the kind. */
export async function leadCounts(store: Store, partnerId: string, since: string): Promise<LeadCount[]> {
  const sent = await store
    .collection<Enquiry>('enquiries')
    .find({ partnerId, createdAt: { $gte: since } }, { projection: { kind: 1 } })
    .toArray();
  const counts = new Map<string, number>();
  for (const { kind } of sent) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b)).map(([kind, count]) => ({ kind, count }));
}

/**
 * The ids of the enquiries whose notice to the dealer was delivered. The notice follows the mail to the visitor, where there
 * is one. Mails that an earlier release has delivered do not say to whom; the second one of an enquiry was to the dealer.
 */
async function forwardedOf(store: Store, enquiries: { _id: string }[]): Promise<Set<string>> {
  const delivered = await store
    .collection<QueuedMail>('outbox')
    .find({ _id: { $in: enquiries.flatMap(({ _id }) => [`${_id}-1`, `${_id}-2`]) }, sentAt: { $ne: null } })
    .toArray();
  const toDealer = delivered.filter(({ _id, mail }) => mail.toDealer ?? _id.endsWith('-2'));
  return new Set(toDealer.map(({ _id }) => _id.slice(0, -2)));
}
