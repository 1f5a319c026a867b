import Type, { type Static } from 'typebox';
import { countedSpans } from '../../dealership/countedSpans.ts';
import type { Calendar } from '../../dealership/hoursOn.ts';
import { Nullable } from '../../http/schemas.ts';
import { isLate } from './clockOf.ts';
import type { EnquiryRow } from './EnquiryRow.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const figures = {
  received: Type.Integer(),
  answered: Type.Integer(),
  answeredInTime: Type.Integer(),
  medianMinutes: Nullable(
    Type.Integer({ description: 'The median time to the first answer, in minutes of the opening hours' }),
  ),
  won: Type.Integer(),
};
type Figures = Static<ReturnType<typeof Type.Object<typeof figures>>>;

/** How enquiries were answered in some days, without anything of their senders. */
export const EnquiryNumbers = Type.Object({
  days: Type.Integer(),
  ...figures,
  byKind: Type.Array(Type.Object({ kind: Type.String(), ...figures })),
  byPerson: Type.Array(
    Type.Object({
      person: Nullable(Type.Object({ id: Type.String(), name: Type.String() })),
      ...figures,
    }),
    { description: 'By who answered first, or else to whom it is assigned; null for nobody' },
  ),
});
export type EnquiryNumbers = Static<typeof EnquiryNumbers>;

/**
 * The numbers of the enquiries of the last days (back office, numbers). Spam is in none, nor are enquiries from before there
 * was a clock. `names`: those of the staff by their ids.
 */
export function enquiryNumbers(
  rows: Iterable<EnquiryRow>,
  {
    days,
    now,
    calendar,
    names,
  }: { days: number; now: Date; calendar: Calendar; names: ReadonlyMap<string, string> },
): EnquiryNumbers {
  const since = new Date(now.getTime() - days * DAY).toISOString();
  const counted = [...rows].filter(
    ({ createdAt, dueAt, handling }) => createdAt >= since && dueAt !== null && handling.status !== 'SPAM',
  );
  const minutes = new Map(
    counted
      .filter(({ handling }) => handling.firstAnswerAt !== null)
      .map((row) => [row, minutesToAnswer(row, calendar)]),
  );
  const figuresOf = (some: readonly EnquiryRow[]): Figures => {
    const answered = some.filter((row) => minutes.has(row));
    return {
      received: some.length,
      answered: answered.length,
      answeredInTime: answered.filter((row) => !isLate(row)).length,
      medianMinutes: median(answered.map((row) => minutes.get(row) ?? 0)),
      won: some.filter(({ handling }) => handling.status === 'WON').length,
    };
  };
  const personOf = ({ handling }: EnquiryRow) => handling.firstAnswerBy ?? handling.assigneeId;
  return {
    days,
    ...figuresOf(counted),
    byKind: grouped(counted, ({ kind }) => kind).map(([kind, some]) => ({ kind, ...figuresOf(some) })),
    byPerson: grouped(counted, personOf).map(([id, some]) => ({
      person: id === null ? null : { id, name: names.get(id) ?? '' },
      ...figuresOf(some),
    })),
  };
}

/** The opening hours that went by until the first answer, in minutes. */
function minutesToAnswer({ createdAt, handling: { firstAnswerAt } }: EnquiryRow, calendar: Calendar): number {
  const time = { from: Date.parse(createdAt), to: Date.parse(firstAnswerAt ?? createdAt) };
  const spans = [...countedSpans(time, 'open hours', calendar)];
  return spans.reduce((sum, { start, end }) => sum + end - start, 0) / MINUTE;
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** The rows by what `keyOf` returns, the largest group first. */
function grouped<K extends string | null>(
  rows: readonly EnquiryRow[],
  keyOf: (row: EnquiryRow) => K,
): [K, EnquiryRow[]][] {
  const groups = new Map<K, EnquiryRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].toSorted(
    ([key, some], [otherKey, others]) =>
      others.length - some.length || ((key ?? '') < (otherKey ?? '') ? -1 : 1),
  );
}
