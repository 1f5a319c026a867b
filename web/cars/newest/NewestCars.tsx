import type { ApolloClient } from '@apollo/client';
import type { ReactNode } from 'react';
import {
  NewestCarsDocument,
  type NewestCarsQuery,
  useNewestCarsSuspenseQuery,
} from '../../generated/NewestCars.ts';
import { loadQuery } from '../../data/loadQuery.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { CarGrid } from '../card/CarGrid.tsx';
import { NoCars } from '../card/NoCars.tsx';
import { newestMessages } from './messages.ts';

/** Whether a list was loaded and is empty. */
export function isEmpty(list: readonly unknown[] | null | undefined): boolean {
  return list?.length === 0;
}

/** Loads the newest cars, for a page whose own list is empty. */
export async function loadNewestCars(client: ApolloClient) {
  await loadQuery(client, NewestCarsDocument, {});
}

type Car = NonNullable<NewestCarsQuery['cars']>['nodes'][number];

interface Props {
  /** Whether they replace an empty list of cars for test drives; a sentence above them says so. */
  forTestDrive?: boolean;
  /** Whether they are swiped on phones. */
  swiped?: boolean;
  /** Stands under each card, such as a button. */
  action?: (car: Car) => ReactNode;
  /** A way out where no car is for sale at all. */
  children?: ReactNode;
}

/** The newest cars for sale, shown in place of a list that is empty. */
export function NewestCars({ forTestDrive = false, swiped, action, children }: Props) {
  const text = useMessages(newestMessages);
  const cars = useNewestCarsSuspenseQuery().data?.cars;
  if (!cars?.nodes.length) return <NoCars failed={!cars}>{cars && children}</NoCars>;
  return (
    <>
      {forTestDrive && <p className="mb-8 max-w-measure text-ink-2">{text.anyCar}</p>}
      <CarGrid cars={cars.nodes} swiped={swiped} action={action} />
    </>
  );
}
