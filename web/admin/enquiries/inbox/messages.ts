import type { EnquiryView } from '../../../generated/InboxPage.ts';
import { grouped } from '../../../ui/text/grouped.ts';
import type { Catalogue } from '../../../ui/text/useMessages.ts';

const en = {
  title: 'Enquiries',
  titleWith: (count: number) => `(${count}) Enquiries`,
  views: {
    MINE: 'Mine',
    UNASSIGNED: 'Unassigned',
    DUE_TODAY: 'Due today',
    OVERDUE: 'Overdue',
    OPEN: 'All open',
  } satisfies Record<EnquiryView, string>,
  viewsLabel: 'Views',
  saveView: 'Save view',
  saveViewHint: 'These filters become a view of your own, beside the others.',
  saveViewNow: 'Save',
  viewName: 'Name',
  removeView: (name: string) => `Remove the view ${name}`,
  viewRemoved: (name: string) => `The view ${name} is removed.`,
  undo: 'Undo',
  search: 'Search',
  searchHint: 'Name, phone, email, reference, stock number',
  kind: 'Kind',
  anyKind: 'All kinds',
  status: 'Status',
  anyStatus: 'All statuses',
  assignee: 'Assignee',
  anybody: 'Everybody',
  me: 'Me',
  columns: {
    clock: 'Time left',
    name: 'Name',
    kind: 'Kind',
    car: 'Car',
    assignee: 'Assignee',
    status: 'Status',
  },
  list: 'Enquiries',
  found: (count: number) => (count === 1 ? '1 enquiry' : `${grouped(count)} enquiries`),
  fresh: (count: number) => `${grouped(count)} new`,
  none: {
    MINE: 'Nothing is assigned to you',
    UNASSIGNED: 'Somebody looks after every enquiry',
    DUE_TODAY: 'Nothing is due today',
    OVERDUE: 'Nothing is overdue',
    OPEN: 'Every enquiry is answered and closed',
  } satisfies Record<EnquiryView, string>,
  noneHint: 'New enquiries appear here by themselves.',
  noneFound: 'No enquiry matches',
  noneFoundHint: 'Check the spelling, or look among all enquiries.',
  clear: 'Show all open',
  export: 'Download as CSV',
  exportFailed: 'The list could not be downloaded. Try again in a moment.',
};

export const inboxMessages: Catalogue<typeof en> = { en };
