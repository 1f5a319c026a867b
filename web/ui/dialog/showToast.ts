import { createElement } from 'react';
import type * as Sonner from 'sonner';

/** A short message over the page. */
export interface Toast {
  /** `danger` is red and interrupts a screen reader. */
  tone: 'success' | 'danger' | 'plain';
  text: string;
  /** An action for the visitor. */
  action?: { label: string; onClick: () => void };
  /** Milliseconds; by default the duration of `Toasts`. */
  duration?: number;
}

let wanted = false;
const listeners = new Set<() => void>();
let arrive: () => void;
const mounted = new Promise<void>((resolve) => (arrive = resolve));

/** Whether a toast has been requested; before, none of the toaster's code is loaded. */
export const toasts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  wanted: () => wanted,
  /** Called when the region for toasts is on the page. */
  mounted: () => arrive(),
};

/**
 * Shows a message over the page for a few seconds. Where its code cannot be loaded, as after a new release, the browser's
 * own alert shows the text.
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
