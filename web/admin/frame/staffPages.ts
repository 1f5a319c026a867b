import {
  CarFront,
  ChartColumn,
  CircleUserRound,
  FileUp,
  type IconNode,
  Inbox,
  ListTodo,
  Mails,
  Newspaper,
  Plug,
  ScrollText,
  Settings,
  ShieldUser,
  Users,
} from 'lucide';
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
    path: 'today',
    needs: 'today',
    entry: { icon: ListTodo, label: 'today' },
    open: () => import('../today/TodayPage.tsx'),
  },
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
    path: 'cars',
    needs: 'stock',
    entry: { icon: CarFront, label: 'cars' },
    open: () => import('../cars/stock/StockPage.tsx'),
  },
  { path: 'cars/bulk', needs: 'bulkPreview', open: () => import('../cars/bulk/make/BulkPage.tsx') },
  { path: 'cars/bulk/:id', needs: 'bulkChange', open: () => import('../cars/bulk/BulkChangePage.tsx') },
  {
    path: 'cars/pictures',
    needs: 'carsForPictures',
    open: () => import('../cars/pictures/many/ManyPicturesPage.tsx'),
  },
  { path: 'cars/:id', needs: 'stockCar', open: () => import('../cars/record/StockCarPage.tsx') },
  {
    path: 'numbers',
    needs: 'enquiryNumbers',
    entry: { icon: ChartColumn, label: 'numbers' },
    open: () => import('../enquiries/numbers/NumbersPage.tsx'),
  },
  {
    path: 'import',
    needs: 'carImports',
    entry: { icon: FileUp, label: 'import' },
    open: () => import('../import/ImportPage.tsx'),
  },
  { path: 'import/:id', needs: 'carImport', open: () => import('../import/record/CarImportPage.tsx') },
  {
    path: 'articles',
    needs: 'articles',
    entry: { icon: Newspaper, label: 'articles' },
    open: () => import('../articles/list/ArticlesPage.tsx'),
  },
  {
    path: 'articles/new',
    needs: 'createArticle',
    open: () => import('../articles/list/NewArticlePage.tsx'),
  },
  { path: 'articles/:id', needs: 'article', open: () => import('../articles/record/ArticlePage.tsx') },
  {
    path: 'subscribers',
    needs: 'subscribers',
    entry: { icon: Mails, label: 'subscribers' },
    open: () => import('../subscribers/SubscribersPage.tsx'),
  },
  {
    path: 'persons',
    needs: 'person',
    entry: { icon: ShieldUser, label: 'persons' },
    open: () => import('../persons/PersonsPage.tsx'),
  },
  {
    path: 'settings',
    needs: 'settings',
    entry: { icon: Settings, label: 'settings' },
    open: openSettings,
  },
  { path: 'settings/:section', needs: 'settings', open: openSettings },
  {
    path: 'people',
    needs: 'staff',
    entry: { icon: Users, label: 'people' },
    open: () => import('../people/PeoplePage.tsx'),
  },
  {
    path: 'partners',
    needs: 'partnerAccounts',
    entry: { icon: Plug, label: 'partners' },
    open: () => import('../partners/list/PartnersPage.tsx'),
  },
  {
    path: 'partners/:id',
    needs: 'partnerAccount',
    open: () => import('../partners/record/PartnerPage.tsx'),
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

function openSettings() {
  return import('../settings/SettingsPage.tsx');
}
