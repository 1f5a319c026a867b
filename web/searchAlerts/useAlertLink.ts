import { CombinedGraphQLErrors } from '@apollo/client';
import { useState } from 'react';
import type { FollowedAlertFragment } from '../generated/FollowedAlert.ts';
import type { UserErrorFieldsFragment } from '../generated/UserErrorFields.ts';

/** The outcome of the action of a mail's link. */
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

/** The action of a link: what came of it, if it has run, whether it runs, and how it is started. */
export interface AlertLink {
  outcome: Outcome | undefined;
  isSending: boolean;
  act: () => void;
}

/**
 * The action of the link with `token`. Opening the page does nothing, with a script or without, because the scanners of
 * mail servers do that too: only `act` sends the mutation, one at a time.
 */
export function useAlertLink(
  token: string,
  send: Send,
  text: { done: string; unreachable: string },
): AlertLink {
  const [tried, setTried] = useState<{ token: string; outcome?: Outcome }>();
  const current = tried?.token === token ? tried : undefined;
  const isSending = current !== undefined && !current.outcome;

  function act() {
    if (isSending) return;
    setTried({ token });
    const tell = (outcome: Outcome) => setTried({ token, outcome });
    send({ variables: { input: { token } } }).then(
      ({ data }) => {
        const answer = Object.values(data ?? {})[0];
        const refusal = answer?.userErrors[0];
        if (refusal || !answer) tell({ tone: 'danger', text: refusal?.message ?? text.unreachable });
        else tell({ tone: 'success', text: answer.message ?? text.done, alert: answer.searchAlert });
      },
      (error: unknown) => {
        const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
        tell({ tone: 'danger', text: said ?? text.unreachable });
      },
    );
  }

  return { outcome: current?.outcome, isSending, act };
}
