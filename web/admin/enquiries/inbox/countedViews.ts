import type { EnquiryView } from '../../../generated/InboxPage.ts';
import type { InboxCountFieldsFragment } from '../../../generated/InboxCountFields.ts';

/** The count of each view of the inbox. */
export const countedViews = {
  OPEN: 'open',
  OVERDUE: 'overdue',
  DUE_TODAY: 'dueToday',
  UNASSIGNED: 'unassigned',
  MINE: 'mine',
} as const satisfies Record<EnquiryView, keyof InboxCountFieldsFragment>;
