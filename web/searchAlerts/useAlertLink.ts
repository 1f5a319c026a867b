import { CombinedGraphQLErrors } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import type { FollowedAlertFragment } from '../generated/FollowedAlert.ts';
import type { UserErrorFieldsFragment } from '../generated/UserErrorFields.ts';

/** The outcome of opening the link of a mail. */
export interface Outcome {
  tone: 'success' | 'danger';
  text: string;
  alert?: FollowedAlertFragment | null;
}

interface Answer {
  searchAlert?: FollowedAlertFragment | null;
  message?: string | null;
  userErrors: readonly UserErrorFieldsFragment[];
}

/** Sends a mutation for a token. */
type Send = (options: {
  variables: { input: { token: string } };
}) => Promise<{ data?: Record<string, Answer | null> | null }>;

/**
 * Runs the action of the link with `token`, a single time, as soon as the page is hydrated. Fetching the page does
 * nothing, because the scanners of mail servers do that too. Returns undefined until there is an answer.
 */
export function useAlertLink(
  token: string,
  send: Send,
  text: { done: string; unreachable: string },
): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome & { token: string }>();
  // Effects run twice in React's strict mode.
  const asked = useRef<string>(undefined);
  const { done, unreachable } = text;

  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    const tell = (told: Outcome) => setOutcome({ ...told, token });
    send({ variables: { input: { token } } }).then(
      ({ data }) => {
        const answer = Object.values(data ?? {})[0];
        const refusal = answer?.userErrors[0];
        if (refusal || !answer) tell({ tone: 'danger', text: refusal?.message ?? unreachable });
        else tell({ tone: 'success', text: answer.message ?? done, alert: answer.searchAlert });
      },
      (error: unknown) => {
        const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
        tell({ tone: 'danger', text: said ?? unreachable });
      },
    );
  }, [token, send, done, unreachable]);

  return outcome?.token === token ? outcome : undefined;
}
