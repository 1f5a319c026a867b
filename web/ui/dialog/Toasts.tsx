import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { ToasterProps } from 'sonner';
import { toasts } from './showToast.ts';
import './toasts.css';

const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('sonner').then(
    ({ Toaster }) => ({ default: Toaster }),
    () => ({ default: () => null }), // `showToast` shows the message without it.
  ),
);

interface Props {
  /** How long a toast stays, in milliseconds. */
  duration: number;
  /** The name of the region for screen readers. */
  label: string;
}

/** The region where toasts appear, once per page. Its code is not loaded before the first toast. */
export function Toasts({ duration, label }: Props) {
  const wanted = useSyncExternalStore(toasts.subscribe, toasts.wanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster
        richColors
        position="bottom-center"
        theme="light"
        duration={duration}
        containerAriaLabel={label}
      />
      <Arrived />
    </Suspense>
  );
}

/** Tells `showToast` that the toaster, the sibling before it, is mounted. */
function Arrived() {
  useEffect(() => toasts.mounted(), []);
  return null;
}
