import { InvalidInput } from '../../http/errors.ts';
import type { PhotoStore } from '../../photos/photoStore.ts';
import { storedName } from '../../photos/storePicture.ts';
import type { Dealership } from '../dealership.ts';

/**
 * Checks that the portraits are there with which people are to be shown; `known`: the people as they are, whose pictures are not
 * looked at again. Rejects with `InvalidInput`, with a sentence for each that is gone.
 */
export async function checkPortraits(
  photos: PhotoStore,
  people: Dealership['people'],
  known: Dealership['people'],
): Promise<void> {
  const kept = new Set(known.map(({ picture }) => picture));
  const errors = [];
  for (const [i, { name, picture }] of people.entries()) {
    if (!picture || kept.has(picture)) continue;
    const stored = storedName(picture);
    const found = stored === undefined ? undefined : await photos.get(stored);
    found?.stream.destroy();
    const message = `The picture of ${name} is not stored any more. Add it again.`;
    if (!found) errors.push({ field: `people.${i}.picture`, message });
  }
  if (errors.length > 0) throw new InvalidInput(errors);
}
