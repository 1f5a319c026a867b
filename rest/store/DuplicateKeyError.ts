/** Raised, with MongoDB's own code, when a unique key is taken. */
export class DuplicateKeyError extends Error {
  readonly code = 11000;

  constructor(keys: string) {
    super(`Another document has the same ${keys}`);
  }
}
