import type { FastifyInstance } from 'fastify';

/** How many failures per second are logged one by one: a flood of them must not fill the disk. */
export const MOST_LOGGED = 20;
const SECOND = 1_000;

/** A request that was answered with a failure (5xx). */
export interface Failure {
  requestId: string;
  method: string;
  /** The pattern that its path matches. */
  route: string | undefined;
  status: number;
}

/** Logs a failure. */
export type LogFailure = (failure: Failure) => void;

/**
 * Logs 5xx answers, with the id of the request and without its address. Of those above `MOST_LOGGED` in a second, it logs
 * the number only. Returns a function that logs an answer that Fastify did not give.
 */
export function logFailures(app: FastifyInstance): LogFailure {
  let failures = 0;

  function endSecond() {
    const more = failures - MOST_LOGGED;
    failures = 0;
    if (more > 0) app.log.warn({ requests: more }, 'More requests failed');
  }

  function logFailure(failure: Failure) {
    failures += 1;
    if (failures === 1) setTimeout(endSecond, SECOND).unref();
    if (failures > MOST_LOGGED) return;
    app.log.warn(failure, 'A request failed');
  }

  app.addHook('onResponse', ({ id, method, routeOptions }, { statusCode: status }, done) => {
    if (status >= 500) logFailure({ requestId: id, method, route: routeOptions.url, status });
    done();
  });
  return logFailure;
}
