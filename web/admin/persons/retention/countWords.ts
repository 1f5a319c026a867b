import type { RetentionNumberFieldsFragment } from '../../../generated/RetentionNumberFields.ts';
import { inSentence } from '../../../ui/text/inSentence.ts';
import type { PersonsMessages } from '../messages.ts';
import { retentionKinds } from './retentionKinds.ts';

/** What was erased, or will be, such as `14 enquiries and 1 refused mail`; empty where it is nothing. */
export function countWords(counts: RetentionNumberFieldsFragment, text: PersonsMessages): string {
  return inSentence(
    retentionKinds.flatMap((kind) => (counts[kind] > 0 ? text.counts[kind](counts[kind]) : [])),
  );
}
