import { createServer, type RequestListener, type Server } from 'node:http';
import { cutForwardedPorts } from './cutForwardedPorts.ts';
import { type ConnectionLimits, guardConnections } from './connectionGuard.ts';
import { defaultBodyDeadline } from './slowRequestGuard.ts';

/** How long an idle connection stays open for the next request, ms: Fastify's default. */
const KEEP_ALIVE = 72_000;

/** How long any request may take to arrive, ms: who sends a body too slowly is told so before. Node's own limit is five minutes. */
const LONGEST_REQUEST = defaultBodyDeadline.longest + 60_000;

/** An HTTP server whose connections have `limits`. `listener` sees the addresses of clients without ports. */
export function guardedServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const options = {
    keepAliveTimeout: KEEP_ALIVE,
    headersTimeout: limits.timeout,
    connectionsCheckingInterval: limits.timeout / 2,
    requestTimeout: LONGEST_REQUEST,
  };
  const server = createServer(options, (request, response) => {
    cutForwardedPorts(request.headers);
    listener(request, response);
  });
  return guardConnections(server, limits);
}
