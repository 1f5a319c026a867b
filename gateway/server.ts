import cluster from 'node:cluster';
import { startFailure } from '../processes/startFailure.ts';
import { readGatewayConfig } from './config.ts';
import { serveClusterMetrics } from './metrics/startMetrics.ts';
import { runWorkers } from './runWorkers.ts';

// React, Apollo and graphql look at NODE_ENV when they are loaded: the servers are loaded after it is set.
process.env.NODE_ENV ??= 'production';

try {
  const config = readGatewayConfig(process.env);
  if (config.workers > 1 && cluster.isPrimary) {
    runWorkers(config.workers, (line) => console.error(line));
    await serveClusterMetrics({ port: config.METRICS_PORT, host: config.METRICS_HOST });
  } else await (await import('./serve.ts')).serve(config);
} catch (error) {
  const reason = startFailure(error, { PORT: 'HOST', METRICS_PORT: 'METRICS_HOST' }, process.env);
  console.error(`The gateway cannot start. ${reason}`);
  process.exit(1);
}
