import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../freePort.ts';
import { ownProxy, type TopologyProxy } from './proxies.ts';
import { ServerProcess } from './ServerProcess.ts';

/** The code that lets an administrator sign up. */
export const SIGNUP_CODE = 'a code for one topology';

/**
 * The topology of deploy/compose.yaml as processes of this machine: a proxy, two gateways, a proxy, and two REST APIs on
 * one MongoDB database, or one REST API where the store is embedded.
 */
export async function runTopology({
  mongodbUrl,
  dataDir,
  formLimit = 1_000_000,
  proxy = ownProxy,
}: {
  mongodbUrl?: string;
  dataDir: string;
  /** How many forms one address may send. */
  formLimit?: number;
  /** What stands in front of the gateways and of the REST APIs. */
  proxy?: TopologyProxy;
}) {
  const FORM_LIMIT = String(formLimit);
  const folder = await mkdtemp(join(tmpdir(), 'cars-topology-'));
  const store: Record<string, string> = mongodbUrl ? { MONGODB_URL: mongodbUrl } : { DATA_DIR: dataDir };
  const rests = await Promise.all(
    (mongodbUrl ? ['1', '2'] : ['1']).map(() =>
      ServerProcess.rest({ ...store, DEMO_STOCK: 'false', ADMIN_SIGNUP_CODE: SIGNUP_CODE, FORM_LIMIT }),
    ),
  );
  const inner = await freePort();
  const gateways = await Promise.all(
    ['1', '2'].map((name) =>
      ServerProcess.gateway({
        ...{ HOST: '127.0.0.1', REST_URL: `http://127.0.0.1:${inner}`, DATA_DIR: join(folder, name) },
        ...{ FORM_LIMIT, TRUST_PROXY: 'loopback' },
      }),
    ),
  );
  const proxies = await proxy.start({ gateways: portsOf(gateways), rests: portsOf(rests), inner });
  const servers = [...rests, ...gateways];
  await Promise.all(servers.map((server) => server.start()));
  return {
    url: proxies.url,
    rests,
    gateways,
    async close() {
      await Promise.all(gateways.map((server) => server.end('SIGTERM')));
      await Promise.all(rests.map((server) => server.end('SIGTERM')));
      await proxies.close();
      await rm(folder, { recursive: true });
    },
  };
}

function portsOf(servers: ServerProcess[]): number[] {
  return servers.map(({ port }) => port);
}
