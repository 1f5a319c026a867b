import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How many failures are logged one by one in a second: a flood of them must not fill the disk. */
export const MOST_LOGGED = 20;
const SECOND = 1_000;

/**
 * Logs the answers that say that the server failed (5xx), with the id of the request and without its address. Where there
 * are more than `MOST_LOGGED` in a second, the rest of them is told as a number.
 */
export function logFailures(app: FastifyInstance) {
  let failures = 0;

  function endSecond() {
    const more = failures - MOST_LOGGED;
    failures = 0;
    if (more > 0) app.log.warn({ requests: more }, 'More requests were answered with a failure');
  }

  function logFailure({ method, routeOptions, log }: FastifyRequest, status: number) {
    failures += 1;
    if (failures === 1) setTimeout(endSecond, SECOND).unref();
    if (failures > MOST_LOGGED) return;
    log.warn({ method, route: routeOptions.url, status }, 'A request was answered with a failure');
  }

  app.addHook('onResponse', (request, { statusCode: status }, done) => {
    if (status >= 500) logFailure(request, status);
    done();
  });
}
