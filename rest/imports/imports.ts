import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { regularWork } from '../../platform/processes/regularWork.ts';
import type { AuditLog } from '../admin/audit/auditLog.ts';
import { runBeside } from '../http/runBeside.ts';
import type { Store, StoreLog } from '../store/Collection.ts';
import { importProcesses, type ImportStarter } from './importProcesses.ts';
import { importRoutes } from './importRoutes.ts';
import { importService } from './importService.ts';
import { importWriteRoutes } from './importWriteRoutes.ts';
import { runStore } from './runStore.ts';
import { tidyImports } from './tidyImports.ts';

/** One hour, ms. */
const HOUR = 60 * 60 * 1000;

export interface ImportParts {
  /** Starts the process of an import; without it, files are received, and nothing is imported. */
  startImport?: ImportStarter;
  /** How long an import may be without a sign of life, ms; one minute when left out. */
  importSilence?: number;
}

interface Parts extends ImportParts {
  store: Store;
  audit: AuditLog;
  log: StoreLog;
  now: () => Date;
}

/** Imports in the back office: their routes, and the work that removes old files. */
export function imports(parts: Parts): FastifyPluginAsyncTypebox {
  const { store, audit, log, now, startImport: start = cannotStart, importSilence: silence } = parts;
  return async (app) => {
    const runs = runStore(store);
    const service = importService({ runs, processes: importProcesses({ runs, start, silence, log }), now });
    await app.register(importRoutes({ imports: service, rows: runs.rows }));
    await app.register(importWriteRoutes(service, audit));
    const onError = (error: unknown) =>
      log.warn({ err: error }, 'Old files of imports remain; the next hour tries again');
    runBeside(app, regularWork({ work: () => tidyImports(runs, now()), every: HOUR, onError }));
  };
}

async function cannotStart() {
  throw new Error('This REST API was made without a way to start imports');
}
