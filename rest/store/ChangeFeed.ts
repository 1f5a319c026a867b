/** Tells which documents of one collection were written, by this process or another. */
export interface ChangeFeed {
  /**
   * The ids of the documents that were written or deleted since the last call, oldest first, perhaps with repetitions.
   * Undefined at the first call, and when the ids are no longer known: then read the whole collection. The writes are
   * complete: a document that is read afterwards is as new as the change, or newer.
   */
  take(): readonly string[] | undefined;
  close(): Promise<void>;
}
