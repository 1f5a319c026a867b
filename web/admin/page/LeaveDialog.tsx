import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from './messages.ts';

interface DialogProps {
  /** How many changes are not saved. */
  count: number;
  /** Saves them, and resolves with whether that is done: then nothing is asked. Left out where only the person saves. */
  save?: () => Promise<boolean>;
}

/** Asks before a page is left on which something is not saved. */
export function LeaveDialog({ count, save }: DialogProps) {
  const isLeft = count > 0;
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isLeft && currentLocation.pathname !== nextLocation.pathname,
  );
  const saveFirst = useEffectEvent(() => void save?.());
  // Another site, or the end of the tab: the browser asks in its own words.
  useEffect(() => {
    if (!isLeft) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      saveFirst();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isLeft]);
  if (state !== 'blocked') return null;
  const question = <Question count={count} onStay={reset} onLeave={proceed} />;
  return save ? (
    <Saved save={save} onSaved={proceed}>
      {question}
    </Saved>
  ) : (
    question
  );
}

interface SavedProps extends Required<Pick<DialogProps, 'save'>> {
  onSaved: () => void;
  /** What is shown where it could not be saved. */
  children: ReactNode;
}

function Saved({ save, onSaved, children }: SavedProps) {
  const [failed, setFailed] = useState(false);
  const begin = useEffectEvent(() => save().then((isSaved) => (isSaved ? onSaved() : setFailed(true))));
  useEffect(() => void begin(), []);
  return failed ? children : null;
}

interface Props {
  count: number;
  onStay: () => void;
  onLeave: () => void;
}

/** No `Dialog`: that one has an entry in the history, where the router waits at the one that it was asked to leave. */
function Question({ count, onStay, onLeave }: Props) {
  const text = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="leave"
      onClose={onStay}
      className="m-auto w-[min(26rem,100%-2rem)] rounded-picture border border-line bg-paper p-6 text-start text-ink"
    >
      <h2 id="leave" className="text-title-md">
        {text.leave}
      </h2>
      <p className="mt-3 mb-6 text-sm text-ink-2">{text.leaveHint(count)}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={buttonStyle('primary', 'min-h-tap! flex-1 px-5! text-sm')}
          onClick={() => dialog.current?.close()}
        >
          {text.stay}
        </button>
        <button
          type="button"
          className={buttonStyle('quiet', 'min-h-tap! flex-1 px-5! text-sm')}
          onClick={onLeave}
        >
          {text.leaveNow}
        </button>
      </div>
    </dialog>
  );
}
