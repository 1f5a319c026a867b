import { ARTICLE_PHOTO, type PhotoStore } from '../photos/photoStore.ts';
import { storedName } from '../photos/storePicture.ts';
import { UnusedPhotos } from '../photos/UnusedPhotos.ts';
import type { Store } from '../store/Collection.ts';
import type { StoredBlog } from './blog.ts';

/** A picture younger than this may belong to an article that is being written; ms. */
const MIN_AGE = 60 * 60 * 1000;

/** Finds the pictures that no article has, neither on the site nor as it is written. */
export function unusedCovers(parts: { store: Store; photos: PhotoStore; now: () => Date }): UnusedPhotos {
  const { store, photos, now } = parts;
  return new UnusedPhotos({
    ...{ photos, now, prefix: ARTICLE_PHOTO, minAge: MIN_AGE },
    async *used() {
      for await (const { image, draft } of store.collection<StoredBlog>('blogs').find({})) {
        for (const path of [image, draft?.image]) {
          const name = path && storedName(path);
          if (name) yield name;
        }
      }
    },
  });
}
