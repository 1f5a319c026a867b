/** What a text, and an object or a list, take besides their content, and what each value in one takes, bytes. */
const [TEXT, OBJECT, PLACE] = [20, 24, 8];
/** How many items of a list are weighed: those between them are taken to weigh as much. */
const MOST_WEIGHED = 16;
/** How deep objects are weighed: nothing that is read of an answer is nested deeper. */
const MAX_DEPTH = 8;
/** A text with one such character takes two bytes for each of its characters. */
const wide = /[^\0-\xff]/;

/** About how many bytes of memory parsed JSON takes. Small objects take many times as much as their text. */
export function weightOf(value: unknown, depth = 0): number {
  if (typeof value === 'string') return TEXT + value.length * (wide.test(value) ? 2 : 1);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return 0;
  const values: unknown[] = Array.isArray(value) ? value : Object.values(value);
  const step = Array.isArray(value) ? Math.ceil(values.length / MOST_WEIGHED) : 1;
  let [weight, weighed] = [0, 0];
  for (let i = 0; i < values.length; i += step) {
    weight += weightOf(values[i], depth + 1);
    weighed += 1;
  }
  return OBJECT + values.length * PLACE + (weighed && Math.ceil((weight * values.length) / weighed));
}
