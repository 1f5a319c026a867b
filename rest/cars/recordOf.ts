/** Makes an object of a name and a value for each row of a table. It keeps the type of the names, which `Object.fromEntries` loses. */
export function recordOf<Row, Name extends string, Value>(
  rows: readonly Row[],
  entry: (row: Row) => readonly [name: Name, value: Value],
): Record<Name, Value> {
  // Every name is written below.
  const record = {} as Record<Name, Value>;
  for (const row of rows) {
    const [name, value] = entry(row);
    record[name] = value;
  }
  return record;
}
