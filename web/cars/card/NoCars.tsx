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

/** Shown in place of an empty list of cars. One that could not be loaded has no advice about filters, which are not the reason. */
export function NoCars({ failed = false, children }: Props) {
  const text = useMessages(carMessages);
  return (
    <EmptyState heading={text.noCars} hint={!failed && text.noCarsHint} problem={failed && text.unreachable}>
      {children}
    </EmptyState>
  );
}
