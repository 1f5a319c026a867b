import Type, { type Static } from 'typebox';
import { choice } from '../../http/fields.ts';
import { Nullable } from '../../http/schemas.ts';
import type { CollectionDefinition } from '../../store/CollectionDefinition.ts';
import { BulkAction } from './bulkAction.ts';
import { refusals } from './planCar.ts';

/** `previewed`: nothing is changed yet. `undoing` and `undone`: what was changed is put back. */
const states = ['previewed', 'running', 'done', 'undoing', 'undone'] as const;

/** Why a car was not changed, or not put back, although it was previewed. */
const skips = ['changed', 'withdrawn', 'listed', 'gone'] as const;
export type Skip = (typeof skips)[number];

/** By what people recognise a car. */
const label = {
  id: Type.String(),
  name: Type.String(),
  stockNumber: Nullable(Type.String()),
};

const SkippedCar = Type.Object({ ...label, reason: choice('Reason', skips) });
export type SkippedCar = Static<typeof SkippedCar>;

const parts = {
  revision: Type.Integer(),
  state: choice('State', states),
  action: BulkAction,
  by: Type.String({ description: 'The name of who has made it' }),
  createdAt: Type.String({ description: 'When it was previewed, ISO 8601' }),
  startedAt: Nullable(Type.String({ description: 'ISO 8601' })),
  finishedAt: Nullable(Type.String({ description: 'When the last car was changed, ISO 8601' })),
  undoneBy: Nullable(Type.String({ description: 'The name of who has undone it' })),
  undoneAt: Nullable(Type.String({ description: 'When the last car was put back, ISO 8601' })),
  total: Type.Integer({ description: 'How many cars are to be changed' }),
  handled: Type.Integer({ description: 'How many of them the run, or the undoing, has looked at' }),
  changed: Type.Integer({ description: 'How many were changed' }),
  restored: Type.Integer({ description: 'How many of these were put back' }),
  samples: Type.Array(
    Type.Object({
      ...label,
      before: Type.String({ description: 'The asking price, or the value in a word' }),
      after: Type.String(),
      fullPrice: Nullable(
        Type.Number({ description: 'The price without the discount that it then has, AED; else null' }),
      ),
    }),
    { description: 'The first cars, before and after' },
  ),
  refused: Type.Integer({ description: 'How many of the chosen cars are left out' }),
  refusedCars: Type.Array(Type.Object({ ...label, reason: choice('Reason', refusals) }), {
    description: 'The first of those that are left out',
  }),
  skipped: Type.Integer({ description: 'How many were no longer as previewed, and were left as they are' }),
  skippedCars: Type.Array(SkippedCar, { description: 'The first of these' }),
  kept: Type.Integer({ description: 'How many were changed by others since, and were not put back' }),
  keptCars: Type.Array(SkippedCar, { description: 'The first of these' }),
};

/** A bulk change, as the back office returns it. */
export const BulkChange = Type.Object({
  id: Type.String(),
  ...parts,
  undoUntil: Nullable(
    Type.String({ description: 'Until when it can be undone, ISO 8601; null where it cannot' }),
  ),
});
export type BulkChange = Static<typeof BulkChange>;

/** A bulk change in the collection `bulkChanges`. */
export const StoredBulkChange = Type.Object({
  _id: Type.String(),
  ...parts,
  /** How many documents of `bulkChangeParts` its cars are in. */
  parts: Type.Integer(),
  /** Until when a process has it to itself, ISO 8601; null where none is at it. */
  leaseUntil: Nullable(Type.String()),
});
export type StoredBulkChange = Static<typeof StoredBulkChange>;

/** A car of a bulk change. */
const BulkCar = Type.Object({
  ...label,
  /** Its revision when it was previewed. */
  revision: Type.Integer(),
  /** What it had of what is changed; missing until it is about to be changed. */
  before: Type.Optional(
    Type.Object({
      values: Type.Record(Type.String(), Type.Unknown()),
      overrides: Type.Optional(Type.Unknown()),
      byHand: Type.Optional(Type.Boolean()),
    }),
  ),
  /** Its revision after the change; missing where it was not changed. */
  after: Type.Optional(Type.Integer()),
  skip: Type.Optional(choice('Reason', skips)),
  restored: Type.Optional(Type.Boolean()),
  kept: Type.Optional(choice('Reason', skips)),
});
export type BulkCar = Static<typeof BulkCar>;

/** Some of the cars of a bulk change, which are changed together, in the collection `bulkChangeParts`. */
export const BulkChangePart = Type.Object({
  /** The id of the bulk change and the number of the part. */
  _id: Type.String(),
  /** Counts its writes (`Revised`). */
  revision: Type.Integer(),
  isRun: Type.Boolean(),
  isUndone: Type.Boolean(),
  cars: Type.Array(BulkCar),
});
export type BulkChangePart = Static<typeof BulkChangePart>;

/** The collections of bulk changes. */
export const bulkCollections = [
  {
    name: 'bulkChanges',
    shape: StoredBulkChange,
    indexes: [{ keys: { state: 1 } }, { keys: { createdAt: -1 } }],
  },
  { name: 'bulkChangeParts', shape: BulkChangePart },
] as const satisfies readonly CollectionDefinition[];
