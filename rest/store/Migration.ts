import type { Store } from './Collection.ts';

/** A step that changes what is stored, so that this version of the program can read it. */
export interface Migration {
  /** Says what it does, such as `2026-12-01 prices in fils`. It is stored, so it never changes. */
  readonly name: string;
  /**
   * Changes the stored documents. Runs once, alone, before the API listens. A process that is ended in the middle leaves
   * some documents changed, and then it runs again: documents that are changed already must stay as they are.
   */
  run(store: Store): Promise<void>;
}
