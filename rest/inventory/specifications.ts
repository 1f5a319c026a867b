import type { Cells } from './Cells.ts';

/**
 * The features that a car has, from a list with semicolons or bars (or, where it has neither, commas). Null where it is blank.
 */
export function specifications(cells: Cells): Record<string, boolean> | null {
  const features = cells.text('features') ?? '';
  const listed = features.split(/[;|]/.test(features) ? /[;|]/ : ',');
  const known = new Set(['']);
  const found: Record<string, boolean> = {};
  for (const part of listed) {
    const name = part.trim();
    const key = name.toLowerCase();
    if (!known.has(key)) found[name] = true;
    known.add(key);
  }
  return known.size > 1 ? found : null;
}
