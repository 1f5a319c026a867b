import { ChartColumn, CircleUserRound, type IconNode, Inbox, ScrollText, ShieldUser, Users } from 'lucide';
import type { ComponentType } from 'react';
import type { FrameMessages } from './messages.ts';

/** A page of the back office. */
export interface StaffPage {
  /** Its address below `/admin`, as React Router has it, such as `enquiries/:id`. */
  path: string;
  /** The field of the graph's root that it shows: who may not use that does not see the page. Left out where all may see it. */
  needs?: string;
  /** Its place in the navigation; left out for a page that another one leads to. */
  entry?: { icon: IconNode; label: keyof FrameMessages['pages'] };
  /** Loads its code, when it is opened. */
  open: () => Promise<{ Component: ComponentType }>;
}

/** Every page, in the order of the navigation. `/admin` itself opens the first one that somebody may see. */
export const staffPages: readonly StaffPage[] = [
  {
    path: 'enquiries',
    needs: 'enquiries',
    entry: { icon: Inbox, label: 'enquiries' },
    open: () => import('../enquiries/inbox/InboxPage.tsx'),
  },
  { path: 'enquiries/:id', needs: 'enquiry', open: openEnquiry },
  // The short address that stands in notices, with a reference.
  { path: 'e/:id', needs: 'enquiry', open: openEnquiry },
  {
    path: 'numbers',
    needs: 'enquiryNumbers',
    entry: { icon: ChartColumn, label: 'numbers' },
    open: () => import('../enquiries/numbers/NumbersPage.tsx'),
  },
  {
    path: 'persons',
    needs: 'person',
    entry: { icon: ShieldUser, label: 'persons' },
    open: () => import('../persons/PersonsPage.tsx'),
  },
  {
    path: 'people',
    needs: 'staff',
    entry: { icon: Users, label: 'people' },
    open: () => import('../people/PeoplePage.tsx'),
  },
  {
    path: 'audit',
    needs: 'auditLog',
    entry: { icon: ScrollText, label: 'audit' },
    open: () => import('../audit/AuditPage.tsx'),
  },
  {
    path: 'account',
    entry: { icon: CircleUserRound, label: 'account' },
    open: () => import('../account/AccountPage.tsx'),
  },
];

function openEnquiry() {
  return import('../enquiries/record/EnquiryPage.tsx');
}
