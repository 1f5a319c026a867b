import type { BulkChangeFieldsFragment } from '../../../generated/BulkChangeFields.ts';
import type { Selection } from './selection.ts';

export type BulkKind = BulkChangeFieldsFragment['action']['kind'];

/** What can be done with many cars of each part of the stock. Drafts are published one by one. */
export const kindsOf = {
  PUBLISHED: ['PRICE', 'STATUS', 'FEATURED', 'TEST_DRIVE', 'WITHDRAW'],
  DRAFTS: [],
  WITHDRAWN: ['RELIST'],
} as const satisfies Record<Selection['tab'], readonly BulkKind[]>;
