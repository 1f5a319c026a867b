import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AuditLog } from '../admin/audit/auditLog.ts';
import type { PhotoStore } from '../photos/photoStore.ts';
import type { Store } from '../store/Collection.ts';
import { articleRoutes } from './articleRoutes.ts';
import { articleWriteRoutes } from './articleWriteRoutes.ts';
import { articleWrites } from './articleWrites.ts';
import { blogRoutes } from './blogRoutes.ts';
import { blogStore } from './blogStore.ts';
import { coverRoutes } from './coverRoutes.ts';

/** The blog: what visitors read of it, and what the staff writes. */
export function articles(parts: {
  store: Store;
  photos: PhotoStore;
  audit: AuditLog;
  now: () => Date;
}): FastifyPluginAsyncTypebox {
  const { store, photos, audit, now } = parts;
  return async (app) => {
    const writes = articleWrites(store, now);
    await app.register(blogRoutes(blogStore(store, now)));
    await app.register(articleRoutes({ store, writes, now }));
    await app.register(articleWriteRoutes(writes, audit));
    await app.register(coverRoutes({ writes, photos, audit }));
  };
}
