import cluster from 'node:cluster';
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
  console.error(`The gateway cannot start. ${reason(error)}`);
  process.exit(1);
}

/** The reason, in a sentence for the person who started the gateway. */
function reason(error: unknown): string {
  const { code, message, path, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or set PORT.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') {
    return `The data folder cannot be written (${path}): change its rights, or set DATA_DIR.`;
  }
  return message;
}
