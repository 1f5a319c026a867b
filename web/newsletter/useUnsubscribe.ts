import { CombinedGraphQLErrors } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useUnsubscribeMutation } from '../generated/Unsubscribe.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { newsletterMessages } from './messages.ts';

/** The outcome of ending a subscription. */
export interface Outcome {
  tone: 'success' | 'danger';
  text: string;
}

/**
 * Ends the subscription `id`, a single time, as soon as the page is hydrated. Fetching the page ends nothing, because the
 * scanners of mail servers do that too. Returns undefined until there is an answer.
 */
export function useUnsubscribe(id: string): Outcome | undefined {
  const text = useMessages(newsletterMessages);
  const [unsubscribe] = useUnsubscribeMutation();
  const [outcome, setOutcome] = useState<Outcome & { id: string }>();
  // Effects run twice in React's strict mode.
  const asked = useRef<string>(undefined);

  useEffect(() => {
    if (asked.current === id) return;
    asked.current = id;
    const tell = (tone: Outcome['tone'], said: string) => setOutcome({ id, tone, text: said });
    unsubscribe({ variables: { input: { id } } }).then(
      ({ data }) => {
        const answer = data?.unsubscribe;
        const refusal = answer?.userErrors[0];
        if (refusal || !answer) tell('danger', refusal?.message ?? text.unreachable);
        else tell('success', answer.message ?? text.unsubscribed);
      },
      (error: unknown) => {
        const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
        tell('danger', said ?? text.unreachable);
      },
    );
  }, [id, unsubscribe, text]);

  return outcome?.id === id ? outcome : undefined;
}
