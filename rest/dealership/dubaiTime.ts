/** Clocks in Dubai are four hours ahead of UTC, all year, ms. */
export const AHEAD_OF_UTC = 4 * 60 * 60 * 1000;

/** What a calendar and a clock on a wall in Dubai show. */
export interface DubaiTime {
  /** YYYY-MM-DD, as in the value of a date field. */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
}

/** The time in Dubai at a moment, wherever the device is. `moment`: milliseconds since 1970. */
export function dubaiTime(moment: number): DubaiTime {
  const there = new Date(moment + AHEAD_OF_UTC);
  return {
    day: there.toISOString().slice(0, 10),
    minutes: there.getUTCHours() * 60 + there.getUTCMinutes(),
  };
}
