import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import type { CarCardFragment } from '../../generated/CarCard.ts';
import { SwipedRow } from '../../ui/page/SwipedRow.tsx';
import { CarCard, type SavedState } from './CarCard.tsx';
import { IllustrationNote } from './IllustrationNote.tsx';

interface Props {
  cars: readonly CarCardFragment[];
  /** The heading for screen readers, where no visible heading stands above the cars. */
  heading?: string;
  /** One column fewer, for the narrower space beside filters. */
  narrow?: boolean;
  /** Whether phones show the cars beside each other, to be swiped, instead of below each other. */
  swiped?: boolean;
  /** Whether its first picture is the first that visitors see, and so is fetched first. */
  priority?: boolean;
  /** How each car has changed since it was saved. Given where favourites are shown. */
  saved?: (car: CarCardFragment) => SavedState;
  /** Stands under each card, such as a button. */
  action?: (car: CarCardFragment) => ReactNode;
}

/** How high a card is where one fills the width of a phone: its picture, and two lines under the name. */
const onPhones = 'content-auto [--height:calc((100vw-2*var(--spacing-gutter))*0.625+8.6rem)]';

/** The row that is swiped. */
const inOneRow =
  'content-auto [--height:22rem] max-md:-mx-gutter max-md:flex max-md:snap-x max-md:scroll-px-gutter max-md:gap-4 max-md:overflow-x-auto max-md:px-gutter max-md:py-1.5 [scrollbar-width:thin]';

/**
 * Cars side by side: one column on phones and beside filters on tablets, else two, three where there is room. They are not rendered again while a
 * visitor chooses a filter beside them.
 */
export const CarGrid = memo(function CarGrid({
  cars,
  heading,
  narrow = false,
  swiped = false,
  priority = false,
  saved,
  action,
}: Props) {
  const List = swiped ? SwipedRow : 'ul';
  return (
    <>
      {heading && (
        <h2 data-list className="sr-only">
          {heading}
        </h2>
      )}
      <List
        className={clsx(
          'grid gap-x-[clamp(1.25rem,2vw,2rem)] gap-y-8 md:gap-y-12',
          swiped && inOneRow,
          narrow ? 'grid-cols-[minmax(0,1fr)] lg:fit-2 2xl:fit-3' : 'md:fit-2 xl:fit-3',
        )}
      >
        {cars.map((car, i) => (
          <li
            key={car.id}
            className={clsx(
              swiped && 'max-md:w-[78%] max-md:flex-none max-md:snap-start',
              '@container flex flex-col justify-between gap-4',
            )}
          >
            <CarCard
              car={car}
              className={swiped ? undefined : onPhones}
              priority={priority && i === 0}
              saved={saved?.(car)}
              sizes={
                narrow
                  ? '(width < 48rem) 92vw, (width < 64rem) 60vw, (width < 90rem) 36vw, 24vw'
                  : '(width < 48rem) 92vw, (width < 73.8125rem) 46vw, 30vw'
              }
            />
            {action?.(car)}
          </li>
        ))}
      </List>
      <IllustrationNote cars={cars} />
    </>
  );
});
