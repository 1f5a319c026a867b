import { pino } from 'pino';

/** Nobody waits until a line is written. With a shortest length, its `flush` does. */
const stdout = pino.destination({ minLength: 1 });

/** The options of the log of the server `name`: a JSON object a line, on stdout, from `level` on. */
export function serverLog(name: string, level: string) {
  return { name, level, stream: stdout };
}

/** Settles when all that was logged until now is written: what another process tells then stands below it. */
export function logWritten(): Promise<void> {
  return new Promise((resolve) => stdout.flush(() => resolve()));
}
