import cluster from 'node:cluster';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { serveMetrics } from '../../platform/telemetry/serveMetrics.ts';
import { MetricSums } from './MetricSums.ts';
import { answerPrimary, workerMetrics } from './workerMetrics.ts';

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
  const registry = new Registry();
  if (port === undefined) return registry;
  collectDefaultMetrics({ register: registry });
  if (cluster.isWorker) {
    showYoungest(registry);
    showSlowest(registry);
    answerPrimary(registry);
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

/** Lets `registry` tell the lag of the slowest worker. prom-client tells the mean of all, in which one that is stuck is lost. */
export function showSlowest(registry: Registry) {
  for (const metric of registry.getMetricsAsArray())
    if (metric.aggregator === 'average') metric.aggregator = 'max';
}

/** Serves the metrics of all workers together, from the primary process. Rejects if the port is in use. */
export async function serveClusterMetrics({ port, host }: Address) {
  if (port === undefined) return;
  const sums = new MetricSums();
  const read = async () => sums.add(await workerMetrics());
  // A worker that starts at this moment may not answer in time. The next time it does.
  const metrics = () => read().catch(read);
  await serveMetrics({ contentType: Registry.PROMETHEUS_CONTENT_TYPE, metrics }, { port, host });
}
