import { useEffect, useRef } from 'react';
import type { StockRowFieldsFragment } from '../../generated/StockRowFields.ts';
import { afterPaint } from '../../ui/page/afterPaint.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carsMessages } from './messages.ts';
import { SaleStatus } from './SaleStatus.tsx';

type Status = StockRowFieldsFragment['status'];

const statuses: readonly Status[] = ['AVAILABLE', 'RESERVED', 'SOLD'];

interface Props {
  car: Pick<StockRowFieldsFragment, 'name' | 'status'>;
  /** Called also with the present status. */
  onChoose: (status: Status) => void;
}

/**
 * The sale statuses of a car, over the page, on phones where the thumb is, with what the site does with each. It is not modal: for
 * a modal dialog, a slow phone styles the whole list anew as it opens and closes (BO-22).
 */
export function SaleStatusMenu({ car: { name, status }, onChoose }: Props) {
  const text = useMessages(carsMessages);
  const present = useRef<HTMLButtonElement>(null);
  // A focus makes the browser lay the page out at once, and again for its ring: the first frame goes without.
  useEffect(() => void afterPaint().then(() => present.current?.focus({ preventScroll: true })), []);
  return (
    <div
      role="dialog"
      aria-label={name}
      className="sale-status-menu fixed z-20 grid gap-3 border border-line bg-paper p-4 text-start text-ink shadow-float max-md:inset-x-0 max-md:bottom-0 max-md:pb-[calc(1rem+env(safe-area-inset-bottom))] md:inset-0 md:m-auto md:h-fit md:w-[min(26rem,100%-2rem)] md:rounded-picture md:p-6"
    >
      <p aria-hidden className="text-md font-[550] wrap-anywhere md:text-lg">
        {name}
      </p>
      <ul className="grid gap-2">
        {statuses.map((each) => (
          <li key={each}>
            <button
              ref={each === status ? present : undefined}
              type="button"
              aria-pressed={each === status}
              onClick={() => onChoose(each)}
              className="grid w-full gap-1 rounded-control border border-line-2 px-4 py-3 text-start hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-wash"
            >
              <SaleStatus status={each} />
              <span className="text-sm text-ink-2">{text.statusHints[each]}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
