import type { EnquiryStatus } from '../enquiryHandling.ts';

const closed = ['WON', 'LOST', 'CLOSED', 'SPAM'] as const;

/** What each status is called in sentences, and which ones may follow it (back office, enquiries). */
export const statuses = {
  NEW: { words: 'new', next: ['IN_PROGRESS', 'WAITING', ...closed] },
  IN_PROGRESS: { words: 'in progress', next: ['WAITING', ...closed] },
  WAITING: { words: 'waiting for the customer', next: ['IN_PROGRESS', ...closed] },
  WON: { words: 'won', next: ['IN_PROGRESS'] },
  LOST: { words: 'lost', next: ['IN_PROGRESS'] },
  CLOSED: { words: 'closed', next: ['IN_PROGRESS'] },
  SPAM: { words: 'spam', next: ['IN_PROGRESS'] },
} satisfies Record<EnquiryStatus, { words: string; next: readonly EnquiryStatus[] }>;

/** Whether an enquiry with this status still needs somebody. */
export function isOpen(status: EnquiryStatus): boolean {
  return !closed.some((each) => each === status);
}
