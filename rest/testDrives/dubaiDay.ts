const AHEAD_OF_UTC = 4 * 60 * 60 * 1000;

/** The day that it is in Dubai, YYYY-MM-DD. Dubai's clocks are four hours ahead all year. */
export function dubaiDay(time: Date): string {
  return new Date(time.getTime() + AHEAD_OF_UTC).toISOString().slice(0, 10);
}
