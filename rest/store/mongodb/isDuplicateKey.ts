/** Whether an `insertOne` failed because another document has the id, or a value of a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 11000;
}
