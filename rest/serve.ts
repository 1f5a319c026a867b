import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { BACKLOG } from '../platform/network/connectionGuard.ts';
import { isLocalUrl } from '../platform/network/isLocalUrl.ts';
import { onStop } from '../platform/processes/onStop.ts';
import { ownerOnly } from '../platform/processes/ownerOnly.ts';
import { logWritten, serverLog } from '../platform/processes/serverLog.ts';
import { serveMetrics } from '../platform/telemetry/serveMetrics.ts';
import { firstSignUp } from './admin/signIn/adminAuthentication.ts';
import { secretInFolder, secretInStore } from './admin/tokenSecret.ts';
import { buildRest } from './app.ts';
import type { RestConfig } from './config.ts';
import { unheardEnquiries } from './unheardEnquiries.ts';
import { ERASURES } from './persons/erasures/erasureFile.ts';
import { fillEmptyStore } from './demo/fillEmptyStore.ts';
import { paintStock } from './demo/painting/paintStock.ts';
import type { SeedContext } from './demo/SeedContext.ts';
import { importProcessStarter } from './imports/importProcessStarter.ts';
import { openStore } from './store/open/openStore.ts';
import { prepareStore } from './store/open/prepareStore.ts';
import { sweepPhotos } from './sweepPhotos.ts';
import type { Store } from './store/Collection.ts';
import { announceUse } from './store/mongodb/storeUsers.ts';
import { tracedStore } from './store/TracedCollection.ts';
import { unwritable } from './store/embedded/unwritable.ts';

/** Starts the REST API with these settings; it runs until `onStop` stops it. Rejects when it cannot start. */
export async function serve(config: RestConfig) {
  await ownerOnly(config.DATA_DIR, (line) => console.error(line));
  const {
    store: opened,
    photos,
    space,
  } = await openStore({
    mongodbUrl: config.MONGODB_URL,
    dataDir: config.DATA_DIR,
  });
  const store = config.OTEL_EXPORTER_OTLP_ENDPOINT ? tracedStore(opened) : opened;
  const endUse = await announceUse(opened, {
    onUnwritable: (error) =>
      console.error(`${unwritable(error)} Until then, forms are rejected and reads are served.`),
  });
  await prepareStore(store, (line) => console.error(line));
  const admin = { tokenSecret: await tokenSecret(config, store), signUpCode: config.ADMIN_SIGNUP_CODE };
  const metrics = new Registry();
  const rest = await buildRest({
    store,
    photos,
    erasures: join(config.DATA_DIR, ERASURES),
    space,
    catalogueLimit: config.CATALOGUE_LIMIT,
    mail: config.mail,
    admin,
    formLimit: config.FORM_LIMIT,
    trustProxy: config.REST_TRUST_PROXY,
    startImport: importProcessStarter(),
    logger: serverLog('rest', config.LOG_LEVEL),
    metrics,
  });
  if (config.REST_METRICS_PORT) {
    collectDefaultMetrics({ register: metrics });
    await serveMetrics(metrics, { port: config.REST_METRICS_PORT, host: config.METRICS_HOST });
  }
  const unheard = await unheardEnquiries(store, config);
  // The level of errors, as a line among others would be overlooked: nothing else says that customers wait in vain.
  if (unheard) rest.log.error(unheard);
  const { publicUrl } = config.mail;
  // Also said without a mail server: mails are stored with their links, and sent once a server is set.
  if (isLocalUrl(publicUrl)) {
    rest.log.warn(
      `Links in emails lead to ${publicUrl}, which only this machine or its network can reach. Set SITE_URL.`,
    );
  }
  try {
    await rest.listen({ port: config.REST_PORT, host: config.REST_HOST, backlog: BACKLOG });
  } catch (error) {
    // A process that ends during a write of LMDB may hang.
    await rest.close();
    await endUse();
    await store.close();
    throw error;
  }
  const instruction = await firstSignUp(store, admin);
  if (instruction) console.error(instruction);
  const stop = new AbortController();
  const swept = sweepPhotos({ store, photos, log: rest.log, signal: stop.signal });
  const demo = config.DEMO_STOCK
    ? makeDemo({
        store,
        photos,
        log: (line) => rest.log.info(line),
        announce: console.error,
        signal: stop.signal,
      }).catch((error: Error) =>
        rest.log.error(error, 'The demonstration stock is incomplete; the next start continues'),
      )
    : Promise.resolve();
  await logWritten();
  onStop(() => {
    stop.abort();
    void Promise.all([rest.close(), demo, swept])
      .then(() => endUse())
      .then(() => store.close());
  });
}

/** The secret that signs administrators' tokens: the same in every process of this store. */
async function tokenSecret(config: RestConfig, store: Store): Promise<Uint8Array> {
  if (config.ADMIN_TOKEN_SECRET) return Buffer.from(config.ADMIN_TOKEN_SECRET);
  return config.MONGODB_URL ? secretInStore(store) : secretInFolder(config.DATA_DIR);
}

/** Fills an empty store, then paints its cars, while the API answers. */
async function makeDemo(context: SeedContext) {
  await fillEmptyStore(context);
  await paintStock(context);
}
