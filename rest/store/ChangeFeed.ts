/** Tells which documents of one collection were written, by this process or by another one. */
export interface ChangeFeed {
  /**
   * The ids of the documents that were written or deleted since the last call, oldest first and perhaps repeatedly.
   * Undefined at the first call, and where this is not known any more: then the whole collection is to be read.
   * Ids that are taken are written: a document that is read afterwards is as new as the change, or newer.
   */
  take(): readonly string[] | undefined;
  close(): Promise<void>;
}
