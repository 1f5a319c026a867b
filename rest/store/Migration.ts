import type { Store } from './Collection.ts';

/** A step that changes stored documents so that this version of the program can read them. */
export interface Migration {
  /** What it does, such as `2026-12-01 prices in fils`. The store contains it, so it never changes. */
  readonly name: string;
  /**
   * Changes the stored documents. Runs once, alone, before the API listens. If the process ends in the middle, it runs
   * again: documents that are changed already must stay as they are.
   */
  run(store: Store): Promise<void>;
}
