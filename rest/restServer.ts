import { createServer, type RequestListener, type Server } from 'node:http';
import { type ConnectionLimits, guardConnections } from '../network/connectionGuard.ts';
import { LONGEST_UPLOAD } from './sellCar/formLimits.ts';

/** How long an idle connection stays open for the next request of a gateway, ms: Fastify's default. */
const KEEP_ALIVE = 72_000;
/** How much longer than a form any request may take, ms: the sender of a slow form is told so by its own deadline. */
const MARGIN = 60_000;

/** The HTTP server of the REST API, whose connections have `limits`. Node's own limit would cut off a form after five minutes. */
export function restServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const options = {
    keepAliveTimeout: KEEP_ALIVE,
    headersTimeout: limits.timeout,
    requestTimeout: LONGEST_UPLOAD + MARGIN,
  };
  return guardConnections(createServer(options, listener), limits);
}
