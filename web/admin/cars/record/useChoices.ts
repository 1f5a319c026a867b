import { dealership } from '../../../dealer/dealership.ts';
import { useStockChoicesQuery } from '../../../generated/StockChoices.ts';

/** Values that fields suggest: those of the cars on the site. */
export interface Choices {
  makes: readonly string[];
  models: readonly string[];
  bodyTypes: readonly string[];
  exteriorColors: readonly string[];
  interiorColors: readonly string[];
  fuelTypes: readonly string[];
  transmissions: readonly string[];
  regionalSpecs: readonly string[];
  drives: readonly string[];
  steeringSides: readonly string[];
  people: readonly string[];
}

/** What fields suggest, once it has arrived; the models are those of `make`, or all of them without one. */
export function useChoices(make: string): Choices {
  const { data } = useStockChoicesQuery();
  const facets = data?.cars?.facets;
  const ofMake = facets?.models.filter((model) => !make || model.make === make);
  return {
    makes: namesOf(data?.makes),
    models: namesOf(ofMake),
    bodyTypes: namesOf(facets?.bodyTypes),
    exteriorColors: namesOf(facets?.exteriorColors),
    interiorColors: namesOf(facets?.interiorColors),
    fuelTypes: namesOf(facets?.fuelTypes),
    transmissions: namesOf(facets?.transmissions),
    regionalSpecs: namesOf(facets?.regionalSpecs),
    drives: namesOf(facets?.drives),
    steeringSides: namesOf(facets?.steeringSides),
    people: namesOf(dealership.people),
  };
}

const namesOf = (named: readonly { name: string }[] | null | undefined) =>
  named?.map(({ name }) => name) ?? [];
