import {
  type ComponentType,
  type CSSProperties,
  lazy,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react';
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
        style={colours}
      />
      <Arrived />
    </Suspense>
  );
}

/** The site's own colours, which follow the colour scheme. */
const colours = {
  '--normal-bg': 'var(--color-ink)',
  '--normal-border': 'var(--color-ink)',
  '--normal-text': 'var(--color-paper)',
  '--success-bg': 'var(--color-success)',
  '--success-border': 'var(--color-success)',
  '--success-text': 'var(--color-paper)',
  '--error-bg': 'var(--color-danger)',
  '--error-border': 'var(--color-danger)',
  '--error-text': 'var(--color-paper)',
  '--border-radius': 'var(--radius-control)',
  // React's style type does not know custom properties.
} as CSSProperties;

/** Tells `showToast` that the toaster, the sibling before it, is mounted. */
function Arrived() {
  useEffect(() => toasts.mounted(), []);
  return null;
}
