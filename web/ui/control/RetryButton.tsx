import { useRevalidator } from 'react-router-dom';
import { buttonStyle } from './buttonStyle.ts';
import { uiMessages } from './messages.ts';
import { useMessages } from '../text/useMessages.ts';

interface Props {
  kind?: 'quiet' | 'plain';
  className?: string;
  /** Loads what could not be loaded; by default, all data of the page is loaded again. */
  retry?: () => unknown;
}

/** Tries to load again what could not be loaded. */
export function RetryButton({ kind = 'quiet', className, retry }: Props) {
  const text = useMessages(uiMessages);
  const { revalidate, state } = useRevalidator();
  return (
    <button
      type="button"
      className={buttonStyle(kind, className)}
      disabled={state === 'loading'}
      onClick={() => void (retry ?? revalidate)()}
    >
      {text.retry}
    </button>
  );
}
