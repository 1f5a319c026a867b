import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AuditLog } from '../admin/audit/auditLog.ts';
import type { CarStore } from '../cars/carStore.ts';
import { countByCar } from '../enquiries/handling/countByCar.ts';
import type { EnquiryRows } from '../enquiries/handling/EnquiryRows.ts';
import { type ImportParts, imports } from '../imports/imports.ts';
import type { PhotoStore } from '../photos/photoStore.ts';
import type { Store, StoreLog } from '../store/Collection.ts';
import { bulkChanges } from './bulk/bulkChanges.ts';
import { draftRoutes } from './drafts/draftRoutes.ts';
import { draftStore } from './drafts/draftStore.ts';
import { draftWrites as draftWritesOf } from './drafts/draftWrites.ts';
import { publishDraft } from './drafts/publishDraft.ts';
import { pictureAdder } from './pictures/addPicture.ts';
import { carsForPictures } from './pictures/carsForPictures.ts';
import { carsForPicturesRoute } from './pictures/carsForPicturesRoute.ts';
import { pictureRoutes } from './pictures/pictureRoutes.ts';
import { pictureWrites } from './pictures/pictureWrites.ts';
import { stockPictures } from './pictures/stockPictures.ts';
import { readStockCar } from './readStockCar.ts';
import { entryMaker } from './StockEntry.ts';
import { stockRoutes } from './stockRoutes.ts';
import { stockRows } from './StockRows.ts';
import { stockWriteRoutes } from './stockWriteRoutes.ts';
import { stockWrites } from './stockWrites.ts';

/** How long enquiries about a car are counted, ms. */
const COUNTED = 30 * 24 * 60 * 60 * 1000;

export interface StockParts extends ImportParts {
  store: Store;
  cars: CarStore;
  photos: PhotoStore;
  audit: AuditLog;
  /** The enquiries, to count those about each car. */
  rows: EnquiryRows;
  log: StoreLog;
  now: () => Date;
}

/** The dealer's cars in the back office: all of them in memory, and the routes of their list, one car, and what changes it, imports too. */
export function stock(parts: StockParts) {
  const { store, cars, photos, audit, rows: enquiries, log, now } = parts;
  const entryOf = entryMaker();
  const rows = stockRows(store, log, entryOf, now);
  const routes: FastifyPluginAsyncTypebox = async (app) => {
    app.addHook('onClose', () => rows.close());
    const countEnquiries = () => countByCar(enquiries, new Date(now().getTime() - COUNTED));
    const drafts = draftStore(store, now);
    const read = readStockCar({ cars, drafts, rows, entryOf, countEnquiries, now });
    const writes = stockWrites(cars, read);
    const draftWrites = draftWritesOf({ drafts, cars, read, now });
    const publish = publishDraft({ store, cars, rows, drafts, writes, draftWrites, read, now });
    await app.register(stockRoutes({ rows, read, countEnquiries, now }));
    await app.register(stockWriteRoutes(writes, audit));
    await app.register(bulkChanges({ store, cars, rows, audit, now }));
    await app.register(draftRoutes({ draftWrites, publish, audit }));
    await app.register(imports(parts));
    const home = stockPictures({ cars, drafts, read });
    const add = pictureAdder(home, photos);
    await app.register(carsForPicturesRoute(carsForPictures({ rows, drafts, cars, countEnquiries, now })));
    await app.register(pictureRoutes({ add, writes: pictureWrites({ home, photos, now }), photos, audit }));
  };
  return { rows, routes };
}
