import type { CarSpecificationFragment } from '../../../generated/CarSpecification.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { carPageMessages } from '../messages.ts';
import { FactList } from './FactList.tsx';
import { inKilometres } from '../../card/formats.ts';

type Value = string | number | null | undefined;

/** The rows of the specification. What is undefined has not arrived yet. */
export function CarSpecification({ car }: { car: Partial<CarSpecificationFragment> }) {
  const text = useMessages(carPageMessages);
  const rows: Record<Exclude<keyof CarSpecificationFragment, 'id'>, [label: string, value: Value]> = {
    bodyType: [text.bodyType, car.bodyType],
    engine: [text.engine, car.engine],
    transmission: [text.transmission, car.transmission],
    fuelType: [text.fuelType, car.fuelType],
    mileage: [text.mileage, typeof car.mileage === 'number' ? inKilometres(car.mileage) : car.mileage],
    year: [text.year, car.year],
    doors: [text.doors, car.doors],
    exteriorColor: [text.color, car.exteriorColor],
  };
  return (
    <section className="content-auto [--height:30.6rem]">
      <h2 className="mb-4 text-title-md print:mb-1 print:text-lg">{text.specification}</h2>
      <FactList rows={Object.values(rows)} />
    </section>
  );
}
