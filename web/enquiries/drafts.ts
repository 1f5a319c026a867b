import { useSyncExternalStore } from 'react';
import type { FieldTexts } from '../ui/form/formContext.ts';

/** What a form held that could not be sent. */
export interface Draft {
  filled: FieldTexts;
  /** The idempotency key under which it was sent. */
  key: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

const LIFETIME = 24 * 60 * 60 * 1000;
const storageKey = (form: string) => `unsent:${form}`;

/** As long as the page lives: whole drafts, with what is not written down. */
const drafts = new Map<string, Draft | undefined>();
const listeners = new Set<() => void>();

/** Keeps what `form` held, in this tab, for a day. The fields in `unwritten` are kept in memory only. */
export function keepDraft(form: string, draft: Omit<Draft, 'keptAt'>, unwritten: readonly string[] = []) {
  const kept = { ...draft, keptAt: Date.now() };
  const written = Object.entries(draft.filled).filter(([name]) => !unwritten.includes(name));
  drafts.set(form, kept);
  try {
    sessionStorage.setItem(
      storageKey(form),
      JSON.stringify({ ...kept, filled: Object.fromEntries(written) }),
    );
  } catch {
    // Not allowed to keep anything: the draft lives as long as the page.
  }
  tell();
}

/** Removes the draft of `form`. */
export function forgetDraft(form: string) {
  drafts.set(form, undefined);
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // Nothing was kept.
  }
  tell();
}

/** What `form` held when it could not be sent, if that is known. None while the page is rendered on the server. */
export function useDraft(form: string): Draft | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readDraft(form),
    () => undefined,
  );
}

function readDraft(form: string): Draft | undefined {
  if (!drafts.has(form)) drafts.set(form, readStored(form));
  return drafts.get(form);
}

function readStored(form: string): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? 'null') as Draft | null;
    return draft && Date.now() - draft.keptAt < LIFETIME ? draft : undefined;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}
