/** The items by their groups, in their order. */
export function groupsOf<T>(items: Iterable<T>, groupOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groupOf(item);
    const known = groups.get(group);
    if (known) known.push(item);
    else groups.set(group, [item]);
  }
  return groups;
}
