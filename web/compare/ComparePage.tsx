import type { ApolloClient } from '@apollo/client';
import { skipToken, useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom';
import { carName } from '../cars/card/carName.ts';
import { carMessages } from '../cars/card/messages.ts';
import { ComparePageDocument, useComparePageSuspenseQuery } from '../generated/ComparePage.ts';
import type { ComparedCarFragment } from '../generated/ComparedCar.ts';
import { loadQuery } from '../data/loadQuery.ts';
import { PageHead } from '../ui/page/PageHead.tsx';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { ChooseCars } from './ChooseCars.tsx';
import { type Comparison, comparisonOf, readComparison } from './compareAddress.ts';
import { MOST_CARS, removeCompared } from '../cars/actions/comparedCars.ts';
import { SideBySide } from './SideBySide.tsx';
import { compareMessages } from './messages.ts';

/** Loads the cars that the address names. */
async function loadComparePage(client: ApolloClient, { request }: LoaderFunctionArgs): Promise<Comparison> {
  const comparison = readComparison(new URL(request.url).searchParams);
  if (comparison.ids.length > 0) await loadQuery(client, ComparePageDocument, { ids: comparison.ids });
  return comparison;
}

/** `/compare?cars=id1,id2`: up to four cars side by side. With fewer than two, it offers to choose some. */
function ComparePage() {
  const text = useMessages(compareMessages);
  const { unknown } = useMessages(carMessages);
  const { ids, ignored } = useLoaderData<typeof loadComparePage>();
  const { data } = useComparePageSuspenseQuery(ids.length > 0 ? { variables: { ids } } : skipToken);
  const cars = data?.carsByIds?.filter((car) => car !== null) ?? [];
  const failed = ids.length > 0 && !data?.carsByIds;
  const gone = failed ? [] : ids.filter((id) => !cars.some((car) => car.id === id));
  const { heading, said, remove } = useRemoval(cars);
  const forgotten = gone.join();
  useEffect(() => removeCompared(...forgotten.split(',')), [forgotten]);
  const notes = [
    ignored > 0 && text.ignored(MOST_CARS, ignored),
    gone.length > 0 && text.gone(gone.length),
  ].filter((note) => note !== false);
  return (
    <div className="wrap pb-section">
      <PageHead
        title={text.title(cars.map((car) => carName(car, unknown)))}
        description={text.description(MOST_CARS)}
      />
      <div className="pt-8 pb-6 md:pt-12 md:pb-8">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {text.heading}
        </h1>
        {notes.map((note) => (
          <p key={note} className="mt-4 rounded-control bg-accent-wash px-4 py-3">
            {note}
          </p>
        ))}
        <output className="sr-only">{said}</output>
      </div>
      {failed && <EmptyState problem={text.unreachable} />}
      {!failed && cars.length < 2 && <ChooseCars car={cars[0]} />}
      {cars.length >= 2 && <SideBySide cars={cars} onRemove={remove} />}
    </div>
  );
}

/**
 * Removes a car from the page, its address and this device's comparison. The other cars are loaded already: nothing is
 * requested.
 */
function useRemoval(cars: readonly ComparedCarFragment[]) {
  const text = useMessages(compareMessages);
  const { unknown } = useMessages(carMessages);
  const client = useApolloClient();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const remove = (car: ComparedCarFragment) => {
    const left = cars.filter((other) => other !== car);
    const ids = left.map(({ id }) => id);
    client.writeQuery({ query: ComparePageDocument, variables: { ids }, data: { carsByIds: left } });
    removeCompared(car.id);
    setSaid(text.removed(carName(car, unknown)));
    // The button that has the focus disappears.
    heading.current?.focus({ preventScroll: true });
    void navigate(comparisonOf(ids), { preventScrollReset: true });
  };
  return { heading, said, remove };
}

export { ComparePage as Component, loadComparePage as load };
