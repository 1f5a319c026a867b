import { Check } from 'lucide';
import type { CSSProperties } from 'react';
import type { CarFeaturesFragment } from '../../../generated/CarFeatures.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { carPageMessages } from '../messages.ts';

/** The car's features. Nothing where none is known. */
export function CarFeatures({ car: { features } }: { car: CarFeaturesFragment }) {
  const text = useMessages(carPageMessages);
  if (features.length === 0) return null;
  return (
    <section
      className="content-auto"
      style={{ '--height': `${3 + 2.4 * features.length}rem` } as CSSProperties}
    >
      <h2 className="mb-6 text-title-md print:mb-2 print:text-lg">{text.features}</h2>
      <ul className="grid gap-x-6 gap-y-3 md:fit-2 xl:fit-3 print:grid-cols-4 print:gap-y-0.5 print:text-xs print:[&>li:nth-child(n+41)]:hidden">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <Icon node={Check} className="mt-1 flex-none text-accent print:hidden" />
            <bdi className="min-w-0 wrap-anywhere">{feature}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
