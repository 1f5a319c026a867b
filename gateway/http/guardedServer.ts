import { createServer, type RequestListener, type Server } from 'node:http';
import { type ConnectionLimits, guardConnections } from '../../network/connectionGuard.ts';
import { inTurn } from './inTurn.ts';

/** How long an idle connection stays open for the next request, ms. */
const KEEP_ALIVE = 72_000;

/** The gateway's HTTP server: connections have `limits`, and `listener` gets the requests of each connection in turn. */
export function guardedServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE,
      headersTimeout: limits.timeout,
      connectionsCheckingInterval: limits.timeout / 2,
      // `slowRequestGuard` limits the time for bodies instead.
      requestTimeout: 0,
    },
    inTurn(listener),
  );
  return guardConnections(server, limits);
}
