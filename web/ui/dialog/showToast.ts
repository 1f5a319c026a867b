import { createElement } from 'react';
import type * as Sonner from 'sonner';

/** A short message over the page. */
export interface Toast {
  /** `danger` is red and interrupts a screen reader. */
  tone: 'success' | 'danger' | 'plain';
  text: string;
  /** Something to do about it. */
  action?: { label: string; onClick: () => void };
  /** Milliseconds; without it as long as `Toasts` says. */
  duration?: number;
}

let wanted = false;
const listeners = new Set<() => void>();
let arrive: () => void;
const mounted = new Promise<void>((resolve) => (arrive = resolve));

/** Whether a toast has been shown yet: before, nothing of it is loaded. */
export const toasts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  wanted: () => wanted,
  /** To be called when the place for toasts is on the page. */
  mounted: () => arrive(),
};

/**
 * Shows a message over the page for a few seconds. Where its code cannot be had, as after a new release, the browser shows
 * the text by itself.
 */
export async function showToast(message: Toast) {
  wanted = true;
  for (const tell of listeners) tell();
  try {
    const [{ toast }] = await Promise.all([import('sonner'), mounted]);
    show(toast, message);
  } catch {
    alert(message.text);
  }
}

function show(toast: typeof Sonner.toast, { tone, text, action, duration }: Toast) {
  const shown = { success: toast.success, danger: toast.error, plain: toast }[tone];
  shown(tone === 'danger' ? createElement('span', { role: 'alert' }, text) : text, { action, duration });
}
