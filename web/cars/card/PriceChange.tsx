import { ArrowRight } from 'lucide-react';
import { useMessages } from '../../ui/text/useMessages.ts';
import { formatAed } from './formats.ts';
import { carMessages } from './messages.ts';

/** What was asked for a car when it was saved, and what is asked now; both AED. */
export function PriceChange({ from, to }: { from: number; to: number }) {
  const text = useMessages(carMessages);
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <s className="text-sm text-ink-3">
        <span className="sr-only">{text.whenSaved} </span>
        <bdi dir="ltr" className="num">
          {formatAed(from)}
        </bdi>
      </s>
      <ArrowRight aria-hidden size={16} strokeWidth={1.5} className="flip text-ink-3" />
      <strong className="text-lg font-semibold">
        <span className="sr-only">{text.now} </span>
        <bdi dir="ltr" className="num">
          {formatAed(to)}
        </bdi>
      </strong>
    </p>
  );
}
