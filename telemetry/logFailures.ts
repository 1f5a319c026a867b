import type { FastifyInstance } from 'fastify';

/** How many failures are logged one by one in a second: a flood of them must not fill the disk. */
export const MOST_LOGGED = 20;
const SECOND = 1_000;

/** A request that was answered with a failure (5xx). */
interface Failure {
  requestId: string;
  method: string;
  /** The pattern of its path. */
  route: string | undefined;
  status: number;
}

/** Logs a failure. */
export type LogFailure = (failure: Failure) => void;

/**
 * Logs the answers that say that the server failed (5xx), with the id of the request and without its address. Where there
 * are more than `MOST_LOGGED` in a second, the rest of them is told as a number. Gives what logs an answer that Fastify did not give.
 */
export function logFailures(app: FastifyInstance): LogFailure {
  let failures = 0;

  function endSecond() {
    const more = failures - MOST_LOGGED;
    failures = 0;
    if (more > 0) app.log.warn({ requests: more }, 'More requests were answered with a failure');
  }

  function logFailure(failure: Failure) {
    failures += 1;
    if (failures === 1) setTimeout(endSecond, SECOND).unref();
    if (failures > MOST_LOGGED) return;
    app.log.warn(failure, 'A request was answered with a failure');
  }

  app.addHook('onResponse', ({ id, method, routeOptions }, { statusCode: status }, done) => {
    if (status >= 500) logFailure({ requestId: id, method, route: routeOptions.url, status });
    done();
  });
  return logFailure;
}
