import { Link } from 'react-router-dom';
import { listPaths } from '../cars/addresses/listPaths.ts';
import { BodyTypeIcon } from '../cars/filters/icons/BodyTypeIcon.tsx';
import { SearchForm } from '../cars/finder/SearchForm.tsx';
import { constants } from '../dealer/constants.ts';
import type { HomeCountsFragment } from '../generated/HomeFinder.ts';
import { paths } from '../paths.ts';
import { SwipedRow } from '../ui/page/SwipedRow.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { homeMessages } from './messages.ts';

/** How many makes are named; a link to all cars follows them. */
const MOST_MAKES = 12;

/** One row that is swiped on phones. */
const row = '-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none]';

/**
 * The ways into the stock: a search, and links to the cars of a body type and of a make, with how many are for sale. Those
 * of which there is none are left out.
 */
export function HomeFinder({ counts }: { counts: HomeCountsFragment | null | undefined }) {
  const text = useMessages(homeMessages);
  const bodyTypes = constants.bodyTypes.flatMap(
    (type) => counts?.bodyTypes.filter(({ name, count }) => name === type && count > 0) ?? [],
  );
  const makes = (counts?.makes ?? [])
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_MAKES);
  return (
    <section
      aria-label={text.find}
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-3 pt-6 md:gap-5 md:pt-10"
    >
      <div className="md:max-w-152">
        <SearchForm />
      </div>
      {bodyTypes.length > 0 && (
        <nav aria-label={text.byBody}>
          <SwipedRow
            className={`${row} md:mx-0 md:grid md:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] md:gap-3 md:px-0`}
          >
            {bodyTypes.map(({ name, count }) => (
              <li key={name} className="flex-none">
                <Link
                  to={listPaths.bodyType(name) ?? paths.buy}
                  className="grid min-w-25 justify-items-center gap-0.5 rounded-picture border border-line bg-card px-3 py-2.5 text-sm hover:border-ink-3 md:py-4"
                >
                  <BodyTypeIcon type={name} />
                  <span className="font-[550]">{name}</span>
                  <span className="num text-xs text-ink-2">{text.cars(count)}</span>
                </Link>
              </li>
            ))}
          </SwipedRow>
        </nav>
      )}
      {makes.length > 0 && (
        <nav aria-label={text.byMake}>
          <SwipedRow className={`${row} md:mx-0 md:flex-wrap md:px-0`}>
            {makes.map(({ name, count }) => (
              <li key={name} className="flex-none">
                <Link to={listPaths.make(name) ?? paths.buy} className={chip}>
                  <bdi translate="no">{name}</bdi>
                  <span className="num text-ink-2">{count}</span>
                </Link>
              </li>
            ))}
            <li className="flex-none">
              <Link to={paths.buy} className={chip}>
                {text.allMakes}
              </Link>
            </li>
          </SwipedRow>
        </nav>
      )}
    </section>
  );
}

const chip =
  'inline-flex min-h-tap items-center gap-2 rounded-full border border-line bg-card px-4 text-sm whitespace-nowrap hover:border-ink-3';
