import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from './messages.ts';

interface Props {
  /** How many values are not saved. */
  count: number;
  /** How many of them cannot be saved as they are. */
  wrong: number;
  /** Why nothing was saved, where that is about no field. */
  problem: string | undefined;
  busy: boolean;
  onDiscard: () => void;
}

/** Stands at the foot of the window as long as something is not saved. */
export function SaveBar({ count, wrong, problem, busy, onDiscard }: Props) {
  const text = useMessages(pageMessages);
  return (
    <div className="foot-bar grid gap-2">
      {problem && (
        <p role="alert" className="text-sm font-[550] text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p role="status" className="num min-w-fit flex-1 text-sm font-[550]">
          {wrong > 0 ? text.check(wrong) : text.changes(count)}
        </p>
        <button
          type="button"
          aria-disabled={busy}
          className={buttonStyle('plain', 'min-h-tap! px-3! text-sm aria-disabled:opacity-60')}
          onClick={() => busy || onDiscard()}
        >
          {text.discard}
        </button>
        <button
          type="submit"
          aria-disabled={busy}
          className={buttonStyle('primary', 'min-h-tap! px-6! text-sm aria-disabled:opacity-60')}
        >
          {busy ? text.saving : text.save}
        </button>
      </div>
    </div>
  );
}
