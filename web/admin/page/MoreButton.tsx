import { useState } from 'react';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { showToast } from '../../ui/dialog/showToast.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from './messages.ts';

/** Adds the next part of a list, which stays on the screen meanwhile; `load` rejects where it cannot be loaded. */
export function MoreButton({ load, className }: { load: () => Promise<unknown>; className?: string }) {
  const text = useMessages(pageMessages);
  const [busy, setBusy] = useState(false);

  async function showMore() {
    if (busy) return;
    setBusy(true);
    await load().catch(() => showToast({ tone: 'danger', text: text.moreFailed }));
    setBusy(false);
  }

  return (
    <button
      type="button"
      aria-disabled={busy}
      className={buttonStyle('quiet', 'aria-disabled:opacity-60', className)}
      onClick={() => void showMore()}
    >
      {busy ? text.loading : text.more}
    </button>
  );
}
