import type { CarSpecificationFragment } from '../../../generated/CarSpecification.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { carPageMessages } from '../messages.ts';
import { FactList } from './FactList.tsx';
import { specification } from './factTables.ts';

/** The rows of the specification. What is undefined has not arrived yet. */
export function CarSpecification({ car }: { car: Partial<CarSpecificationFragment> }) {
  const text = useMessages(carPageMessages);
  return (
    <section className="content-auto [--height:30.6rem]">
      <h2 className="mb-4 text-title-md print:mb-1 print:text-lg">{text.specification}</h2>
      <FactList rows={Object.values(specification).map(([label, value]) => [text[label], value(car)])} />
    </section>
  );
}
