/** How much one run of the benchmark does. */
export interface Settings {
  quick: boolean;
  /** Of the whole run, seconds. */
  limit: number;
  /** Numbers of cars. The growth goals compare `small` with `large`; `stocks` are looked at one by one. */
  small: number;
  large: number;
  largest: number;
  stocks: number[];
  /** How often each side of a comparison is measured. */
  rounds: number;
  /** How long one measurement of a side takes, seconds. CPU time is counted in steps of 10 ms. */
  seconds: number;
  /** How long each side is warmed up before, so that its code is compiled, seconds. */
  warmUp: number;
}

/** The run that judges, and a quick one for use during development. */
export const settings: Record<'full' | 'quick', Settings> = {
  full: {
    ...{ quick: false, limit: 15 * 60, rounds: 5, seconds: 1.4, warmUp: 1.4 },
    ...{ small: 500, large: 50_000, largest: 200_000, stocks: [500, 10_000, 50_000, 200_000] },
  },
  quick: {
    ...{ quick: true, limit: 2 * 60, rounds: 3, seconds: 0.2, warmUp: 0.4 },
    ...{ small: 500, large: 10_000, largest: 10_000, stocks: [10_000] },
  },
};
