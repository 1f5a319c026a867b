import cluster from 'node:cluster';
import { pino } from 'pino';
import { warnOfEnvironment } from '../platform/processes/loadSettings.ts';
import { startFailure } from '../platform/processes/startFailure.ts';
import type { StartFailure } from '../platform/processes/SupervisedServer.ts';
import { gatewayPorts, readGatewayConfig } from './config.ts';
import { serveClusterMetrics } from './metrics/startMetrics.ts';
import { runWorkers } from '../platform/processes/runWorkers.ts';

// React, Apollo and graphql look at NODE_ENV when they are loaded: the servers are loaded after it is set.
process.env.NODE_ENV ??= 'production';

try {
  if (cluster.isPrimary) warnOfEnvironment();
  const config = readGatewayConfig(process.env);
  if (config.workers > 1 && cluster.isPrimary) {
    const logger = pino({ name: 'gateway', level: config.LOG_LEVEL });
    // Before any process is started: where it fails, none has to be stopped.
    await serveClusterMetrics({ port: config.METRICS_PORT, host: config.METRICS_HOST });
    runWorkers(config.workers, { log: (line) => logger.error(line), fail: exitWith });
  } else await (await import('./serve.ts')).serve(config);
} catch (error) {
  const reason = startFailure(error, gatewayPorts, process.env);
  console.error(`The gateway cannot start. ${reason}`);
  process.exit(1);
}

function exitWith({ message, exitCode }: StartFailure) {
  if (message) console.error(message);
  process.exit(exitCode);
}
