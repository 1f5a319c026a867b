import type { CarCardFragment } from '../../generated/CarCard.ts';
import { CarCard } from '../card/CarCard.tsx';
import { SwipedRow } from '../../ui/page/SwipedRow.tsx';
import { WaitingCard } from '../card/WaitingCard.tsx';

interface Props {
  /** Null stands for a car that is still loading. */
  cars: readonly (CarCardFragment | null)[];
}

/** Cars beside each other, four where there is room; on smaller screens they are swiped. */
export function CarCarousel({ cars }: Props) {
  return (
    <SwipedRow className="content-auto -mx-gutter flex snap-x [--height:21rem] scroll-px-gutter gap-4 overflow-x-auto px-gutter py-1.5 [scrollbar-width:thin] md:gap-6 xl:mx-0 xl:grid xl:grid-cols-4 xl:gap-y-12 xl:overflow-visible xl:px-0">
      {cars.map((car, i) => (
        <li key={car?.id ?? i} className="@container w-[76%] flex-none snap-start md:w-[38%] xl:w-auto">
          {car ? (
            <CarCard car={car} sizes="(width < 48rem) 70vw, (width < 73.8125rem) 36vw, 22vw" />
          ) : (
            <WaitingCard />
          )}
        </li>
      ))}
    </SwipedRow>
  );
}
