import type { FastifyInstance } from 'fastify';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { runBeside } from '../../http/runBeside.ts';
import type { PhotoStore } from '../../photos/photoStore.ts';
import type { Store } from '../../store/Collection.ts';
import type { Dealership } from '../dealership.ts';
import { dealershipRecord } from './dealershipRecord.ts';
import { portraitRoutes } from './portraitRoutes.ts';
import { settingsRoutes } from './settingsRoutes.ts';

/**
 * Serves the dealer's facts and their settings, and follows changes of other processes while the API runs. Returns a function
 * that gives the facts as they are now, for everything else that needs them. Rejects when the store cannot be read.
 */
export async function serveDealership(
  app: FastifyInstance,
  { store, photos, audit, now }: { store: Store; photos: PhotoStore; audit: AuditLog; now: () => Date },
): Promise<() => Dealership> {
  const record = await dealershipRecord({ store, now, log: app.log });
  await app.register(settingsRoutes(record, { photos, audit }));
  await app.register(portraitRoutes(photos, audit));
  runBeside(app, record);
  return () => record.current();
}
