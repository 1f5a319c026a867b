import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { buttonStyle } from '../ui/buttonStyle.ts';
import { useText } from '../ui/useText.ts';
import { carMessages } from './messages.ts';

interface Props {
  /** Whether the list could not be reached, rather than being empty. */
  failed?: boolean;
  /** A way out. */
  children?: ReactNode;
}

/** Stands in the place of an empty list of cars. */
export function NoCars({ failed = false, children }: Props) {
  const text = useText(carMessages);
  const { revalidate, state } = useRevalidator();
  return (
    <div className="grid justify-items-center gap-4 rounded-picture border border-line px-6 py-16 text-center">
      <h2 className="text-title-md">{text.noCars}</h2>
      <p className="max-w-measure text-ink-2">{text.noCarsHint}</p>
      {failed && (
        <>
          <p role="alert" className="text-danger">
            {text.unreachable}
          </p>
          <button
            type="button"
            className={buttonStyle('quiet')}
            disabled={state === 'loading'}
            onClick={() => void revalidate()}
          >
            {text.retry}
          </button>
        </>
      )}
      {children}
    </div>
  );
}
