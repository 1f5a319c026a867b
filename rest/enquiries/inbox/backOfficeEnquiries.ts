import { runBeside } from '../../http/runBeside.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import type { SessionStore } from '../../admin/sessions/sessionStore.ts';
import type { CarStore } from '../../cars/carStore.ts';
import type { Dealership } from '../../dealership/dealership.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { PhotoStore } from '../../photos/photoStore.ts';
import type { Store } from '../../store/Collection.ts';
import type { EnquiryRows } from '../handling/EnquiryRows.ts';
import { handlingRoutes } from '../handling/handlingRoutes.ts';
import { handlingService } from '../handling/handlingService.ts';
import { handlingWorker } from '../handling/handlingWorker.ts';
import { handlingWrites } from '../handling/handlingWrites.ts';
import { templateRoutes } from '../templates/templateRoutes.ts';
import { templateStore } from '../templates/templateStore.ts';
import { subscriberRoutes } from '../newsletter/subscriberRoutes.ts';
import { subscribers } from '../newsletter/subscribers.ts';
import { eventRoutes } from './eventRoutes.ts';
import { inboxRoutes } from './inboxRoutes.ts';
import { savedViewRoutes } from './savedViewRoutes.ts';
import { viewers } from './viewers.ts';
import { savedViews } from './savedViews.ts';
import { reportRoutes } from '../handling/reportRoutes.ts';
import { staffList } from '../handling/staffList.ts';

interface Parts {
  store: Store;
  rows: EnquiryRows;
  outbox: Outbox;
  photos: PhotoStore;
  cars: CarStore;
  audit: AuditLog;
  sessions: Pick<SessionStore, 'stillOpen'>;
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
  /** The dealer's address; customers answer to it. */
  dealerEmail?: string;
  /** The address of the site, without a slash at its end. */
  publicUrl: string;
  now: () => Date;
}

/** Enquiries and subscribers in the back office: their routes, and the worker that looks after them while the API runs. */
export function backOfficeEnquiries(parts: Parts): FastifyPluginAsyncTypebox {
  const { store, rows, outbox, photos, audit, dealership, dealerEmail, publicUrl, now } = parts;
  return async (app) => {
    const writes = handlingWrites({ store, outbox, now });
    const staff = staffList(store);
    const answersArriveAt = () => dealerEmail ?? dealership().email;
    const service = handlingService({ ...parts, writes, staff, answersArriveAt });
    const { settlement } = service;
    const worker = handlingWorker({
      ...{ store, rows, writes, staff, outbox, settlement, dealership, publicUrl, now, log: app.log },
    });
    runBeside(app, worker, 'preClose');
    app.addHook('onClose', () => rows.close());
    const present = viewers(store, now);
    async function enquiries() {
      await rows.current();
      return rows.version;
    }
    await app.register(inboxRoutes({ rows, staff, viewers: present, now }));
    await app.register(
      eventRoutes({ sources: { enquiries, viewers: () => present.state() }, sessions: parts.sessions }),
    );
    await app.register(savedViewRoutes({ views: savedViews(store), audit: parts.audit }));
    await app.register(reportRoutes({ ...parts, staff }));
    await app.register(subscriberRoutes({ subscribers: subscribers(store, now), audit, publicUrl, now }));
    const templates = templateStore(store, now);
    await app.register(templateRoutes({ templates, audit, dealership, now }));
    await app.register(handlingRoutes({ service, writes, templates, photos, audit, dealership }));
  };
}
