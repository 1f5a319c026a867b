import { dubaiTime } from '../../dealership/dubaiTime.ts';
import type { EnquiryRow } from './EnquiryRow.ts';
import { isUnanswered } from './inboxPlace.ts';
import { isOpen } from './statuses.ts';

/** For whom and when a list is made. */
export interface Viewer {
  staffId: string;
  now: Date;
}

/** Whether an enquiry is in a view of the inbox. */
type View = (row: EnquiryRow, viewer: Viewer) => boolean;

/** The views of the inbox; each has a count. Closed enquiries are in none. */
export const views = {
  mine: ({ handling }, { staffId }) => isOpen(handling.status) && handling.assigneeId === staffId,
  unassigned: ({ handling }) => isOpen(handling.status) && handling.assigneeId === null,
  dueToday: (row, { now }) =>
    isUnanswered(row) && dayOf(Date.parse(row.dueAt ?? '')) === dayOf(now.getTime()),
  overdue: (row, { now }) => isUnanswered(row) && (row.dueAt ?? '') < now.toISOString(),
  open: ({ handling }) => isOpen(handling.status),
} satisfies Record<string, View>;
export type ViewName = keyof typeof views;
const dayOf = (moment: number) => dubaiTime(moment).day;
