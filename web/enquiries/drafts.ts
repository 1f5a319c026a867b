import { useSyncExternalStore } from 'react';
import type { FieldTexts } from '../ui/form/formContext.ts';

/** The input of a form that is not sent yet, or that could not be sent. */
export interface Draft {
  filled: FieldTexts;
  /** The idempotency key under which it was sent, if it was. */
  key?: string;
  /** Whether input that could not be sent is in the form again. */
  restored?: boolean;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** How long a draft is kept, ms. */
const LIFETIME = 24 * 60 * 60 * 1000;
const PREFIX = 'draft:';

/** The drafts in memory, with the fields that are never stored; `written` is the stored text that belongs to each. */
const drafts = new Map<string, { draft: Draft | undefined; written: string | null; unkept?: boolean }>();
const listeners = new Set<() => void>();

/** Stores the input of `form` on this device for a day. The fields in `unwritten` are kept in memory only. */
export function keepDraft(form: string, draft: Omit<Draft, 'keptAt'>, unwritten: readonly string[] = []) {
  const kept = { ...draft, keptAt: Date.now() };
  const written = Object.entries(draft.filled).filter(([name]) => !unwritten.includes(name));
  let unkept = false;
  try {
    localStorage.setItem(PREFIX + form, JSON.stringify({ ...kept, filled: Object.fromEntries(written) }));
  } catch {
    // The storage is full or refused: the draft lasts as long as the page.
    unkept = true;
  }
  drafts.set(form, { draft: kept, written: textOf(form), unkept });
  tell();
}

/** Whether what `form` holds now is only in memory, as the device has no room or may not keep anything. */
export function isUnkept(form: string): boolean {
  return drafts.get(form)?.unkept ?? false;
}

/** Removes the draft of `form`. */
export function forgetDraft(form: string) {
  remove(PREFIX + form);
  drafts.set(form, { draft: undefined, written: textOf(form) });
  tell();
}

/** Removes the drafts of all forms that are older than a day. */
export function forgetOldDrafts() {
  for (const key of draftKeys()) if (!parsed(localStorage.getItem(key))) remove(key);
}

/** The draft of `form` that was stored last; undefined where it was removed since, for example in another tab. */
export function readDraft(form: string): Draft | undefined {
  const written = textOf(form);
  const known = drafts.get(form);
  if (known && known.written === written) return known.draft;
  const draft = parsed(written);
  drafts.set(form, { draft, written });
  return draft;
}

/**
 * Calls `listener` with the draft of `form` when another tab removes it, because it was sent or emptied there. Returns a
 * function that ends this.
 */
export function onRemovedElsewhere(form: string, listener: (draft: Draft) => void) {
  const look = ({ key, oldValue, newValue }: StorageEvent) => {
    // A draft that is too old was removed for its age.
    const draft = key === PREFIX + form && newValue === null ? parsed(oldValue) : undefined;
    if (draft) listener(draft);
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}

/** The draft of `form`; follows changes. Undefined while the page is rendered on the server. */
export function useDraft(form: string): Draft | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readDraft(form),
    () => undefined,
  );
}

function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function textOf(form: string): string | null {
  try {
    return localStorage.getItem(PREFIX + form);
  } catch {
    return null;
  }
}

function parsed(written: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(written ?? 'null') as Draft | null;
    return draft && Date.now() - draft.keptAt < LIFETIME ? draft : undefined;
  } catch {
    return undefined;
  }
}

function remove(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}
