import type { EnquiryFieldsFragment } from '../../../generated/EnquiryFields.ts';
import type { EnquiryView } from '../../../generated/InboxPage.ts';

const closed = ['WON', 'LOST', 'CLOSED', 'SPAM'];
const running = ['GREEN', 'AMBER', 'RED'];

/**
 * Whether an enquiry still is in a view, after what was done since the list was loaded. `me`: the id of the person who looks.
 * Who comes back to the list does not see what they have just finished.
 */
export function belongs(
  { status, assignee, clock }: Pick<EnquiryFieldsFragment, 'status' | 'assignee' | 'clock'>,
  view: EnquiryView | null | undefined,
  me: string,
): boolean {
  if (!view) return true;
  if (closed.includes(status)) return false;
  if (view === 'MINE') return assignee?.id === me;
  if (view === 'UNASSIGNED') return assignee === null;
  return view === 'OPEN' || running.includes(clock.state);
}
