import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { regularWork } from '../../../platform/processes/regularWork.ts';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import type { CarStore } from '../../cars/carStore.ts';
import { runBeside } from '../../http/runBeside.ts';
import type { Store } from '../../store/Collection.ts';
import type { StockRows } from '../StockRows.ts';
import { bulkRoutes } from './bulkRoutes.ts';
import { bulkStore } from './bulkStore.ts';
import { bulkWorker } from './bulkWorker.ts';

/** How often what is too old is removed, ms. */
const SWEPT_EVERY = 60 * 60 * 1000;

interface Parts {
  store: Store;
  cars: CarStore;
  rows: StockRows;
  audit: AuditLog;
  now: () => Date;
}

/** Bulk changes of the stock: their routes, and the work on those that are under way while the API runs. */
export function bulkChanges({ store, cars, rows, audit, now }: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    const bulk = bulkStore(store, now);
    const worker = bulkWorker({ bulk, cars, log: app.log, now });
    const sweeping = regularWork({
      work: () => bulk.sweep(),
      every: SWEPT_EVERY,
      onError: (error) => app.log.error(error, 'Old bulk changes could not be removed'),
    });
    runBeside(app, worker);
    runBeside(app, sweeping);
    await app.register(bulkRoutes({ bulk, worker, rows, cars, audit, now }));
  };
}
