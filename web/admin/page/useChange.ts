import { useRef, useState } from 'react';
import type { UserErrorFieldsFragment } from '../../generated/UserErrorFields.ts';
import { showToast } from '../../ui/dialog/showToast.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from './messages.ts';
import { type Refusal, refusalSentence } from './refusalSentence.ts';

interface Payload {
  userErrors: readonly UserErrorFieldsFragment[];
}

/** What the function of a generated mutation hook resolves to. */
type Answer<T extends Payload> = { data?: Record<string, T | null> | null; error?: unknown };

/**
 * Makes changes that are no forms, such as those of a button, one at a time. `change` takes a call of a generated mutation, and
 * gives what it returns; where nothing was changed, it tells `onRefused` why, which by default says it in a toast, and gives
 * undefined. `busy`: whether one is under way.
 */
export function useChange(onRefused?: (refusal: Refusal) => void) {
  const text = useMessages(pageMessages);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);

  async function change<T extends Payload>(send: () => Promise<Answer<T>>): Promise<T | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setBusy(true);
    const { data, error }: Answer<T> = await send().catch((reason: unknown) => ({ error: reason }));
    isBusy.current = false;
    setBusy(false);
    const payload = Object.values(data ?? {})[0];
    if (payload?.userErrors.length === 0) return payload;
    (onRefused ?? sayWhy)({ userErrors: payload?.userErrors ?? [], error });
    return undefined;
  }

  function sayWhy(refusal: Refusal) {
    void showToast({ tone: 'danger', text: refusalSentence(refusal, text), duration: 10_000 });
  }

  return { busy, change };
}
