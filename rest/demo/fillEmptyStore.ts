import type { PhotoStore } from '../photos/photoStore.ts';
import type { Store } from '../store/Collection.ts';

/** Fills a store that holds no car with the demonstration stock. */
export async function fillEmptyStore(_parts: { store: Store; photos: PhotoStore; say: (line: string) => void }) {}
