import { useRevalidator } from 'react-router-dom';
import { useRetries } from '../hooks/useRetries.ts';
import { buttonStyle } from './buttonStyle.ts';
import { uiMessages } from './messages.ts';
import { useMessages } from '../text/useMessages.ts';

interface Props {
  kind?: 'quiet' | 'plain';
  className?: string;
  /** Loads what could not be loaded; by default, all data of the page is loaded again. */
  retry?: () => unknown;
  /** Whether only the visitor tries again: what is loaded would change a form that is being filled in. */
  byHand?: boolean;
}

/** Tries to load again what could not be loaded; also by itself, with growing pauses. */
export function RetryButton({ kind = 'quiet', className, retry, byHand = false }: Props) {
  const text = useMessages(uiMessages);
  const { revalidate, state } = useRevalidator();
  const again = retry ?? revalidate;
  useRetries(again, !byHand);
  return (
    <button
      type="button"
      className={buttonStyle(kind, className)}
      disabled={state === 'loading'}
      onClick={() => void again()}
    >
      {text.retry}
    </button>
  );
}
