import { BadRequest } from '../../http/errors.ts';
import type { HandledEnquiry } from './handlingWrites.ts';
import { isOpen } from './statuses.ts';

/**
 * Where an enquiry stands in the inbox: in a group, then by a moment, then by its id. As those that wait for an answer stand by
 * when it is due, the overdue ones are first at any time, and nobody's place changes as time goes by.
 */
export type Place = readonly [group: number, moment: string, id: string];
const [UNANSWERED, OPEN, CLOSED] = [1, 2, 3];

type Placed = Pick<HandledEnquiry, 'createdAt' | 'dueAt' | 'handling'> & { id: string };

/** Whether somebody waits for the answer that was promised. */
export function isUnanswered({ dueAt, handling }: Pick<Placed, 'dueAt' | 'handling'>): boolean {
  return dueAt !== null && handling.firstAnswerAt === null && isOpen(handling.status);
}

/** The place of an enquiry in the inbox. */
export function placeOf(enquiry: Placed): Place {
  const { id, createdAt, dueAt, handling } = enquiry;
  const group = isUnanswered(enquiry) ? UNANSWERED : isOpen(handling.status) ? OPEN : CLOSED;
  return [group, dueAt ?? createdAt, id];
}

/** Orders two places, as `toSorted` asks for it. */
export function comparePlaces(a: Place, b: Place): number {
  const [[group, moment, id], [otherGroup, otherMoment, otherId]] = [a, b];
  if (group !== otherGroup) return group - otherGroup;
  // Of the closed ones, the latest stand first.
  const direction = group === CLOSED ? -1 : 1;
  if (moment !== otherMoment) return moment < otherMoment ? -direction : direction;
  return id < otherId ? -1 : Number(id > otherId);
}

/** The cursor of a place. */
export function cursorOf(place: Place): string {
  return Buffer.from(place.join(' ')).toString('base64url');
}

/** The place of a cursor. Throws `BadRequest` for any other text. */
export function placeIn(cursor: string): Place {
  const [, group, moment = '', id = ''] =
    /^([1-3]) (\S+) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (group === undefined)
    throw new BadRequest('after is not a cursor of this list. Start again without it.');
  return [Number(group), moment, id];
}
