import { CombinedGraphQLErrors } from '@apollo/client';
import type { UserErrorFieldsFragment } from '../../generated/UserErrorFields.ts';
import type { pageMessages } from './messages.ts';

/** Why a change was not made: what the answer says, or where there was none, the error. */
export interface Refusal {
  userErrors: readonly UserErrorFieldsFragment[];
  error?: unknown;
}

/** Why a change was not made, in sentences: what the answer says, or where there was none, what to do. */
export function refusalSentence(
  { userErrors, error }: Refusal,
  text: Pick<(typeof pageMessages)['en'], 'unreachable'>,
): string {
  const sentence = (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) || text.unreachable;
  return userErrors.map(({ message }) => message).join(' ') || sentence;
}
