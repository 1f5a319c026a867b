import { carFields } from '../apis/carFields.ts';
import { oncePerField, selectedBelow } from './selection.ts';

/** What an operation selects of the cars that a field gives. */
export const selectedCars = oncePerField(({ fieldNodes, fragments }) =>
  carFields(selectedBelow(fieldNodes, fragments).keys()),
);

/** What an operation selects of a list: of its cars, and whether nothing but the facets is looked at. */
export const selectedOfList = oncePerField(({ fieldNodes, fragments }) => {
  const fields = selectedBelow(fieldNodes, fragments);
  const nodes = [
    ...(fields.get('nodes') ?? []),
    ...(selectedBelow(fields.get('edges'), fragments).get('node') ?? []),
  ];
  return {
    cars: carFields(selectedBelow(nodes, fragments).keys()),
    onlyFacets: [...fields.keys()].every((name) => name === 'facets' || name === '__typename'),
  };
});
