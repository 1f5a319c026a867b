/** Thrown when a unique key is taken, with the code that MongoDB uses. */
export class DuplicateKeyError extends Error {
  readonly code = 11000;

  constructor(keys: string) {
    super(`Another document has the same ${keys}`);
  }
}
