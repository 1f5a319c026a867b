/** What is read of an event in a trace of Chromium; times in µs. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time of its thread. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** How long a task may keep the main thread without counting as blocking, ms. */
const SHORT = 50;

/**
 * The total blocking time of the page in a trace, by the processor time of its tasks, ms: of each task after the first
 * paint, what goes beyond 50 ms on a processor `slowdown` times slower. Unlike times by the clock, it does not count what a
 * busy machine did for others meanwhile.
 */
export function processorBlockingTime(events: TraceEvent[], slowdown: number): number {
  const opened = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http') === true,
  );
  const isOfPage = ({ pid, tid }: TraceEvent) => pid === opened?.pid && tid === opened.tid;
  const painted = events.find((event) => event.name === 'firstContentfulPaint' && isOfPage(event));
  if (!painted) return NaN;
  const tasks = events.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && event.ts > painted.ts && isOfPage(event),
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - SHORT), 0);
}
