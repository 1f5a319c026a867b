import { useRevalidator } from 'react-router-dom';
import { buttonStyle } from '../ui/buttonStyle.ts';
import { useText } from '../ui/useText.ts';
import { compareMessages } from './messages.ts';

/** Stands in the place of cars that could not be reached. */
export function Unreachable() {
  const text = useText(compareMessages);
  const { revalidate, state } = useRevalidator();
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-4 rounded-picture border border-line px-6 py-16 text-center"
    >
      <p>{text.unreachable}</p>
      <button
        type="button"
        className={buttonStyle('quiet')}
        disabled={state === 'loading'}
        onClick={() => void revalidate()}
      >
        {text.retry}
      </button>
    </div>
  );
}
