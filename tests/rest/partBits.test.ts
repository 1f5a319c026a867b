import { expect, it } from 'vitest';
import { bitOf, newMask } from '../../rest/cars/columns/partBits.ts';
import { facetParts } from '../../rest/cars/facets/facetParts.ts';

it('a row that fails a part of a filter keeps the bit of that part, and no two facets share one', () => {
  const bits = [...facetParts, 'title' as const].map((part) => {
    const [kept] = newMask(1).fill(bitOf(part));
    expect([part, kept]).toEqual([part, bitOf(part)]);
    return kept;
  });
  expect(new Set(bits).size).toBe(facetParts.length + 1);
  expect(bitOf('search')).toBe(bitOf('title'));
});
