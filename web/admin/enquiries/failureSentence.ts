import { CombinedGraphQLErrors } from '@apollo/client';
import type { EnquiryMessages } from './messages.ts';

/** What a person reads where an operation has failed with `error`: why, if that is known, and what to do. */
export function failureSentence(error: unknown, text: EnquiryMessages): string {
  if (!navigator.onLine) return text.offline;
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined;
  return code === 'FORBIDDEN' ? text.forbidden : text.unreachable;
}
