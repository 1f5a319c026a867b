import type { Cells } from './Cells.ts';

/** Marks before the items of a list, wherever they stand. */
const bullets = /[•●◦▪■□∙‣▶►➤✓✔✅☑]|\s[·*]\s|(?=[✗✘❌])/u;
/** What stands before a feature that the car lacks. */
const cross = /^[✗✘❌]\s*/u;
/** What stands before or behind an item at the beginning or the end of a line. */
const around = /^(?:[-–—*·]\s+|\d{1,2}[.)]\s+)|[,;]+$/gu;

/**
 * The features of a car, from a list with a line or a bullet for each or, if it has neither, with semicolons or bars, or
 * commas; the car lacks those with a cross before them. Null if the list is blank.
 */
export function specifications(cells: Cells): Record<string, boolean> | null {
  const known = new Set<string>();
  const has: Record<string, boolean> = {};
  for (const item of itemsOf(cells.lines('features'))) {
    const name = item.replace(cross, '');
    const key = name.toLowerCase();
    if (name === '' || known.has(key)) continue;
    known.add(key);
    has[name] = name === item;
  }
  return known.size > 0 ? has : null;
}

/** The features of a car as `specifications` reads them: a line for each, those that it lacks with a cross before them. */
export function linesOfSpecifications(has: Readonly<Record<string, boolean>>): string {
  return Object.entries(has)
    .map(([name, included]) => (included ? name : `✗ ${name}`))
    .join('\n');
}

function itemsOf(text: string): string[] {
  const hasBullets = bullets.test(text);
  const isList = hasBullets || text.includes('\n');
  const lines = text.split('\n').flatMap((line) => (hasBullets ? line.trim().split(bullets) : line));
  // A comma at the end of a line says that the list goes on with commas.
  const hasCommas = !isList || lines.some((line) => line.trim().endsWith(','));
  const separator = /[;|]/.test(text) ? /[;|]/ : hasCommas ? ',' : undefined;
  const items = separator ? lines.flatMap((line) => line.split(separator)) : lines;
  return items.map((item) => (isList ? item.trim().replace(around, '').trim() : item.trim()));
}
