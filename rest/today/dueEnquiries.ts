import Type, { type Static } from 'typebox';
import { countViews } from '../enquiries/handling/chooseRows.ts';
import type { EnquiryRows } from '../enquiries/handling/EnquiryRows.ts';
import { EnquirySummary, enquirySummary } from '../enquiries/handling/enquirySummary.ts';
import type { StaffList } from '../enquiries/handling/staffList.ts';
import { type Viewer, views } from '../enquiries/handling/views.ts';
import { InboxCounts } from '../enquiries/inbox/inboxCounts.ts';

/** How many of the enquiries that are due are told. */
const TOLD = 5;

/** How much the inbox has, and what is due first. */
export const DueEnquiries = Type.Object({
  counts: InboxCounts,
  due: Type.Array(EnquirySummary, {
    description: `The first ${TOLD} that are overdue or due today, in the order of the inbox`,
  }),
});

/** What is due in the inbox for a member of the staff. No enquiry is read for it. */
export async function dueEnquiries({
  rows,
  staff,
  viewer,
}: {
  rows: EnquiryRows;
  staff: StaffList;
  viewer: Viewer;
}): Promise<Static<typeof DueEnquiries>> {
  const { listed } = await rows.current();
  const due = listed.filter((row) => views.overdue(row, viewer) || views.dueToday(row, viewer));
  const known = { ...viewer, staff: await staff.byId() };
  return {
    counts: countViews(listed, viewer),
    due: due.slice(0, TOLD).map((row) => enquirySummary(row, known)),
  };
}
