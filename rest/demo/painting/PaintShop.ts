import type { PhotoStore } from '../../photos/photoStore.ts';
import type { Store } from '../../store/Collection.ts';

/** What painting the demonstration stock needs. */
export interface PaintShop {
  store: Store;
  photos: PhotoStore;
  /** Told how far the work is. */
  say: (line: string) => void;
  /** Ends the work early; the next start goes on with what is missing. */
  signal?: AbortSignal;
  /** Width of the pictures, pixels; without it they are as large as they were traced. */
  width?: number;
}
