import { useState } from 'react';
import { useRelistCarMutation } from '../../../generated/RelistCar.ts';
import type { StockCarFieldsFragment } from '../../../generated/StockCarFields.ts';
import { useWithdrawCarMutation } from '../../../generated/WithdrawCar.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { AskDialog } from '../../page/AskDialog.tsx';
import { useChange } from '../../page/useChange.ts';
import { useRecount } from '../useRecount.ts';
import { recordMessages } from './messages.ts';

/** Takes a car off the site, after a question, or lists it again. */
export function Publication({ car }: { car: StockCarFieldsFragment }) {
  const text = useMessages(recordMessages);
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
    if (!done) return;
    recount();
    void showToast({ tone: 'success', text: isListed ? text.withdrawn(name) : text.relisted(name) });
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
        <AskDialog
          heading={text.withdraw}
          hint={text.withdrawHint}
          label={text.withdrawNow}
          onYes={move}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
