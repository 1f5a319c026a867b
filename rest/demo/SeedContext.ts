import type { PhotoStore } from '../photos/photoStore.ts';
import type { Store } from '../store/Collection.ts';

/** What is needed to make the demonstration stock and its pictures. */
export interface SeedContext {
  store: Store;
  photos: PhotoStore;
  /** Called with a line about the progress. */
  log: (line: string) => void;
  /** Called with a line for the operator's eyes only, which is no part of a log. */
  announce?: (line: string) => void;
  /** Ends the work early; the next start makes what is missing. */
  signal?: AbortSignal;
  /** The width of the pictures in pixels; that of the layers when left out. */
  width?: number;
}
