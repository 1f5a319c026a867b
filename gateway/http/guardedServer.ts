import { createServer, type RequestListener, type Server } from 'node:http';
import { type ConnectionLimits, guardConnections } from '../../network/connectionGuard.ts';
import { defaultBodyDeadline } from '../../network/slowRequestGuard.ts';
import { inTurn } from './inTurn.ts';

/** How long an idle connection stays open for the next request, ms. */
const KEEP_ALIVE = 72_000;

/** How long any request may take to arrive, ms: `slowRequestGuard` cuts off a slow body before. */
const LONGEST_REQUEST = defaultBodyDeadline.longest + 60_000;

/** The gateway's HTTP server: connections have `limits`, and `listener` gets the requests of each connection in turn. */
export function guardedServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE,
      headersTimeout: limits.timeout,
      connectionsCheckingInterval: limits.timeout / 2,
      requestTimeout: LONGEST_REQUEST,
    },
    inTurn(listener),
  );
  return guardConnections(server, limits);
}
