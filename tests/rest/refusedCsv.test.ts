import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { refusedCsv } from '../../rest/imports/refusedCsv.ts';

it('ends with an error where the rows cannot be read to their end, and ends nothing else', async () => {
  async function* rows() {
    yield { line: 2, carId: null, car: 'S-1', column: 'Price', value: 'cheap', text: 'is no price' };
    throw new Error('The store is away');
  }
  await expect(text(refusedCsv(rows()))).rejects.toThrow('The store is away');
});
