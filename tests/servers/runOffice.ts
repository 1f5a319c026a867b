import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createGateway } from '../../gateway/createGateway.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import { builtSite } from '../../gateway/pages/builtSite.ts';
import type { Role } from '../../rest/admin/role.ts';
import type { StoredSession } from '../../rest/admin/sessions/sessionStore.ts';
import type { Car } from '../../rest/cars/car.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { ERASURES } from '../../rest/persons/erasures/erasureFile.ts';
import { openStore } from '../../rest/store/open/openStore.ts';
import { prepareStore } from '../../rest/store/open/prepareStore.ts';
import { aCar } from '../stock/aCar.ts';
import { importProcessStarter } from '../../rest/imports/importProcessStarter.ts';
import { runRest } from './runRest.ts';
import { addStaff, type Staff, tokenSecret } from './staff.ts';
import { storeFolder } from './storeFolder.ts';

/** The built site with its back office and one car, over a REST API whose clock the test sets. */
export async function runOffice(moment: string) {
  let offset = Date.parse(moment) - Date.now();
  const now = () => new Date(Date.now() + offset);
  const dataDir = await storeFolder();
  await addCar(dataDir);
  let product = await start({ dataDir, now });
  const { url } = product;
  return {
    url,
    dataDir,
    /** The REST API; another one after a restart. */
    get rest() {
      return product.rest;
    },
    now,
    /** Sets the clock of the server, which goes on from there. */
    setClock: (at: string) => void (offset = Date.parse(at) - Date.now()),
    addStaff: (name: string, role: Role) => addStaff(product.rest.store, name, role, now),
    /** Changes values of a car, as a file does. */
    changeCar: (id: string, values: Partial<Car>) =>
      carStore(product.rest.store, now).change([id], ({ listed }) => listed && { ...listed, ...values }),
    /** Lets the password be asked for again. */
    endConfirmation: ({ id }: Staff) =>
      product.rest.store
        .collection<StoredSession>('adminSessions')
        .updateOne({ adminId: id }, { $set: { confirmedUntil: null } }),
    /** Stops everything, waits for what is done with the data folder meanwhile, and starts again at the same address. */
    async restart(meanwhile: () => Promise<unknown>) {
      await product.close();
      await meanwhile();
      product = await start({ dataDir, now, port: Number(new URL(url).port) });
    },
    async close() {
      await product.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The site is rendered with what is stored when it starts. */
async function addCar(dataDir: string) {
  const { store } = await openStore({ dataDir });
  await prepareStore(store, () => undefined);
  await carStore(store).save(aCar({ _id: 'available', stockNumber: 'A-17', year: 2021 }));
  await store.close();
}

/** Starts the servers over the store of a data folder, on any port if none is named. */
async function start({ dataDir, now, port = 0 }: { dataDir: string; now: () => Date; port?: number }) {
  const opened = await openStore({ dataDir });
  await prepareStore(opened.store, () => undefined);
  const rest = await runRest({
    ...{ ...opened, now, admin: { tokenSecret } },
    erasures: join(dataDir, ERASURES),
    // As built: a test runs what the product runs.
    startImport: importProcessStarter(
      { ...process.env, DATA_DIR: dataDir, MONGODB_URL: '' },
      resolve('dist/importRun.js'),
    ),
  });
  const gateway = await createGateway({
    typeDefs: await readTypeDefs(),
    restUrl: rest.url,
    followChanges: true,
    pictureCache: join(dataDir, 'pictures'),
    site: await builtSite({
      folder: resolve('dist/web'),
      worker: resolve('dist/renderWorker.js'),
      threads: 1,
    }),
  });
  return {
    url: await gateway.listen({ port, host: '127.0.0.1' }),
    rest,
    async close() {
      await gateway.close();
      await rest.close();
      await opened.store.close();
    },
  };
}
