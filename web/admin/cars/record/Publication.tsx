import { useRef, useState } from 'react';
import { useRelistCarMutation } from '../../../generated/RelistCar.ts';
import type { StockCarFieldsFragment } from '../../../generated/StockCarFields.ts';
import { useWithdrawCarMutation } from '../../../generated/WithdrawCar.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { useChange } from '../../page/useChange.ts';
import { useRecount } from '../useRecount.ts';
import { recordMessages } from './messages.ts';

/** Takes a car off the site, after a question, or lists it again. */
export function Publication({ car }: { car: StockCarFieldsFragment }) {
  const text = useMessages(recordMessages);
  const page = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [asking, setAsking] = useState(false);
  const [withdraw] = useWithdrawCarMutation();
  const [relist] = useRelistCarMutation();
  const { busy, change } = useChange();
  const recount = useRecount();
  const { id, revision, name, withdrawnAt } = car;
  const isListed = withdrawnAt === null;
  const variables = { input: { id, revision } };

  async function move() {
    const done = await change(() => (isListed ? withdraw({ variables }) : relist({ variables })));
    dialog.current?.close();
    if (!done) return;
    recount();
    await showToast({ tone: 'success', text: isListed ? text.withdrawn(name) : text.relisted(name) });
  }

  return (
    <div className="mt-10 border-t border-line pt-6">
      <button
        type="button"
        aria-haspopup={isListed ? 'dialog' : undefined}
        aria-disabled={busy}
        className={buttonStyle('quiet', 'min-h-tap! px-5! text-sm aria-disabled:opacity-60')}
        onClick={() => (isListed ? setAsking(true) : void move())}
      >
        {isListed ? text.withdraw : text.relist}
      </button>
      {asking && (
        <Dialog ref={dialog} heading={text.withdraw} closeLabel={page.close} onClose={() => setAsking(false)}>
          <p className="mt-3 mb-6 text-sm text-ink-2">{text.withdrawHint}</p>
          <button
            type="button"
            aria-disabled={busy}
            className={buttonStyle('primary', 'w-full')}
            onClick={() => void move()}
          >
            {text.withdrawNow}
          </button>
        </Dialog>
      )}
    </div>
  );
}
