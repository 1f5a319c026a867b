import cluster, { type Worker } from 'node:cluster';
import { on } from 'node:events';
import type { Registry } from 'prom-client';
import type { Metrics } from './MetricSums.ts';

/** The message by which the primary process asks a worker for its metrics. */
const ASK = 'metrics';
/** How long a worker may take to answer, ms. */
const LIMIT = 5_000;

/** What a worker answers. */
interface Answer {
  metrics: Metrics;
}

/** Lets this worker tell the primary process the metrics of `registry` whenever it asks; nothing where they cannot be read. */
export function answerPrimary(registry: Registry) {
  const send = (answer: Answer) => process.send?.(answer, () => undefined);
  process.on('message', (message) => {
    if (message !== ASK) return;
    registry.getMetricsAsJSON().then(
      (metrics) => send({ metrics }),
      () => undefined,
    );
  });
}

/** The metrics of each worker; none of one that ends before it answers. Rejects if one does not answer in time. */
export async function workerMetrics(): Promise<Map<Worker, Metrics>> {
  const workers = Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker?.isConnected() ? [worker] : [],
  );
  return new Map(await Promise.all(workers.map(async (worker) => [worker, await ask(worker)] as const)));
}

async function ask(worker: Worker): Promise<Metrics> {
  const messages = on(worker, 'message', { close: ['disconnect'], signal: AbortSignal.timeout(LIMIT) });
  worker.send(ASK, () => undefined);
  for await (const [message] of messages) if (isAnswer(message)) return message.metrics;
  return [];
}

function isAnswer(message: unknown): message is Answer {
  return typeof message === 'object' && message !== null && 'metrics' in message;
}
