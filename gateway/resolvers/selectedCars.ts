import { carFields } from '../apis/carFields.ts';
import { oncePerField, selectedBelow } from './selection.ts';

/** The fields that an operation selects of the cars of a field. */
export const selectedCars = oncePerField(({ fieldNodes, fragments }) =>
  carFields(selectedBelow(fieldNodes, fragments).keys()),
);

/** What an operation selects of a list: the fields of its cars, whether it needs their places, whether only facets. */
export const selectedOfList = oncePerField(({ fieldNodes, fragments }) => {
  const fields = selectedBelow(fieldNodes, fragments);
  const nodes = [
    ...(fields.get('nodes') ?? []),
    ...(selectedBelow(fields.get('edges'), fragments).get('node') ?? []),
  ];
  const pageInfo = selectedBelow(fields.get('pageInfo'), fragments);
  return {
    cars: carFields(selectedBelow(nodes, fragments).keys()),
    places:
      fields.has('changesCursor') ||
      selectedBelow(fields.get('edges'), fragments).has('cursor') ||
      ['startCursor', 'endCursor'].some((name) => pageInfo.has(name)),
    onlyFacets: [...fields.keys()].every((name) => name === 'facets' || name === '__typename'),
  };
});
