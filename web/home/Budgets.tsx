import { Link } from 'react-router-dom';
import { budgetSlug } from '../cars/addresses/budgets.ts';
import type { HomePageQuery } from '../generated/HomePage.ts';
import { paths } from '../paths.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { homeMessages } from './messages.ts';

/** Prices in AED, the same as in `HomePage.graphql`. */
const budgets = {
  under100: { max: 100_000 },
  from100: { min: 100_000, max: 200_000 },
  from200: { min: 200_000, max: 400_000 },
  from400: { min: 400_000 },
} as const;

export type BudgetCounts = Pick<HomePageQuery, keyof typeof budgets> | undefined;

/** Links to the cars for sale in a price range; ranges without a car are left out. */
export function Budgets({ counted }: { counted: BudgetCounts }) {
  const text = useMessages(homeMessages);
  // The type of Object.keys loses the keys.
  const names = Object.keys(budgets) as (keyof typeof budgets)[];
  const shown = names.flatMap((name) => {
    const range: { min?: number; max?: number } = budgets[name];
    const count = counted?.[name]?.totalCount ?? 0;
    return count > 0 ? [{ ...range, count }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <nav aria-labelledby="budgets" className="mt-12 md:mt-16">
      <h3 id="budgets" className="text-title-sm">
        {text.budgets}
      </h3>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 md:gap-3">
        {shown.map(({ min, max, count }) => (
          <li key={min ?? 0}>
            <Link
              to={`${paths.buy}/${budgetSlug({ min, max })}?available=true`}
              className="flex h-full flex-col justify-between gap-1 rounded-picture border border-line bg-card p-4 hover:border-ink-3 md:p-5"
            >
              <span className="font-[550] tabular-nums">{inWords(min, max)}</span>
              <span className="num text-sm text-ink-2">{text.cars(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );

  function inWords(min: number | undefined, max: number | undefined): string {
    if (min === undefined) return text.upTo(max ?? 0);
    return max === undefined ? text.above(min) : text.between(min, max);
  }
}
