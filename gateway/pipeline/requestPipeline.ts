import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { guardedServer } from '../../platform/network/guardedServer.ts';
import { slowRequestGuard } from '../../platform/network/slowRequestGuard.ts';
import { gracefulShutdown } from '../../platform/processes/gracefulShutdown.ts';
import type { HttpMetrics } from '../../platform/telemetry/HttpMetrics.ts';
import { logFailures } from '../../platform/telemetry/logFailures.ts';
import { logRequests } from '../../platform/telemetry/logRequests.ts';
import { requestIdOptions, sendRequestId } from '../../platform/telemetry/requestId.ts';
import type { CompleteOptions } from '../GatewayOptions.ts';
import { checkHost, pathOf } from '../http/checkHost.ts';
import { answerError, answerUnreadable, errorBody, LARGEST_OPERATION } from '../http/HttpError.ts';
import { answerNothing } from '../http/nothingAt.ts';
import { commonHeaders, securityHeaders } from '../http/securityHeaders.ts';

/** Answers a request, or passes it to `next` unchanged. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: RequestListener) => void;

interface Parts {
  options: CompleteOptions;
  metrics: HttpMetrics;
  /** Where visitors find the site. */
  originOf: (request: FastifyRequest) => string;
}

/**
 * The server, and what every request passes, in this order:
 *
 * 1. the limits of connections (`guardedServer`);
 * 2. `answerFirst`: cached answers and known queries of the graph, which do not pass the hooks of Fastify (`fastPath`);
 * 3. the hooks below: id, log, metrics, headers, the rate of the body, host;
 * 4. the hooks of its plugin: the key and its limits (`Clients`), then files (`receiveUploads`);
 * 5. the plugin's handler: at `/graphql` the cached answer, then the execution (`Operations`).
 */
export function requestPipeline({ options, metrics, originOf }: Parts) {
  const { connections, logger, site, siteUrl, trustProxy } = options;
  const common = commonHeaders(siteUrl);
  let first: Middleware = (request, response, next) => next(request, response);
  const app: FastifyInstance = Fastify({
    serverFactory: (handler) =>
      guardedServer(
        (request, response) => first(request, response, handler),
        // All visitors of a proxy come by its connections.
        trustProxy ? { ...connections, perAddress: Infinity } : connections,
      ),
    ...requestIdOptions,
    rewriteUrl: pathOf,
    bodyLimit: LARGEST_OPERATION,
    ...answerUnreadable(common),
    logger,
    trustProxy,
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection while the gateway stops is answered; then the connection is closed.
    return503OnClosing: false,
  });
  sendRequestId(app);
  logRequests(app);
  metrics.watch(app);
  const logFailure = logFailures(app);
  securityHeaders(app, { site, common, originOf });
  const answerSlow = (sentence: string) => errorBody(408, sentence);
  slowRequestGuard(app, { rate: options.minUploadRate, deadline: options.bodyDeadline, answer: answerSlow });
  checkHost(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNothing);
  gracefulShutdown(app, options.shutdownGrace);
  return { app, common, logFailure, answerFirst: (middleware: Middleware) => void (first = middleware) };
}
