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
    () => ({ default: () => null }), // `showToast` shows it without.
  ),
);

interface Props {
  /** How long a toast stays, in milliseconds. */
  duration: number;
  /** Names the place for screen readers. */
  label: string;
}

/** The place where toasts appear, once a page. Nothing of it is loaded before the first one. */
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

/** The site's own colours, which know day and night by themselves. */
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

/** Tells that the toaster, its elder sibling, listens. */
function Arrived() {
  useEffect(() => toasts.mounted(), []);
  return null;
}
