import { ChevronDown } from 'lucide';
import { useRef, useState } from 'react';
import { useSetSaleStatusMutation } from '../../generated/SetSaleStatus.ts';
import type { StockCarFieldsFragment } from '../../generated/StockCarFields.ts';
import type { StockRowFieldsFragment } from '../../generated/StockRowFields.ts';
import { showToast } from '../../ui/dialog/showToast.ts';
import { Icon } from '../../ui/Icon.tsx';
import { afterPaint } from '../../ui/page/afterPaint.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { useStaff } from '../page/staffContext.ts';
import { useChange } from '../page/useChange.ts';
import { useClosing } from '../page/useClosing.ts';
import { carsMessages } from './messages.ts';
import { SaleStatus } from './SaleStatus.tsx';
import { SaleStatusMenu } from './SaleStatusMenu.tsx';
import { useRecount } from './useRecount.ts';

type Status = StockRowFieldsFragment['status'];

/** What a row of a list does not have of a car. */
const unknown = { withdrawnByHand: null, isImported: null, updatedAt: null, values: null };
const unknownOfDraft = { values: null, conflicts: null, problems: null };

/** How long a change can be undone, ms. */
const TIME_TO_UNDO = 10_000;

/**
 * The sale status of a car. Whoever may change it does so by two taps: the change shows at once, can be undone for a while, and is
 * put back where it is refused.
 */
export function SaleStatusControl({ car }: { car: StockRowFieldsFragment | StockCarFieldsFragment }) {
  const text = useMessages(carsMessages);
  const { may } = useStaff();
  const [asking, setAsking] = useState(false);
  /** The status that was chosen, until the cache has it. */
  const [chosen, setChosen] = useState<Status>();
  const [setStatus] = useSetSaleStatusMutation();
  const { busy, change } = useChange();
  const recount = useRecount();
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useClosing({ open: asking, place, opener, onClose: () => setAsking(false) });
  const { id, name, status, withdrawnAt } = car;
  if (withdrawnAt !== null || !may('setSaleStatus')) return <SaleStatus status={status} />;

  async function choose(to: Status, revision = car.revision, before?: Status) {
    const payload = await change(() =>
      setStatus({
        variables: { input: { id, revision, status: to } },
        optimisticResponse: {
          setSaleStatus: {
            car: {
              ...{ ...unknown, ...car, status: to },
              draft: car.draft && { ...unknownOfDraft, ...car.draft },
            },
            userErrors: [],
          },
        },
      }),
    );
    if (!payload) return;
    recount();
    const now = payload.car?.revision;
    const undo = before && now !== undefined && (() => void choose(before, now));
    await showToast({
      tone: 'plain',
      text: text.nowIs[to](name),
      action: undo ? { label: text.undo, onClick: undo } : undefined,
      duration: TIME_TO_UNDO,
    });
  }

  async function answer(to: Status) {
    setAsking(false);
    opener.current?.focus();
    if (to === status) return;
    setChosen(to);
    // The cache compares the whole list: somebody who chooses sees it before.
    await afterPaint();
    void choose(to, car.revision, status);
    setChosen(undefined);
  }

  return (
    <div ref={place}>
      <button
        ref={opener}
        type="button"
        aria-label={text.changeStatus(name, text.statuses[chosen ?? status])}
        aria-haspopup="dialog"
        aria-expanded={asking}
        aria-disabled={busy}
        onClick={() => busy || setAsking(!asking)}
        className="flex min-h-tap w-full items-center justify-between gap-2 rounded-control px-3 text-sm aria-expanded:[anchor-name:--sale-status] shadow-[inset_0_0_0_1px_var(--color-line-2)] hover:shadow-[inset_0_0_0_1px_var(--color-ink)] forced-colors:border"
      >
        <SaleStatus status={chosen ?? status} />
        <Icon node={ChevronDown} size={16} className="flex-none text-ink-2" />
      </button>
      {asking && <SaleStatusMenu car={car} onChoose={(to) => void answer(to)} />}
    </div>
  );
}
