import { CombinedGraphQLErrors } from '@apollo/client';
import { useRef, useState } from 'react';
import { useInboxChangesLazyQuery } from '../../generated/InboxChanges.ts';
import type { UserErrorFieldsFragment } from '../../generated/UserErrorFields.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { enquiryMessages } from './messages.ts';

/** Why a change was not made. */
export interface Problem {
  /** Sentences that say what happened and what to do. */
  sentences: readonly string[];
  /** Whether somebody else has changed the enquiry meanwhile. */
  stale: boolean;
}

interface Result {
  data?: Record<string, { userErrors: readonly UserErrorFieldsFragment[] } | null> | null;
  error?: unknown;
}

/**
 * Makes changes of an enquiry, one at a time. `run` sends one, by the function of a generated mutation hook, and resolves
 * with whether it was made; else `problem` says why not. The record that comes with the answer is in the cache then.
 */
export function useEnquiryChange() {
  const text = useMessages(enquiryMessages);
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const [count] = useInboxChangesLazyQuery({ fetchPolicy: 'network-only' });

  async function run(send: () => Promise<Result>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(true);
    setProblem(undefined);
    const found = await attempt(send);
    isBusy.current = false;
    setBusy(false);
    setProblem(found);
    // The counts of the views follow in the cache; without an answer, when the inbox is asked the next time.
    if (!found) count({ variables: { since: isoNow() } }).catch(() => undefined);
    return found === undefined;
  }

  async function attempt(send: () => Promise<Result>): Promise<Problem | undefined> {
    try {
      const { data, error } = await send();
      const answer = Object.values(data ?? {})[0];
      if (!answer) return { sentences: [sentenceOf(error)], stale: false };
      const { userErrors } = answer;
      if (userErrors.length === 0) return undefined;
      const messages = userErrors.map(({ message }) => message);
      const stale = userErrors.some(({ code }) => code === 'STALE');
      return { sentences: stale ? [text.stale, ...messages, text.staleHint] : messages, stale };
    } catch (error) {
      return { sentences: [sentenceOf(error)], stale: false };
    }
  }

  function sentenceOf(error: unknown): string {
    if (!navigator.onLine) return text.offline;
    const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined;
    return code === 'FORBIDDEN' ? text.forbidden : text.unreachable;
  }

  return { run, busy, problem, dismiss: () => setProblem(undefined) };
}

const isoNow = () => new Date().toISOString();
