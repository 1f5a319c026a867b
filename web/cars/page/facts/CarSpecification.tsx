import { ChevronDown } from 'lucide';
import type { CarSpecificationFragment } from '../../../generated/CarSpecification.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { carPageMessages } from '../messages.ts';
import { FactList } from './FactList.tsx';
import { specification } from './factTables.ts';

type Field = keyof typeof specification;

/** What the quick facts say as well (spec §2): it can be opened, so that nobody reads it twice. */
const inQuickFacts: Field[] = ['transmission', 'fuelType', 'mileage', 'year'];
/** The other rows of spec §2, which say so where the records are empty. The rest only has what is known. */
const always: Field[] = ['bodyType', 'engine', 'doors', 'exteriorColor'];

/** The rows of the specification. What is undefined has not arrived yet. */
export function CarSpecification({ car }: { car: Partial<CarSpecificationFragment> }) {
  const text = useMessages(carPageMessages);
  const rowOf = (field: Field) => {
    const [label, value] = specification[field];
    return [text[label], value(car, text)] as [string, ReturnType<typeof value>];
  };
  // The type of Object.keys loses the keys.
  const others = (Object.keys(specification) as Field[])
    .filter((field) => !inQuickFacts.includes(field))
    .filter((field) => always.includes(field) || (car[field] ?? null) !== null);
  return (
    <section className="content-auto [--height:24rem]">
      <h2 className="mb-4 text-title-md print:mb-1 print:text-lg">{text.specification}</h2>
      <FactList rows={others.map(rowOf)} />
      <details className="group/facts print:hidden">
        <summary className="flex min-h-tap items-center gap-2 py-2 text-ink-2">
          <span>{text.moreSpecification}</span>
          <Icon
            node={ChevronDown}
            size={16}
            className="flex-none transition-[rotate] duration-calm ease-calm group-open/facts:rotate-180"
          />
        </summary>
        <FactList rows={inQuickFacts.map(rowOf)} />
      </details>
    </section>
  );
}
