import { runBeside } from '../http/runBeside.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Registry } from 'prom-client';
import type { AuditLog } from '../admin/audit/auditLog.ts';
import type { CarChanges } from '../cars/changes/CarChanges.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { PartnerStore } from '../partners/partnerStore.ts';
import type { Store } from '../store/Collection.ts';
import { Delivery, type ReceiverNetwork } from './Delivery.ts';
import { partnerWebhookRoutes } from './partnerWebhookRoutes.ts';
import { webhookMetrics } from './webhookMetrics.ts';
import { webhookRoutes } from './webhookRoutes.ts';
import { webhookStore } from './webhookStore.ts';
import { webhookTests } from './webhookTests.ts';
import { webhookWorker } from './webhookWorker.ts';

interface Parts {
  store: Store;
  partners: PartnerStore;
  changes: CarChanges;
  outbox: Outbox;
  /** Gets the mail about a webhook that is switched off, if its partner has no address. */
  dealerEmail?: string;
  receivers: ReceiverNetwork;
  metrics: Registry;
  audit: AuditLog;
  now: () => Date;
}

/** The webhooks of partners: their routes, and the worker that delivers changes of the stock while the API runs. */
export function webhooks(parts: Parts): FastifyPluginAsyncTypebox {
  const { store, partners, changes, outbox, dealerEmail, receivers, metrics, audit, now } = parts;
  return async (app) => {
    const delivery = new Delivery(receivers, now);
    const stored = webhookStore(store, changes, now);
    const test = await webhookTests({ store, delivery, now });
    const routes = { partners, webhooks: stored, test, receivers };
    await app.register(webhookRoutes(routes));
    await app.register(partnerWebhookRoutes({ ...routes, audit }));
    const deliveries = webhookMetrics(metrics, { store, changes, now });
    const worker = webhookWorker({
      ...{ store, changes, delivery, outbox, dealerEmail, now, deliveries },
      log: app.log,
    });
    runBeside(app, worker);
  };
}
