/** Makes an object of a name and a value for each row of a table: `Object.fromEntries` that keeps the type of the names. */
export function recordOf<Row, Name extends string, Value>(
  rows: readonly Row[],
  entry: (row: Row) => readonly [name: Name, value: Value],
): Record<Name, Value> {
  // The type of Object.fromEntries loses the names.
  return Object.fromEntries(rows.map(entry)) as Record<Name, Value>;
}
