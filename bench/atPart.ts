/** The value that this part of the numbers, such as 0.75, does not exceed; NaN counts as the largest. */
export function atPart(numbers: readonly number[], part: number): number {
  const sorted = numbers
    .map((number) => (Number.isNaN(number) ? Infinity : number))
    .toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? NaN;
}
