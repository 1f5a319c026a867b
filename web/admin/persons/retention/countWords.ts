import type { RetentionNumberFieldsFragment } from '../../../generated/RetentionNumberFields.ts';
import type { PersonsMessages } from '../messages.ts';
import { retentionKinds } from './retentionKinds.ts';

/** What was erased, or will be, such as `14 enquiries and 1 refused mail`; empty where it is nothing. */
export function countWords(
  counts: RetentionNumberFieldsFragment,
  { counts: words, and }: PersonsMessages,
): string {
  const parts = retentionKinds.flatMap((kind) => (counts[kind] > 0 ? words[kind](counts[kind]) : []));
  const last = parts.pop();
  return [parts.join(', '), last].filter(Boolean).join(` ${and} `);
}
