import { Calendar, Cog, Fuel, Gauge, type IconNode } from 'lucide';
import type { CarFactsFragment } from '../../../generated/CarFacts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { carPageMessages } from '../messages.ts';
import { FactValue } from './FactValue.tsx';
import { inKilometres } from '../../card/inKilometres.ts';

/**
 * Year, mileage, transmission and fuel at a glance: in four columns, two or one, as the font size leaves room. The line
 * before the first of a row is cut off. A value that is undefined has not arrived yet.
 */
export function CarFacts({ car }: { car: Partial<CarFactsFragment> }) {
  const text = useMessages(carPageMessages);
  const facts: [label: string, icon: IconNode, value: string | number | null | undefined][] = [
    [text.year, Calendar, car.year],
    [text.mileage, Gauge, typeof car.mileage === 'number' ? inKilometres(car.mileage) : car.mileage],
    [text.transmission, Cog, car.transmission],
    [text.fuel, Fuel, car.fuelType],
  ];
  return (
    <div className="overflow-clip border-b border-line">
      <dl aria-label={text.facts} className="-ms-6.25 grid fit-facts print:grid-cols-4">
        {facts.map(([label, icon, value]) => (
          <div
            key={label}
            className="border-s border-t border-line py-4 ps-6 pe-3 md:py-6 print:border-s-0 print:py-2!"
          >
            <Icon node={icon} className="mb-3 text-accent print:hidden" />
            <dt className="text-sm text-ink-2 wrap-anywhere">{label}</dt>
            <dd className="font-[550] tabular-nums wrap-anywhere">
              <FactValue value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
