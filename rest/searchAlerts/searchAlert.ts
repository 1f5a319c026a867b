import Type, { type Static } from 'typebox';
import { anyLine, anyText, email, FILTER_FORMAT } from '../http/fields.ts';
import { FormerIds } from '../enquiries/formerIds.ts';
import { formOf } from '../enquiries/form.ts';
import { WithPendingMails } from '../mail/outbox.ts';
import { Nullable } from '../http/schemas.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';
import { AlertState } from './searchAlertAnswer.ts';

/** A car that the next mail of an alert is about. */
const FoundCar = Type.Object({
  carId: Type.String(),
  /** The asking price before it was reduced, AED; null for a newly listed car. */
  priceBefore: Nullable(Type.Number()),
});
export type FoundCar = Static<typeof FoundCar>;

/** A car that a mail has reported, and its price then, AED. */
const ToldCar = Type.Object({ carId: Type.String(), price: Nullable(Type.Number()) });
export type ToldCar = Static<typeof ToldCar>;

/** A saved search whose owner gets mails about new cars and lower prices, in the collection `searchAlerts`. */
export const SearchAlert = Type.Object({
  ...WithPendingMails.properties,
  /** As it was typed. */
  email: Type.String(),
  /** The email in lower case and Unicode NFC: by it, the alerts of an address are counted. */
  address: Type.String(),
  /** The search as `GET /api/v1/cars/filter` takes it, without the question mark; `awaiting` of the one car that an alert waits for. */
  filter: Type.String(),
  /** The search in words, such as `White SUV up to AED 150,000`. */
  name: Type.String(),
  state: AlertState,
  /** Counts the writes. Each write names the revision that it changes, so that no process overwrites the write of another. */
  revision: Type.Number(),
  /** When it was last asked for, ISO 8601 as the other times. */
  askedAt: Type.String(),
  confirmedAt: Nullable(Type.String()),
  endedAt: Nullable(Type.String()),
  /** Digest of the token in the latest mail that asks for confirmation. */
  confirmDigest: Type.String(),
  /** Digests of the tokens with which the latest mails can end the alert. */
  endDigests: Type.Array(Type.String()),
  /** The cars of the next mail. */
  found: Type.Array(FoundCar),
  /** When the next mail is due; null if there is nothing to report. */
  dueAt: Nullable(Type.String()),
  /** When the latest mail about cars was written. */
  mailedAt: Nullable(Type.String()),
  /** The cars that the latest mails have reported. */
  told: Type.Array(ToldCar),
  /** The ids that it had until its address was corrected, with when that was, ISO 8601: whoever erases it erases these as well. */
  formerIds: Type.Optional(FormerIds),
});
export type SearchAlert = Static<typeof SearchAlert>;

/** How far the feed of changes was followed, in the collection `searchAlertProgress`; all processes share it. */
export const AlertProgress = Type.Object({ _id: Type.String(), cursor: Type.String() });
export type AlertProgress = Static<typeof AlertProgress>;

/** The collections of search alerts. */
export const searchAlertCollections = [
  {
    name: 'searchAlerts',
    shape: SearchAlert,
    indexes: [
      { keys: { address: 1 } },
      { keys: { state: 1, askedAt: 1 } },
      { keys: { dueAt: 1 } },
      { keys: { unposted: 1 } },
    ],
  },
  { name: 'searchAlertProgress', shape: AlertProgress },
] as const satisfies readonly CollectionDefinition[];

/** The body of `POST /api/v1/search-alerts`: either a search, or a car. */
export const SearchAlertRequest = formOf({
  email,
  filter: Type.Optional(
    Type.String({
      ...anyText({ title: 'Search', minLength: 1, maxLength: 4_000 }),
      format: FILTER_FORMAT,
      description:
        'The query string of `GET /api/v1/cars/filter`, without `ids`, such as `companies=BMW&price=0,150000`',
    }),
  ),
  carId: Type.Optional(
    anyLine({
      title: 'Car',
      maxLength: 200,
      description:
        'Instead of a search: the id of a reserved car. The alert tells once that it is free again, or sold',
    }),
  ),
});
