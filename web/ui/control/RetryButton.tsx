import { useRevalidator } from 'react-router-dom';
import { buttonStyle } from './buttonStyle.ts';
import { uiMessages } from './messages.ts';
import { useMessages } from '../text/useMessages.ts';

interface Props {
  kind?: 'quiet' | 'plain';
  className?: string;
  /** Asks for what could not be reached; all that the page shows is asked for when left out. */
  retry?: () => unknown;
}

/** Asks once more for what could not be reached. */
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
