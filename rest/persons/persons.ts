import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AuditLog } from '../admin/audit/auditLog.ts';
import type { Dealership } from '../dealership/dealership.ts';
import { staffList } from '../enquiries/handling/staffList.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { PhotoStore } from '../photos/photoStore.ts';
import { runBeside } from '../http/runBeside.ts';
import type { Store } from '../store/Collection.ts';
import { alertRecords } from './alertRecords.ts';
import { contactIn } from './contactIn.ts';
import { dueErasures } from './dueErasures.ts';
import { enquiryRecords } from './enquiryRecords.ts';
import type { EraseRecords } from './eraseRecords.ts';
import type { RecordRef } from './personalRecord.ts';
import { personRecords } from './personRecords.ts';
import { personRoutes } from './personRoutes.ts';
import { personRequestRoutes } from './requests/personRequestRoutes.ts';
import { personRequests } from './requests/personRequests.ts';
import type { Counts } from './retention/retention.ts';
import { retentionRoutes } from './retention/retentionRoutes.ts';
import { retentionStore } from './retention/retentionStore.ts';
import { retentionWork } from './retention/retentionWork.ts';
import { subscriptionRecords } from './subscriptionRecords.ts';

interface Parts {
  store: Store;
  photos: PhotoStore;
  outbox: Outbox;
  eraser: EraseRecords;
  audit: AuditLog;
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
  /** The address of the site, without a slash at its end. */
  publicUrl: string;
  now: () => Date;
}

/** The data of persons: what owners do with them on request, and what is erased by itself while the API runs. */
export function persons(parts: Parts): FastifyPluginAsyncTypebox {
  const { store, photos, eraser, audit, now } = parts;
  return async (app) => {
    const isThere = async ({ kind, id }: RecordRef) => {
      const collection = kind === 'subscription' ? 'subscriptions' : 'searchAlerts';
      return (await store.collection(collection).findOne({ _id: id })) !== null;
    };
    const stores = {
      enquiry: enquiryRecords(store, isThere),
      subscription: subscriptionRecords(parts),
      searchAlert: alertRecords(parts),
    };
    await app.register(personRoutes({ persons: personRecords({ stores, eraser, now }), photos, audit }));
    const staff = staffList(store);
    const requests = personRequests(store, now, () => staff.byId());
    await app.register(personRequestRoutes(requests, { audit, checkContact: contactIn }));

    const retention = retentionStore(store, now);
    const due = dueErasures({ store, eraser, now });
    const eraseDue = async (counts: Counts) => due.erase(await retention.months(), counts);
    runBeside(app, retentionWork({ retention, eraseDue, audit, log: app.log }));
    await app.register(
      retentionRoutes(retention, { audit, due: async () => due.count(await retention.months()) }),
    );
  };
}
