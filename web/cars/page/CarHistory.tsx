import type { CarHistoryFragment } from '../../generated/CarHistory.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { FactList } from './facts/FactList.tsx';
import { history } from './facts/factTables.ts';
import { carPageMessages } from './messages.ts';

/** The car's papers, and where it is. Only what the dealer's records have. */
export function CarHistory({ car }: { car: CarHistoryFragment }) {
  const text = useMessages(carPageMessages);
  const known = Object.values(history)
    .map(([label, value]): [string, ReturnType<typeof value>] => [text[label], value(car)])
    .filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-title-md print:mb-1 print:text-lg">{text.history}</h2>
      <FactList rows={known} />
    </section>
  );
}
