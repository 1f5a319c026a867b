import { type PhotoStore, PERSON_PHOTO } from '../../photos/photoStore.ts';
import { storedName } from '../../photos/storePicture.ts';
import { UnusedPhotos } from '../../photos/UnusedPhotos.ts';
import type { Store } from '../../store/Collection.ts';
import type { DealershipChanges } from '../dealershipChanges.ts';
import type { StoredSettings } from './settings.ts';

/** How long a portrait may wait for its settings to be saved: whoever adds one may leave the page open over night; ms. */
const MIN_AGE = 24 * 60 * 60 * 1000;

/** Finds the portraits that the settings do not name: others have replaced them, or they were never saved. */
export function unusedPortraits(parts: { store: Store; photos: PhotoStore; now: () => Date }): UnusedPhotos {
  const { store, photos, now } = parts;
  return new UnusedPhotos({
    ...{ photos, now, prefix: PERSON_PHOTO, minAge: MIN_AGE },
    async *used() {
      for await (const { changes } of store.collection<StoredSettings>('settings').find({})) {
        // Only checked changes are stored.
        const { people = [] } = changes as DealershipChanges;
        for (const { picture } of people) {
          const name = picture && storedName(picture);
          if (name) yield name;
        }
      }
    },
  });
}
