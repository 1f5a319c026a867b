import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carMessages } from './messages.ts';

interface Props {
  /** Whether the list could not be loaded, rather than being empty. */
  failed?: boolean;
  /** A way out. */
  children?: ReactNode;
}

/** Shown in place of an empty list of cars. */
export function NoCars({ failed = false, children }: Props) {
  const text = useMessages(carMessages);
  return (
    <EmptyState heading={text.noCars} hint={text.noCarsHint} problem={failed && text.unreachable}>
      {children}
    </EmptyState>
  );
}
