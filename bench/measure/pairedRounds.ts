import { medianOf } from '../medianOf.ts';
import type { Cost } from './cpuPerRequest.ts';

/** The measurements of each side, round by round. */
export type Rounds<S extends string> = Record<S, Cost[]>;

/**
 * Measures every side once a round, one right after the other: A B, B A, A B. A temporary disturbance of the machine then
 * affects all sides of a round, and no side is always the first.
 */
export async function pairedRounds<S extends string>(
  rounds: number,
  sides: Record<S, () => Promise<Cost>>,
): Promise<Rounds<S>> {
  const entries = Object.entries(sides) as [S, () => Promise<Cost>][]; // The type of Object.entries loses the keys.
  const measured = Object.fromEntries(entries.map(([side]) => [side, [] as Cost[]])) as Rounds<S>;
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? entries : entries.toReversed();
    for (const [side, measure] of order) measured[side].push(await measure());
  }
  return measured;
}

/** The CPU time of one side divided by that of the other: the median of the ratios of all rounds. */
export function ratioOf(side: Cost[], other: Cost[]): number {
  return medianOf(ratios(side, other));
}

/** The range of the middle half of the ratios of all rounds: how certain `ratioOf` is. */
export function middleHalf(side: Cost[], other: Cost[]): string {
  const sorted = ratios(side, other).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(2);
  return `${at(0.25)}–${at(0.75)}`;
}

function ratios(side: Cost[], other: Cost[]): number[] {
  return side.map(({ cpu }, round) => cpu / (other[round]?.cpu ?? NaN));
}

/** The median CPU time of a side, µs a request. */
export function cpuOf(side: Cost[]): number {
  return medianOf(side.map(({ cpu }) => cpu));
}
