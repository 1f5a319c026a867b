import Type, { type Static } from 'typebox';
import { Nullable } from '../../http/schemas.ts';
import type { Enquiry } from '../enquiry.ts';
import { isOpen } from './statuses.ts';

/** How much time is left for the first answer to an enquiry. */
export const Clock = Type.Object({
  /** ISO 8601, like the other times; null if nothing was promised. */
  dueAt: Nullable(Type.String()),
  amberAt: Nullable(Type.String()),
  state: Type.Union([
    Type.Literal('green'),
    Type.Literal('amber'),
    Type.Literal('red'),
    Type.Literal('answered'),
    Type.Literal('answeredLate'),
    Type.Literal('none'),
  ]),
  firstAnswerAt: Nullable(Type.String()),
});
export type Clock = Static<typeof Clock>;

/** Whether the first answer came after it was due: that stays so, as neither moment moves. */
export function isLate({ dueAt, handling }: Pick<Enquiry, 'dueAt' | 'handling'>): boolean {
  return dueAt !== null && (handling?.firstAnswerAt ?? '') > dueAt;
}

/** The clock of an enquiry at a moment (back office, clock). It stands still from the first answer on, and when closed. */
export function clockOf(
  { dueAt, amberAt, handling }: Pick<Enquiry, 'dueAt' | 'amberAt' | 'handling'>,
  now: Date,
): Clock {
  const firstAnswerAt = handling?.firstAnswerAt ?? null;
  const state = (): Clock['state'] => {
    if (firstAnswerAt !== null) return isLate({ dueAt, handling }) ? 'answeredLate' : 'answered';
    if (dueAt === null || !handling || !isOpen(handling.status)) return 'none';
    const time = now.toISOString();
    if (time > dueAt) return 'red';
    return amberAt !== null && time >= amberAt ? 'amber' : 'green';
  };
  return { dueAt, amberAt, state: state(), firstAnswerAt };
}
