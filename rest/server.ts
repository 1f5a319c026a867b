import { collectDefaultMetrics, Registry } from 'prom-client';
import { BACKLOG } from '../network/connectionGuard.ts';
import { isLocalUrl } from '../network/isLocalUrl.ts';
import { onStop } from '../processes/onStop.ts';
import { ownerOnly } from '../processes/ownerOnly.ts';
import { logWritten, serverLog } from '../processes/serverLog.ts';
import { startFailure } from '../processes/startFailure.ts';
import { serveMetrics } from '../telemetry/serveMetrics.ts';
import { firstSignUp } from './admin/adminAuthentication.ts';
import { secretInFolder, secretInStore } from './admin/tokenSecret.ts';
import { buildRest } from './app.ts';
import { readRestConfig, type RestConfig, restPorts } from './config.ts';
import { fillEmptyStore } from './demo/fillEmptyStore.ts';
import { paintStock } from './demo/painting/paintStock.ts';
import type { SeedContext } from './demo/SeedContext.ts';
import { openStore } from './openStore.ts';
import { prepareStore } from './prepareStore.ts';
import { sweepPhotos } from './sellCar/sweepPhotos.ts';
import type { Store } from './store/Collection.ts';
import { announceUse } from './store/storeUsers.ts';
import { tracedStore } from './store/TracedCollection.ts';

/** MongoDB's code of an error. */
const MONGODB_LOGIN_FAILED = 18;
/** LMDB's codes where a disk, or what a user may have of it, is full: EIO of a new file, EFBIG, ENOSPC, EDQUOT. */
const UNWRITABLE = [5, 27, 28, 122];

try {
  await serve();
} catch (error) {
  console.error(`The REST API cannot start. ${reason(error)}`);
  process.exit(1);
}

async function serve() {
  const config = readRestConfig(process.env);
  await ownerOnly(config.DATA_DIR, (line) => console.error(line));
  const { store: opened, photos } = await openStore({
    mongodbUrl: config.MONGODB_URL,
    dataDir: config.DATA_DIR,
  });
  const store = config.OTEL_EXPORTER_OTLP_ENDPOINT ? tracedStore(opened) : opened;
  const endUse = await announceUse(opened, {
    onUnwritable: (error) =>
      console.error(
        `${unwritable(error)} Until then forms are refused, and the REST API answers what it is asked.`,
      ),
  });
  await prepareStore(store, (line) => console.error(line));
  const admin = { tokenSecret: await tokenSecret(config, store), signUpCode: config.ADMIN_SIGNUP_CODE };
  const metrics = new Registry();
  const rest = await buildRest({
    store,
    photos,
    catalogueLimit: config.CATALOGUE_LIMIT,
    mail: config.mail,
    admin,
    formLimit: config.FORM_LIMIT,
    trustProxy: config.REST_TRUST_PROXY,
    logger: serverLog('rest', config.LOG_LEVEL),
    metrics,
  });
  if (config.REST_METRICS_PORT) {
    collectDefaultMetrics({ register: metrics });
    await serveMetrics(metrics, { port: config.REST_METRICS_PORT, host: config.METRICS_HOST });
  }
  const { publicUrl } = config.mail;
  // Also without a mail server: mails are kept as they are written, and sent when one is set.
  if (isLocalUrl(publicUrl)) {
    rest.log.warn(
      `Links in mails lead to ${publicUrl}, which only this machine or its network finds: set SITE_URL.`,
    );
  }
  try {
    await rest.listen({ port: config.REST_PORT, host: config.REST_HOST, backlog: BACKLOG });
  } catch (error) {
    // A process that ends in the midst of a write of LMDB may hang.
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
    ? makeDemo({ store, photos, log: (line) => rest.log.info(line), signal: stop.signal }).catch(
        (error: Error) =>
          rest.log.error(error, 'The demonstration stock is not complete; the next start goes on'),
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

/** The same one in every process of this store. */
async function tokenSecret(config: RestConfig, store: Store): Promise<Uint8Array> {
  if (config.ADMIN_TOKEN_SECRET) return Buffer.from(config.ADMIN_TOKEN_SECRET);
  return config.MONGODB_URL ? secretInStore(store) : secretInFolder(config.DATA_DIR);
}

/** Fills an empty store, then paints its cars; the API answers meanwhile. */
async function makeDemo(context: SeedContext) {
  await fillEmptyStore(context);
  await paintStock(context);
}

/** What went wrong, in a sentence for the person who started it. */
function reason(error: unknown): string {
  const { name, code, message, syscall } = error as NodeJS.ErrnoException;
  if (
    name === 'MongoServerSelectionError' ||
    syscall === 'querySrv' ||
    message.includes('selection timed out')
  ) {
    return 'MongoDB does not answer: check MONGODB_URL, and that the server runs.';
  }
  if (name === 'MongoServerError' && Number(code) === MONGODB_LOGIN_FAILED) {
    return 'MongoDB refuses the user or the password of MONGODB_URL.';
  }
  if (UNWRITABLE.includes(Number(code))) return unwritable(error as Error);
  return startFailure(error, restPorts, process.env);
}

function unwritable({ message }: Error): string {
  return `The store cannot be written (${message.split(':')[0]}): make room on its disk.`;
}
