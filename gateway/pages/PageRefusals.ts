import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hasValidHost } from '../../network/hostHeader.ts';
import type { HttpMetrics } from '../../telemetry/HttpMetrics.ts';
import type { LogFailure } from '../../telemetry/logFailures.ts';
import { REQUEST_ID, requestIdOf } from '../../telemetry/requestId.ts';

/** What a refusal says. `retry-after`: seconds. */
export const refusal = {
  text: 'Too many pages are asked for at the moment. Try again.\n',
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  },
};

/**
 * How often refusals are sent, ms: a client that asks again without a pause leaves the processor to admitted clients and to the
 * health check.
 */
export const REFUSAL_INTERVAL = 20;

/** Whether the page that a request asks for cannot be had now. */
type IsRefused = (request: IncomingMessage) => boolean;

/**
 * Refuses pages while too many are asked for. In a flood most of the work is to refuse, so it is done before Fastify: that costs a
 * third.
 */
export class PageRefusals {
  private readonly headers: string[];
  private readonly count: (status: number) => void;
  private logFailure: LogFailure = () => undefined;
  /** The first parts of the paths at which there is something else than a page. */
  private readonly others = new Set<string>();
  private isRefused: IsRefused = () => false;
  private waiting: (() => void)[] = [];

  /** `common`: headers of every response. */
  constructor(common: Record<string, string>, metrics: Pick<HttpMetrics, 'counter'>) {
    const length = { 'content-length': String(Buffer.byteLength(refusal.text)) };
    this.headers = Object.entries({ ...refusal.headers, ...length, ...common }).flat();
    this.count = metrics.counter('GET', '/*');
  }

  /** Learns what `app` serves besides pages. To be called before its routes are registered. */
  watch(app: FastifyInstance, logFailure: LogFailure) {
    this.logFailure = logFailure;
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
      if (isPage && this.isRefused(request) && hasValidHost(request)) this.refuse(request, response);
      else next(request, response);
    };
  }

  private refuse({ headers }: IncomingMessage, response: ServerResponse) {
    const requestId = requestIdOf(headers);
    if (this.waiting.length === 0) setTimeout(() => this.sendAll(), REFUSAL_INTERVAL);
    this.waiting.push(() => {
      response.writeHead(503, [...this.headers, REQUEST_ID, requestId]).end(refusal.text, 'latin1');
      this.count(503);
      this.logFailure({ requestId, method: 'GET', route: '/*', status: 503 });
    });
  }

  private sendAll() {
    const { waiting } = this;
    this.waiting = [];
    for (const send of waiting) send();
  }
}

/** `car` of `/car/1?page=2`. */
function firstPart(path: string): string {
  return /^\/([^/?]*)/.exec(path)?.[1] ?? '';
}
