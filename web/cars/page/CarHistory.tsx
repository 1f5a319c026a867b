import type { CarHistoryFragment } from '../../generated/CarHistory.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { FactList } from './facts/FactList.tsx';
import { carPageMessages } from './messages.ts';

/** What a buyer asks next: the car's owners, its service and its papers. Only what the dealer's records have. */
export function CarHistory({ car }: { car: CarHistoryFragment }) {
  const text = useMessages(carPageMessages);
  const rows: Record<
    Exclude<keyof CarHistoryFragment, 'id'>,
    [label: string, value: string | number | null]
  > = {
    owners: [text.owners, car.owners],
    serviceHistory: [text.serviceHistory, car.serviceHistory],
    accidentHistory: [text.accidentHistory, car.accidentHistory],
    warranty: [text.warranty, car.warranty],
    registration: [text.registration, car.registration],
    keys: [text.keys, car.keys],
    regionalSpecs: [text.regionalSpecs, car.regionalSpecs],
    location: [text.location, car.location],
    stockNumber: [text.stockNumber, car.stockNumber],
    vinLastSix: [text.vinLastSix, car.vinLastSix],
  };
  const known = Object.values(rows).filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-title-md print:mb-1 print:text-lg">{text.history}</h2>
      <FactList rows={known} />
    </section>
  );
}
