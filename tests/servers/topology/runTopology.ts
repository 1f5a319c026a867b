import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { balance } from './balance.ts';
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
}: {
  mongodbUrl?: string;
  dataDir: string;
  /** How many forms one address may send. */
  formLimit?: number;
}) {
  const FORM_LIMIT = String(formLimit);
  const folder = await mkdtemp(join(tmpdir(), 'cars-topology-'));
  const store: Record<string, string> = mongodbUrl ? { MONGODB_URL: mongodbUrl } : { DATA_DIR: dataDir };
  const rests = await Promise.all(
    (mongodbUrl ? ['1', '2'] : ['1']).map(() =>
      ServerProcess.rest({ ...store, DEMO_STOCK: 'false', ADMIN_SIGNUP_CODE: SIGNUP_CODE, FORM_LIMIT }),
    ),
  );
  const inner = await balance(rests.map(({ port }) => port));
  const gateways = await Promise.all(
    ['1', '2'].map((name) =>
      ServerProcess.gateway({
        ...{ HOST: '127.0.0.1', REST_URL: inner.url, DATA_DIR: join(folder, name) },
        ...{ FORM_LIMIT, TRUST_PROXY: 'loopback' },
      }),
    ),
  );
  const outer = await balance(gateways.map(({ port }) => port));
  const servers = [...rests, ...gateways];
  await Promise.all(servers.map((server) => server.start()));
  return {
    url: outer.url,
    rests,
    gateways,
    async close() {
      await Promise.all(gateways.map((server) => server.end('SIGTERM')));
      await Promise.all(rests.map((server) => server.end('SIGTERM')));
      await Promise.all([outer.close(), inner.close()]);
      await rm(folder, { recursive: true });
    },
  };
}
