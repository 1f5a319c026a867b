import type { CarSpecificationFragment } from '../../generated/CarSpecification.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carPageMessages } from './messages.ts';
import { FactValue } from './FactValue.tsx';
import { inKilometres } from '../card/formats.ts';

/** The eight rows of the specification. What is undefined has not arrived yet. */
export function CarSpecification({ car }: { car: Partial<CarSpecificationFragment> }) {
  const text = useMessages(carPageMessages);
  const rows: [label: string, value: string | number | null | undefined][] = [
    [text.bodyType, car.bodyType],
    [text.engine, car.engine],
    [text.transmission, car.transmission],
    [text.fuelType, car.fuelType],
    [text.mileage, typeof car.mileage === 'number' ? inKilometres(car.mileage) : car.mileage],
    [text.year, car.year],
    [text.doors, car.doors],
    [text.color, car.exteriorColor],
  ];
  return (
    <section className="paint-later [--height:31rem]">
      <h2 className="mb-4 text-title-md">{text.specification}</h2>
      <dl className="grid md:grid-cols-2 md:gap-x-12">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-3.5">
            <dt className="flex-none text-ink-2">{label}</dt>
            <dd className="min-w-0 text-end font-medium tabular-nums wrap-anywhere">
              <FactValue value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
