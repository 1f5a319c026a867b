import Type, { type Static } from 'typebox';
import { LastChanges } from '../../dealership/lastChanges.ts';
import { Nullable } from '../../http/schemas.ts';
import type { CollectionDefinition } from '../../store/CollectionDefinition.ts';

/** What is erased by itself, and after how many months by default (back office, personal data). */
export const defaultMonths = { finance: 6, enquiries: 24, spam: 1, refusedMails: 3 };
export type RetentionClass = keyof typeof defaultMonths;

const months = (title: string) => Type.Integer({ title, minimum: 1, maximum: 120 });
const Months = Type.Object(
  {
    finance: months('Months of finance applications'),
    enquiries: months('Months of other enquiries'),
    spam: months('Months of spam'),
    refusedMails: months('Months of refused mails'),
  } satisfies Record<RetentionClass, unknown>,
  { title: 'Months', description: 'After the last event' },
);
export type Months = Static<typeof Months>;

const count = Type.Integer();
const counts = {
  finance: count,
  enquiries: count,
  spam: count,
  refusedMails: count,
} satisfies Record<RetentionClass, unknown>;
const Counts = Type.Object(counts);
export type Counts = Static<typeof Counts>;
/** Before the first is counted. */
export const noCounts = (): Counts => ({ finance: 0, enquiries: 0, spam: 0, refusedMails: 0 });

/** For how long data are stored, and what the next run erases. */
export const Retention = Type.Object({
  revision: Type.Integer(),
  months: Months,
  due: Type.Object(counts, { description: 'How many the next run erases' }),
  lastRun: Nullable(Type.Object({ at: Type.String({ description: 'ISO 8601' }), counts: Counts })),
});
export type Retention = Static<typeof Retention>;

/** The body of `PATCH /api/admin/v1/retention`. What is left out stays as it is. */
export const RetentionChange = Type.Object({ months: Type.Partial(Months) });
export type RetentionChange = Static<typeof RetentionChange>;

/** The changed months, in the collection `retention`. */
export const StoredRetention = Type.Object({
  _id: Type.String(),
  months: Months,
  lastChanges: LastChanges,
  /** Counts the writes (`Revised`). */
  revision: Type.Number(),
});
export type StoredRetention = Static<typeof StoredRetention>;

/** A run, in the collection `retentionRuns`: one a day, by its day in Dubai. */
export const RetentionRun = Type.Object({
  _id: Type.String(),
  at: Type.String(),
  /** Null until it has ended. */
  counts: Nullable(Counts),
});
export type RetentionRun = Static<typeof RetentionRun>;

/** The collections of retention. */
export const retentionCollections = [
  { name: 'retention', shape: StoredRetention },
  { name: 'retentionRuns', shape: RetentionRun },
] as const satisfies readonly CollectionDefinition[];
