import type { StockRowFieldsFragment } from '../../generated/StockRowFields.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carsMessages } from './messages.ts';

/** What a car lacks, in one line; nothing for a car that lacks nothing. */
export function Gaps({ gaps }: Pick<StockRowFieldsFragment, 'gaps'>) {
  const text = useMessages(carsMessages);
  // That there is no price stands in the place of the price.
  const shown = gaps.filter((gap) => gap !== 'NO_PRICE');
  if (shown.length === 0) return null;
  return (
    <div className="overflow-clip">
      <p className="dotted text-sm text-ink-2">
        {shown.map((gap) => (
          <span key={gap}>{text.gaps[gap]}</span>
        ))}
      </p>
    </div>
  );
}
