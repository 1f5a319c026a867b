import cluster from 'node:cluster';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Gauge,
  type PrometheusContentType,
  Registry,
} from 'prom-client';
import { serveMetrics } from '../../telemetry/serveMetrics.ts';

/** Where metrics are served. Without a port, they are not served. */
interface Address {
  port: number | undefined;
  host: string;
}

/**
 * The registry of a process that answers requests. The process serves its metrics itself or, as a worker of a cluster, gives
 * them to the primary process. Rejects if the port is in use.
 */
export async function startMetrics({ port, host }: Address): Promise<Registry> {
  const registry = cluster.isWorker ? new AggregatorRegistry<PrometheusContentType>() : new Registry();
  if (port === undefined) return registry;
  collectDefaultMetrics({ register: registry });
  if (cluster.isWorker) {
    showYoungest(registry);
    AggregatorRegistry.setRegistries([registry]);
  } else await serveMetrics(registry, { port, host });
  return registry;
}

/** prom-client leaves out the start time of workers. That of the youngest one shows when a worker was started again. */
function showYoungest(registry: Registry) {
  const name = 'process_start_time_seconds';
  const started = Math.round(performance.timeOrigin / 1000);
  registry.removeSingleMetric(name);
  const help = 'Start time of the youngest process since unix epoch in seconds.';
  new Gauge({ name, help, aggregator: 'max', registers: [registry] }).set(started);
}

/** Serves the metrics of all workers together, from the primary process. Rejects if the port is in use. */
export async function serveClusterMetrics({ port, host }: Address) {
  if (port === undefined) return;
  const workers = new AggregatorRegistry<PrometheusContentType>();
  // A worker that dies or starts at this moment does not answer, which is noticed after 5 s. The next time it does, or is gone.
  const metrics = () => workers.clusterMetrics().catch(() => workers.clusterMetrics());
  await serveMetrics({ contentType: workers.contentType, metrics }, { port, host });
}
