import { wordsIn } from '../../../text/foldText.ts';
import { latinDigits } from '../../../text/latinDigits.ts';
import { phoneDigits } from '../phoneDigits.ts';
import type { EnquiryRow } from './EnquiryRow.ts';
import type { InboxFilter } from './inboxFilter.ts';
import { comparePlaces, cursorOf, placeIn } from './inboxPlace.ts';
import { isOpen } from './statuses.ts';
import { type Viewer, type ViewName, views } from './views.ts';

/** The chosen ones of rows, which stay in their order. */
export function chooseRows(rows: readonly EnquiryRow[], choice: InboxFilter, viewer: Viewer): EnquiryRow[] {
  const { view, kind, status, assignee } = choice;
  const assigneeId = assignee === 'me' ? viewer.staffId : assignee === 'none' ? null : assignee;
  const matches = searchOf(choice.q ?? '');
  return rows.filter(
    (row) =>
      (!view || views[view](row, viewer)) &&
      (kind === undefined || row.kind === kind) &&
      (status === undefined || row.handling.status === status) &&
      (assigneeId === undefined || row.handling.assigneeId === assigneeId) &&
      matches(row),
  );
}

/**
 * Of rows in the order of the inbox, those after the one with the cursor `after`, at most `limit`; and the cursor of the last,
 * if more follow. Throws `BadRequest` for a cursor of another list.
 */
export function pageOf(
  rows: readonly EnquiryRow[],
  { after, limit }: { after?: string; limit: number },
): { page: EnquiryRow[]; next: string | null } {
  const behind = after === undefined ? undefined : placeIn(after);
  const first = behind ? rows.findIndex(({ place }) => comparePlaces(place, behind) > 0) : 0;
  const page = first < 0 ? [] : rows.slice(first, first + limit);
  const last = page.at(-1);
  return { page, next: last && rows.at(-1) !== last ? cursorOf(last.place) : null };
}

/** How many of these enquiries, in the order of the inbox, each view has. */
export function countViews(rows: readonly EnquiryRow[], viewer: Viewer): Record<ViewName, number> {
  const counts = { mine: 0, unassigned: 0, dueToday: 0, overdue: 0, open: 0 };
  // The type of Object.keys loses the keys.
  const names = Object.keys(views) as ViewName[];
  for (const row of rows) {
    // The closed ones come last, and no view has one.
    if (!isOpen(row.handling.status)) break;
    for (const name of names) if (views[name](row, viewer)) counts[name] += 1;
  }
  return counts;
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
