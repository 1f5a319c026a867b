import { Calendar, Cog, Fuel, Gauge, type LucideIcon } from 'lucide-react';
import type { CarFactsFragment } from '../../generated/CarFacts.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carPageMessages } from './messages.ts';
import { FactValue } from './FactValue.tsx';
import { inKilometres } from '../card/formats.ts';

/** Year, mileage, transmission and fuel at a glance. What is undefined has not arrived yet. */
export function CarFacts({ car }: { car: Partial<CarFactsFragment> }) {
  const text = useMessages(carPageMessages);
  const facts: [label: string, Icon: LucideIcon, value: string | number | null | undefined][] = [
    [text.year, Calendar, car.year],
    [text.mileage, Gauge, typeof car.mileage === 'number' ? inKilometres(car.mileage) : car.mileage],
    [text.transmission, Cog, car.transmission],
    [text.fuel, Fuel, car.fuelType],
  ];
  return (
    <dl
      aria-label={text.facts}
      className="grid border-y border-line 2xs:grid-cols-2 md:grid-cols-4 print:grid-cols-4 [&>div]:border-line max-2xs:[&>div]:not-first:border-t max-md:[&>div]:nth-[n+3]:border-t 2xs:max-md:[&>div]:even:border-s 2xs:max-md:[&>div]:even:ps-4 md:[&>div]:not-first:border-s md:[&>div]:not-first:ps-6"
    >
      {facts.map(([label, Icon, value]) => (
        <div key={label} className="py-4 pe-3 md:py-6 print:border-0! print:py-2! print:ps-0!">
          <Icon aria-hidden size={20} strokeWidth={1.5} className="mb-3 text-accent print:hidden" />
          <dt className="text-sm text-ink-2 wrap-anywhere">{label}</dt>
          <dd className="font-[550] tabular-nums wrap-anywhere">
            <FactValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
