import type { Cells } from './Cells.ts';

/**
 * The features that a car has, from a list with semicolons or bars (or, where it has neither, commas). Null where it is blank.
 */
export function specifications(cells: Cells): Record<string, boolean> | null {
  const features = cells.text('features') ?? '';
  const listed = features.split(/[;|]/.test(features) ? /[;|]/ : ',');
  const names = new Map<string, string>();
  for (const part of listed) {
    const name = part.trim();
    const key = name.toLowerCase();
    if (name !== '' && !names.has(key)) names.set(key, name);
  }
  return names.size > 0 ? Object.fromEntries([...names.values()].map((name) => [name, true])) : null;
}
