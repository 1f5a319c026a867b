import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** The upper bounds of the histograms' buckets, seconds: from a cached answer to the deadline of a request. */
export const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const labelNames = ['method', 'route', 'status'] as const;

/** How many requests were answered with these labels. */
interface RequestCount {
  labels: Record<(typeof labelNames)[number], string | number>;
  requests: number;
}

/** Counts requests, and measures the duration of those that Fastify answers, by method, route and status. */
export class HttpMetrics {
  private readonly durations: Histogram<(typeof labelNames)[number]>;
  /** Plain numbers, which the counter reads only when the metrics are read. */
  private readonly counts = new Map<string, RequestCount>();

  constructor(registry: Registry) {
    const { counts } = this;
    this.durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of requests handled by Fastify, from the first line to the last byte of the response',
      labelNames,
      buckets: durationBuckets,
      registers: [registry],
    });
    new Counter({
      name: 'http_requests_total',
      help: 'Handled requests, by Fastify or before it',
      labelNames,
      registers: [registry],
      collect() {
        this.reset();
        for (const { labels, requests } of counts.values()) this.inc(labels, requests);
      },
    });
  }

  /** Measures every request that Fastify answers. */
  watch(app: FastifyInstance) {
    app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
      const { statusCode: status, elapsedTime } = reply;
      const route = routeOptions.url ?? 'unknown';
      // Events last as long as somebody listens, which says nothing about how fast the server is.
      const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
      if (!isStream) this.durations.observe({ method, route, status }, elapsedTime / 1000);
      this.countOf(method, route, status).requests += 1;
      done();
    });
  }

  /** Returns a function that counts an answer of `route` by its status. It is cheap enough for cached answers. */
  counter(method: string, route: string): (status: number) => void {
    const counts = new Map<number, RequestCount>();
    return (status) => {
      const count = counts.get(status) ?? this.countOf(method, route, status);
      counts.set(status, count);
      count.requests += 1;
    };
  }

  private countOf(method: string, route: string, status: number): RequestCount {
    const key = `${method} ${route} ${status}`;
    const count = this.counts.get(key) ?? { labels: { method, route, status }, requests: 0 };
    this.counts.set(key, count);
    return count;
  }
}
