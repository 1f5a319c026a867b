import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { isLocalUrl } from '../platform/network/isLocalUrl.ts';
import { makeFolder } from '../platform/processes/makeFolder.ts';
import { onStop } from '../platform/processes/onStop.ts';
import { ownerOnly } from '../platform/processes/ownerOnly.ts';
import { logWritten, serverLog } from '../platform/processes/serverLog.ts';
import { readTypeDefs } from './graph/readTypeDefs.ts';
import type { GatewayConfig } from './config.ts';
import { createGateway } from './createGateway.ts';
import { BACKLOG, defaultConnectionLimits } from '../platform/network/connectionGuard.ts';
import { startMetrics } from './metrics/startMetrics.ts';
import { ownTemporaryFolder } from '../platform/processes/ownTemporaryFolder.ts';
import { builtSite } from './pages/builtSite.ts';

/** Starts one gateway process with these settings; it runs until it is told to stop. Rejects when it cannot start. */
export async function serve(config: GatewayConfig) {
  await ownerOnly(config.DATA_DIR, (line) => console.error(line));
  await makeFolder(config.DATA_DIR);
  // graphql-upload writes files into the temporary directory that the environment names.
  process.env.TMPDIR = await ownTemporaryFolder();
  const gateway = await createGateway({
    typeDefs: await readTypeDefs(),
    restUrl: config.restUrl,
    pictureCache: join(config.DATA_DIR, 'pictures'),
    site: config.LIVE_SITE
      ? await (await import('./pages/devSite.ts')).devSite()
      : await builtSite({
          folder: resolve('dist/web'),
          worker: resolve('dist/renderWorker.js'),
          threads: Math.max(1, Math.floor((availableParallelism() - 1) / config.workers)),
        }),
    siteUrl: config.siteUrl,
    allowedHosts: config.ALLOWED_HOSTS,
    followChanges: true,
    sharedLimits: true,
    formLimit: config.FORM_LIMIT,
    anonymousQueries: config.ANONYMOUS_QUERIES,
    connections: { ...defaultConnectionLimits, perAddress: config.CONNECTION_LIMIT },
    uploadSpace: config.uploadSpace,
    trustProxy: config.TRUST_PROXY,
    logger: serverLog('gateway', config.LOG_LEVEL),
    metrics: await startMetrics({ port: config.METRICS_PORT, host: config.METRICS_HOST }),
  });
  const told = config.siteUrl ? [config.siteUrl] : config.ALLOWED_HOSTS.map((host) => `http://${host}`);
  if (told.every(isLocalUrl)) {
    const [url = `http://localhost:${config.PORT}`] = told;
    gateway.log.warn(
      `Search engines are given ${url}, which only this machine or its network can reach. Set SITE_URL.`,
    );
  }
  await gateway.listen({ port: config.PORT, host: config.HOST, backlog: BACKLOG });
  await logWritten();
  onStop(() => void gateway.close());
}
