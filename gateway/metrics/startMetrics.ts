import cluster from 'node:cluster';
import { AggregatorRegistry, collectDefaultMetrics, type PrometheusContentType, Registry } from 'prom-client';
import { serveMetrics } from '../../telemetry/serveMetrics.ts';

/** Where metrics are served. Without a port they are not. */
interface Address {
  port: number | undefined;
  host: string;
}

/**
 * The registry of a process that answers requests. It serves its metrics itself, or, as a worker of a cluster, gives them to
 * the primary process. Rejects where the port is in use.
 */
export async function startMetrics({ port, host }: Address): Promise<Registry> {
  const registry = cluster.isWorker ? new AggregatorRegistry<PrometheusContentType>() : new Registry();
  if (port === undefined) return registry;
  collectDefaultMetrics({ register: registry });
  if (cluster.isWorker) AggregatorRegistry.setRegistries([registry]);
  else await serveMetrics(registry, { port, host });
  return registry;
}

/** Serves the metrics of all workers together, from the primary process. Rejects where the port is in use. */
export async function serveClusterMetrics({ port, host }: Address) {
  if (port === undefined) return;
  const workers = new AggregatorRegistry<PrometheusContentType>();
  await serveMetrics(
    { contentType: workers.contentType, metrics: () => workers.clusterMetrics() },
    { port, host },
  );
}
