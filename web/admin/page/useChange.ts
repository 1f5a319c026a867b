import { CombinedGraphQLErrors } from '@apollo/client';
import { useState } from 'react';
import type { UserErrorFieldsFragment } from '../../generated/UserErrorFields.ts';
import { showToast } from '../../ui/dialog/showToast.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from './messages.ts';

interface Payload {
  userErrors: readonly UserErrorFieldsFragment[];
}

/** What the function of a generated mutation hook resolves to. */
type Answer<T extends Payload> = { data?: Record<string, T | null> | null; error?: unknown };

/**
 * Runs changes that are no forms, such as those of a button. `change` takes a call of a generated mutation, and gives what it
 * returns; where nothing was changed, it says why in a toast and gives undefined. `busy`: whether one is under way.
 */
export function useChange() {
  const text = useMessages(pageMessages);
  const [busy, setBusy] = useState(false);

  async function change<T extends Payload>(send: () => Promise<Answer<T>>): Promise<T | undefined> {
    setBusy(true);
    const { payload, problem } = await attempt(send, text.unreachable);
    setBusy(false);
    if (problem !== undefined) void showToast({ tone: 'danger', text: problem, duration: 10_000 });
    return payload;
  }

  return { busy, change };
}

async function attempt<T extends Payload>(send: () => Promise<Answer<T>>, unreachable: string) {
  const sentenceOf = (error: unknown) =>
    (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) || unreachable;
  try {
    const { data, error } = await send();
    const payload = Object.values(data ?? {})[0];
    if (!payload) return { problem: sentenceOf(error) };
    if (payload.userErrors.length === 0) return { payload };
    return { problem: payload.userErrors.map(({ message }) => message).join(' ') };
  } catch (error) {
    return { problem: sentenceOf(error) };
  }
}
