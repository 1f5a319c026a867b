import { expect, it } from 'vitest';
import type { CarParent } from '../../gateway/apis/carFromWire.ts';
import { countFacets } from '../../gateway/apis/inMemoryLists.ts';
import type { CarFilter } from '../../gateway/generated/schemaTypes.ts';

it.each<[CarFilter, CarFilter[]]>([
  [{}, [{}]],
  [{ search: 'x5' }, [{ search: 'x5' }]],
  [
    { makes: ['BMW'], model: 'x5', price: { max: 9 } },
    [
      { makes: null, model: null, price: { max: 9 } },
      { makes: ['BMW'], model: 'x5', price: { max: 9 } },
      { makes: ['BMW'], model: null, price: { max: 9 } },
      { makes: ['BMW'], model: 'x5', price: null },
    ],
  ],
])('the facets of %j load the cars once for each filter that leaves a part out', async (filter, expected) => {
  const asked: CarFilter[] = [];
  const load = async (wanted: CarFilter): Promise<CarParent[]> => {
    asked.push(wanted);
    return [];
  };
  await countFacets(filter, load);
  expect(asked).toEqual(expected);
});
