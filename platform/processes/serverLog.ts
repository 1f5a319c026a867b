import { pino } from 'pino';
import { traceIds } from '../telemetry/traceIds.ts';

/** Logging does not wait until a line is written. `flush` waits only if there is a `minLength`. */
const stdout = pino.destination({ minLength: 1 });

/**
 * The log options of the server `name`: one JSON object per line, on stdout, from `level` up. With tracing, the lines of a
 * request have the ids of its trace.
 */
export function serverLog(name: string, level: string) {
  return { name, level, stream: stdout, mixin: traceIds };
}

/** Settles when everything logged so far is written, so that output of another process comes after it. */
export function logWritten(): Promise<void> {
  return new Promise((resolve) => stdout.flush(() => resolve()));
}
