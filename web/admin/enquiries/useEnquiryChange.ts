import { useState } from 'react';
import { useInboxChangesLazyQuery } from '../../generated/InboxChanges.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import type { Refusal } from '../page/refusalSentence.ts';
import { useChange } from '../page/useChange.ts';
import { failureSentence } from './failureSentence.ts';
import { type EnquiryMessages, enquiryMessages } from './messages.ts';

/** Why a change was not made. */
export interface Problem {
  /** Sentences that say what happened and what to do. */
  sentences: readonly string[];
}

/**
 * Makes changes of an enquiry, one at a time. `run` sends one, by the function of a generated mutation hook, and resolves
 * with whether it was made; else `problem` says why not. The record that comes with the answer is in the cache then.
 */
export function useEnquiryChange() {
  const text = useMessages(enquiryMessages);
  const [problem, setProblem] = useState<Problem>();
  const { busy, change } = useChange((refusal) => setProblem({ sentences: sentencesOf(refusal, text) }));
  const [count] = useInboxChangesLazyQuery({ fetchPolicy: 'network-only' });

  async function run(send: Parameters<typeof change>[0]): Promise<boolean> {
    if (!busy) setProblem(undefined);
    const isDone = (await change(send)) !== undefined;
    // The counts of the views follow in the cache; without an answer, when the inbox is asked the next time.
    if (isDone) count({ variables: { since: isoNow() } }).catch(() => undefined);
    return isDone;
  }

  return { run, busy, problem, dismiss: () => setProblem(undefined) };
}

function sentencesOf({ userErrors, error }: Refusal, text: EnquiryMessages): readonly string[] {
  if (userErrors.length > 0) {
    const messages = userErrors.map(({ message }) => message);
    const isStale = userErrors.some(({ code }) => code === 'STALE');
    return isStale ? [text.stale, ...messages, text.staleHint] : messages;
  }
  return [failureSentence(error, text)];
}

const isoNow = () => new Date().toISOString();
