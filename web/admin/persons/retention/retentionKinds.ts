import type { RetentionNumberFieldsFragment } from '../../../generated/RetentionNumberFields.ts';

/** The kinds of personal data that are kept for a time each, in the order in which they are shown. */
export const retentionKinds = [
  'finance',
  'enquiries',
  'spam',
  'refusedMails',
] as const satisfies readonly (keyof RetentionNumberFieldsFragment)[];
