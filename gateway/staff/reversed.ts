/** A table of names from its values to its names. */
export function reversed<Name extends string, Value extends string>(
  table: Readonly<Record<Name, Value>>,
): Record<Value, Name> {
  // The types of `entries` and `fromEntries` lose the names.
  const entries = Object.entries(table) as [Name, Value][];
  return Object.fromEntries(entries.map(([name, value]) => [value, name])) as Record<Value, Name>;
}
