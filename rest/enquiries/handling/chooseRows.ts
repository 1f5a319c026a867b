import { wordsIn } from '../../../text/foldText.ts';
import { latinDigits } from '../../../text/latinDigits.ts';
import { dubaiTime } from '../../dealership/dubaiTime.ts';
import { BadRequest } from '../../http/errors.ts';
import { phoneDigits } from '../phoneDigits.ts';
import type { EnquiryRow } from './EnquiryRow.ts';
import { isOpen } from './statuses.ts';

/** For whom and when a list is made. */
export interface Viewer {
  staffId: string;
  now: Date;
}

/** Whether an enquiry is in a view of the inbox. */
type View = (row: EnquiryRow, viewer: Viewer) => boolean;

const isUnanswered = ({ dueAt, handling }: EnquiryRow) =>
  dueAt !== null && handling.firstAnswerAt === null && isOpen(handling.status);

/** The views of the inbox; each has a count. */
export const views = {
  mine: ({ handling }, { staffId }) => isOpen(handling.status) && handling.assigneeId === staffId,
  unassigned: ({ handling }) => isOpen(handling.status) && handling.assigneeId === null,
  dueToday: (row, { now }) =>
    isUnanswered(row) && dayOf(Date.parse(row.dueAt ?? '')) === dayOf(now.getTime()),
  overdue: (row, { now }) => isUnanswered(row) && (row.dueAt ?? '') < now.toISOString(),
  open: ({ handling }) => isOpen(handling.status),
} satisfies Record<string, View>;
export type ViewName = keyof typeof views;

/** Which enquiries are listed; all of them when nothing is asked for. */
interface InboxChoice {
  view?: ViewName;
  kind?: string;
  status?: string;
  /** The id of a member of the staff, `me` or `none`. */
  assignee?: string;
  /** What was typed to search for: a name, a phone number, an email address, a reference or a stock number. */
  q?: string;
}

/** The chosen rows in the order of the inbox: overdue ones first, then by when they are due; closed ones last. */
export function chooseRows(rows: Iterable<EnquiryRow>, choice: InboxChoice, viewer: Viewer): EnquiryRow[] {
  const { view, kind, status, assignee } = choice;
  const assigneeId = assignee === 'me' ? viewer.staffId : assignee === 'none' ? null : assignee;
  const matches = searchOf(choice.q ?? '');
  const chosen: Placed[] = [];
  for (const row of rows) {
    const { handling } = row;
    if (
      (!view || views[view](row, viewer)) &&
      (kind === undefined || row.kind === kind) &&
      (status === undefined || handling.status === status) &&
      (assigneeId === undefined || handling.assigneeId === assigneeId) &&
      matches(row)
    ) {
      chosen.push({ row, place: placeOf(row, viewer) });
    }
  }
  return chosen.toSorted(byPlace).map(({ row }) => row);
}

/** The rows of a list after the one with the cursor `after`, at most `limit`; and the cursor of the last, if more follow. */
export function pageOf(
  rows: readonly EnquiryRow[],
  { after, limit }: { after?: string; limit: number },
  viewer: Viewer,
): { page: EnquiryRow[]; next: string | null } {
  const behind = after === undefined ? undefined : placeIn(after);
  const first = behind ? rows.findIndex((row) => comparePlaces(placeOf(row, viewer), behind) > 0) : 0;
  const page = first < 0 ? [] : rows.slice(first, first + limit);
  const last = page.at(-1);
  const hasMore = last !== undefined && rows.at(-1) !== last;
  return { page, next: hasMore ? cursorOf(placeOf(last, viewer)) : null };
}

/** How many enquiries each view has. */
export function countViews(rows: Iterable<EnquiryRow>, viewer: Viewer): Record<ViewName, number> {
  const counts = { mine: 0, unassigned: 0, dueToday: 0, overdue: 0, open: 0 };
  // The type of Object.keys loses the keys.
  const names = Object.keys(views) as ViewName[];
  for (const row of rows) {
    for (const name of names) if (views[name](row, viewer)) counts[name] += 1;
  }
  return counts;
}

/** Where a row stands in the inbox: in a group, then by a moment, then by its id. */
type Place = [group: number, moment: string, id: string];
interface Placed {
  row: EnquiryRow;
  place: Place;
}

function placeOf(row: EnquiryRow, viewer: Viewer): Place {
  const { id, createdAt, handling } = row;
  const moment = row.dueAt ?? createdAt;
  if (views.overdue(row, viewer)) return [0, moment, id];
  if (isUnanswered(row)) return [1, moment, id];
  return [isOpen(handling.status) ? 2 : 3, moment, id];
}

const byPlace = (a: Placed, b: Placed) => comparePlaces(a.place, b.place);

function comparePlaces(a: Place, b: Place): number {
  const [[group, moment, id], [otherGroup, otherMoment, otherId]] = [a, b];
  if (group !== otherGroup) return group - otherGroup;
  // Of the closed ones, the latest stand first.
  const direction = group === 3 ? -1 : 1;
  if (moment !== otherMoment) return moment < otherMoment ? -direction : direction;
  return id < otherId ? -1 : Number(id > otherId);
}

const cursorOf = (place: Place) => Buffer.from(place.join(' ')).toString('base64url');

function placeIn(cursor: string): Place {
  const [, group, moment = '', id = ''] =
    /^([0-3]) (\S+) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (group === undefined)
    throw new BadRequest('after is not a cursor of this list. Start again without it.');
  return [Number(group), moment, id];
}

/** Tells whether a row is what was typed to search for. */
function searchOf(typed: string): (row: EnquiryRow) => boolean {
  const query = latinDigits(typed).trim();
  if (query === '') return () => true;
  const compact = query.replace(/[\s-]/g, '').toUpperCase();
  const reference = /^[0-9A-F]{8}$/.test(compact) ? `${compact.slice(0, 4)}-${compact.slice(4)}` : undefined;
  // Five digits and more may be a part of a number.
  const phone =
    /^[\d\s()+./-]*$/.test(query) && compact.replace(/\D/g, '').length >= 5 ? phoneDigits(query) : '';
  const part = phone.replace(/^0+/, '');
  const email = query.includes('@') ? query.toLowerCase() : undefined;
  const words = wordsIn(query);
  return (row) =>
    row.reference === reference ||
    (part !== '' && row.contact.phone.includes(part)) ||
    (email !== undefined && row.contact.email.includes(email)) ||
    row.stockNumber?.toUpperCase() === query.toUpperCase() ||
    (words.length > 0 && words.every((word) => row.nameWords.includes(` ${word}`)));
}

const dayOf = (moment: number) => dubaiTime(moment).day;
