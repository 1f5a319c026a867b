import { ArrowRight } from 'lucide';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carMessages } from './messages.ts';
import { Money } from './Money.tsx';

/** The price of a car when it was saved, and its price now; both AED. */
export function PriceChange({ from, to }: { from: number; to: number }) {
  const text = useMessages(carMessages);
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <s className="text-sm text-ink-3">
        <span className="sr-only">{`${text.whenSaved} `}</span>
        <Money amount={from} />
      </s>
      <Icon node={ArrowRight} size={16} className="flip text-ink-3" />
      <strong className="text-lg font-semibold">
        <span className="sr-only">{`${text.now} `}</span>
        <Money amount={to} />
      </strong>
    </p>
  );
}
