import Type, { type Static } from 'typebox';
import { Nullable } from '../../http/schemas.ts';
import { Car } from '../car.ts';

/** What may happen to a car. If one write does several of these, the most important one counts. */
export const changeKinds = {
  LISTED: 'added to the stock',
  CHANGED: 'something other than the price or the sale status changed',
  PRICE_CHANGED: 'the asking price changed',
  RESERVED: 'reserved',
  SOLD: 'sold',
  WITHDRAWN: 'removed from the stock',
  RELISTED: 'for sale again after it was withdrawn, sold or reserved',
} as const;
export type ChangeKind = keyof typeof changeKinds;

const price = (description: string) => Nullable(Type.Number({ minimum: 0, description }));

/** The recorded facts of one change. */
export const RecordedChange = Type.Object({
  carId: Type.String(),
  kind: Type.Unsafe<ChangeKind>({
    type: 'string',
    enum: Object.keys(changeKinds),
    description: Object.entries(changeKinds)
      .map(([kind, meaning]) => `${kind}: ${meaning}`)
      .join('; '),
  }),
  changedFields: Type.Array(Type.String(), { description: 'Names of the changed fields' }),
  price: price('The asking price after the change, AED'),
  priceBefore: price('The asking price before the change, AED'),
});
export type RecordedChange = Static<typeof RecordedChange>;

/** A change as it is stored. */
export const StoredChange = Type.Object({
  ...RecordedChange.properties,
  /** The former values of changed fields by which lists are sorted, except the price; `standing` as `standingOf` tells it. */
  before: Type.Optional(
    Type.Partial(
      Type.Object({
        ...Type.Pick(Car, ['createdAt', 'mileage', 'year']).properties,
        standing: Type.Number(),
      }),
    ),
  ),
});
export type StoredChange = Static<typeof StoredChange>;

/** Changes that were written together. */
export const ChangeEntry = Type.Object({
  /** The number of the entry, padded: entries are numbered from 1 on, without a gap. */
  _id: Type.String(),
  /** The id of the write. */
  write: Type.String(),
  /** ISO 8601. */
  at: Type.String(),
  changes: Type.Array(StoredChange),
});
export type ChangeEntry = Static<typeof ChangeEntry>;

/** Changes that are about to be written and have no entry yet. If they are still found later, their process has ended. */
export const PendingChanges = Type.Object({
  _id: Type.String(),
  at: Type.String(),
  changes: Type.Array(StoredChange),
  /** The number of an entry that was there before the write: its own have larger numbers. */
  after: Type.Optional(Type.Integer()),
  /** Only in the document that is no write: up to which entry the writes that are over are in the feed. */
  told: Type.Optional(Type.Integer()),
});
export type PendingChanges = Static<typeof PendingChanges>;

/** A change as `GET /api/v1/cars/changes` returns it. */
export const CarChange = Type.Object(
  {
    cursor: Type.String({ description: 'Position in the feed' }),
    at: Type.String({ description: 'When the change was recorded, ISO 8601' }),
    ...RecordedChange.properties,
    car: Type.Union([Type.Unsafe<Static<typeof Car>>({ $ref: 'Car#' }), Type.Null()], {
      description: 'The current state of the car; null if it is not listed',
    }),
  },
  { $id: 'CarChange' },
);
export type CarChange = Static<typeof CarChange>;
