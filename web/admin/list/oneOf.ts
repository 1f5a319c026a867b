/** A value of an address, if it is a name of the table. */
export function oneOf<Key extends string>(
  table: Record<Key, unknown>,
  value: string | null,
): Key | undefined {
  // `Object.hasOwn` does not narrow.
  return value !== null && Object.hasOwn(table, value) ? (value as Key) : undefined;
}
