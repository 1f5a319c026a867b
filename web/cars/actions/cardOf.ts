import { CarCardFragmentDoc } from '../../generated/CarCard.ts';

/** Where the cache keeps what cards show of a car. */
export function cardOf(id: string) {
  return {
    fragment: CarCardFragmentDoc,
    fragmentName: 'CarCard',
    from: { __typename: 'Car', id },
  } as const;
}
