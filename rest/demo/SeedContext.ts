import type { PhotoStore } from '../photos/photoStore.ts';
import type { Store } from '../store/Collection.ts';

/** What the making of the demonstration stock, and of its pictures, needs. */
export interface SeedContext {
  store: Store;
  photos: PhotoStore;
  /** Called with a line on the progress. */
  log: (line: string) => void;
  /** Ends the work early; the next start goes on with what is missing. */
  signal?: AbortSignal;
  /** Width of the pictures in pixels; without it they are as large as the layers. */
  width?: number;
}
