import { CarCardFragmentDoc } from '../../generated/CarCard.ts';

/** The fragment in Apollo's cache with what the card of a car shows. */
export function cardOf(id: string) {
  return {
    fragment: CarCardFragmentDoc,
    fragmentName: 'CarCard',
    from: { __typename: 'Car', id },
  } as const;
}
