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
  const { PORT, METRICS_PORT } = process.env;
  console.error(`The gateway cannot start. ${startFailure(error, { PORT, METRICS_PORT })}`);
  process.exit(1);
}
