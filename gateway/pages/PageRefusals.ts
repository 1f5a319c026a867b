import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasValidHost } from '../../platform/network/hostHeader.ts';
import { hasBody } from '../../platform/network/slowRequestGuard.ts';
import type { HttpMetrics } from '../../platform/telemetry/HttpMetrics.ts';
import type { LogFailure } from '../../platform/telemetry/logFailures.ts';
import { REQUEST_ID, requestIdOf } from '../../platform/telemetry/requestId.ts';

/** When a refused client may ask again, seconds. */
const RETRY_AFTER = 2;

/** What a refusal says. */
export const refusal = {
  text: 'Too many pages are asked for at the moment. Try again.\n',
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER),
  },
};

/**
 * How long the refusal of a client is delayed on average that asks again before `RETRY_AFTER` has passed, ms. In a flood, this
 * leaves the processor to admitted clients and to the health check. It differs from half to one and a half times, as a
 * crowd that came at once would otherwise ask again at once.
 */
const EARLY_DELAY = 200;
/** How long every refusal is delayed where nobody knows who asks again, ms: all visitors of a proxy share its connections. */
export const UNKNOWN_DELAY = 20;

interface Parts {
  /** Headers of every response. */
  common: Record<string, string>;
  metrics: Pick<HttpMetrics, 'counter'>;
  logFailure: LogFailure;
  /** Whether requests come by the connections of a proxy. */
  proxied: boolean;
}

/** Whether the page that a request asks for cannot be had now. */
type IsRefused = (request: IncomingMessage) => boolean;

/**
 * Refuses pages while too many are asked for. In a flood most of the work is to refuse, so it is done before Fastify, where it
 * costs less than half (decision 0067).
 */
export class PageRefusals {
  private readonly headers: string[];
  private readonly count: (status: number) => void;
  private readonly logFailure: LogFailure;
  /** The first parts of the paths at which there is something else than a page. */
  private readonly others = new Set<string>();
  private isRefused: IsRefused = () => false;
  private readonly proxied: boolean;
  /** When a page was last refused on a connection, ms by `performance.now()`. */
  private readonly refusedAt = new WeakMap<Socket, number>();

  constructor({ common, metrics, logFailure, proxied }: Parts) {
    this.logFailure = logFailure;
    this.proxied = proxied;
    const length = { 'content-length': String(Buffer.byteLength(refusal.text)) };
    this.headers = Object.entries({ ...refusal.headers, ...length, ...common }).flat();
    this.count = metrics.counter('GET', '/*');
  }

  /** Learns what `app` serves besides pages. To be called before its routes are registered. */
  watch(app: FastifyInstance) {
    app.addHook('onRoute', ({ url }) => void this.others.add(firstPart(url)));
    // Responses from now on have `Connection: close`.
    app.addHook('preClose', async () => this.refuseWhere(() => false));
  }

  /** Says which pages are refused. */
  refuseWhere(isRefused: IsRefused) {
    this.isRefused = isRefused;
  }

  /** Refuses what is to be refused; all other requests are passed to `next` unchanged. */
  before(next: RequestListener): RequestListener {
    return (request, response) => {
      const { method, url = '' } = request;
      const isPage = method === 'GET' && url.startsWith('/') && !this.others.has(firstPart(url));
      // Who sends a body is watched by `next`.
      const isTurnedAway = isPage && this.isRefused(request) && hasValidHost(request) && !hasBody(request);
      if (isTurnedAway) this.refuse(request, response);
      else next(request, response);
    };
  }

  private refuse({ socket, headers }: IncomingMessage, response: ServerResponse) {
    const delay = this.proxied ? UNKNOWN_DELAY : this.delayOn(socket);
    if (delay > 0) setTimeout(() => this.send(headers, response), delay);
    else this.send(headers, response);
  }

  private delayOn(socket: Socket): number {
    const now = performance.now();
    const before = this.refusedAt.get(socket) ?? -Infinity;
    this.refusedAt.set(socket, now);
    return now - before < RETRY_AFTER * 1_000 ? EARLY_DELAY * (0.5 + Math.random()) : 0;
  }

  private send(headers: IncomingHttpHeaders, response: ServerResponse) {
    const requestId = requestIdOf(headers);
    response.writeHead(503, [...this.headers, REQUEST_ID, requestId]).end(refusal.text, 'latin1');
    this.count(503);
    this.logFailure({ requestId, method: 'GET', route: '/*', status: 503 });
  }
}

/** `car` of `/car/1?page=2`. */
function firstPart(path: string): string {
  return /^\/([^/?]*)/.exec(path)?.[1] ?? '';
}
