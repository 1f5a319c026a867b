import { ChevronDown } from 'lucide';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { CarLabel } from './CarLabel.tsx';
import { bulkMessages } from './messages.ts';

interface LeftCar<Reason> {
  id: string;
  name: string;
  stockNumber: string | null;
  reason: Reason;
}

interface Props<Reason extends string> {
  heading: string;
  /** How many there are; the first of them are in `cars`. */
  count: number;
  cars: readonly LeftCar<Reason>[];
  reasons: Readonly<Record<Reason, string>>;
  open?: boolean;
}

/** Cars that a bulk change has left or leaves as they are, each with its reason; nothing if there are none. */
export function LeftCars<Reason extends string>({ heading, count, cars, reasons, open }: Props<Reason>) {
  const text = useMessages(bulkMessages);
  if (count === 0) return null;
  return (
    <details open={open} className="group rounded-picture border border-line bg-card text-sm">
      <summary className="flex min-h-tap cursor-pointer items-center justify-between gap-4 px-4 py-3 font-[550]">
        <span className="num">{heading}</span>
        <Icon node={ChevronDown} size={18} className="flex-none text-ink-2 group-open:rotate-180" />
      </summary>
      <ul className="border-t border-line">
        {cars.map(({ reason, ...car }) => (
          <li
            key={car.id}
            className="flex min-h-tap flex-wrap items-center gap-x-6 border-t border-line px-4 py-1 first:border-t-0"
          >
            <CarLabel car={car} />
            <p className="text-ink-2">{reasons[reason]}</p>
          </li>
        ))}
      </ul>
      {count > cars.length && (
        <p className="border-t border-line px-4 py-3 text-ink-2">{text.andMore(count - cars.length)}</p>
      )}
    </details>
  );
}
