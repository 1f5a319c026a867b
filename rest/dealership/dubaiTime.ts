/** How far clocks in Dubai are ahead of UTC, all year: four hours, ms. */
export const AHEAD_OF_UTC = 4 * 60 * 60 * 1000;

const DAY = 24 * 60 * 60 * 1000;

/** The local day and time in Dubai. */
export interface DubaiTime {
  /** YYYY-MM-DD, as in the value of a date field. */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
}

/** The local time in Dubai at `moment` (ms since 1970), whatever the time zone of the device. */
export function dubaiTime(moment: number): DubaiTime {
  const there = new Date(moment + AHEAD_OF_UTC);
  return {
    day: there.toISOString().slice(0, 10),
    minutes: there.getUTCHours() * 60 + there.getUTCMinutes(),
  };
}

/** Counts the days in Dubai; the same for two moments (ms since 1970) of one day there. */
export function dayNumber(moment: number): number {
  return Math.floor((moment + AHEAD_OF_UTC) / DAY);
}

/** When the day in Dubai began that `moment` is in, both ms since 1970. */
export function dayStart(moment: number): number {
  return dayNumber(moment) * DAY - AHEAD_OF_UTC;
}
