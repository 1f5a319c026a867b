import { cpSync } from 'node:fs';
import { defaultDealership } from '../../rest/dealership/defaultDealership.ts';
import { demoForms } from '../../rest/demo/demoForms.ts';
import { carThen } from '../../rest/enquiries/carThen.ts';
import { dueOf } from '../../rest/enquiries/dueOf.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { type EnquiryStatus, newHandling } from '../../rest/enquiries/enquiryHandling.ts';
import type { Car } from '../../rest/cars/car.ts';
import { openStore } from '../../rest/store/open/openStore.ts';
import { prepareStore } from '../../rest/store/open/prepareStore.ts';
import { stableId } from '../../rest/store/stableId.ts';
import { addStaff } from '../../tests/servers/staff.ts';
import type { Servers } from '../processes/Servers.ts';
import { Stocks } from '../stock/Stocks.ts';

/** How long the import of the cars may take, seconds. */
const IMPORT_LIMIT = 240;
const HOUR = 60 * 60 * 1000;
/** How far apart two enquiries are, ms: 20,000 of them are a little more than a year. */
const APART = 0.45 * HOUR;
/** How many of the youngest enquiries are still open. */
const OPEN = 400;
const PART = 500;
const closed: readonly EnquiryStatus[] = ['WON', 'LOST', 'CLOSED', 'CLOSED', 'SPAM'];

/** A DATA_DIR with this many cars and enquiries, and an owner; resolves with it and the owner's address. It ends with `servers`. */
export async function officeFolder(
  servers: Servers,
  { cars, enquiries }: { cars: number; enquiries: number },
) {
  const dataDir = servers.folder();
  cpSync(await new Stocks().folder(cars, servers.processes, IMPORT_LIMIT), dataDir, { recursive: true });
  const { store } = await openStore({ dataDir });
  await prepareStore(store, () => undefined);
  const stock = await store.collection<Car>('cars').find({}, { limit: 1_000 }).toArray();
  const { id, email } = await addStaff(store, 'Huda', 'OWNER');
  const now = Date.now();
  const write = store.collection<Enquiry>('enquiries', { followed: true });
  for (let from = 0; from < enquiries; from += PART) {
    const part = Array.from({ length: PART }, (_, i) => enquiryOf(from + i, stock, { staffId: id, now }));
    await write.bulkWrite(part.map((document) => ({ insertOne: { document } })));
  }
  await store.close();
  return { dataDir, email };
}

/** Enquiry number `i`, the youngest first, as the REST API stores it. */
function enquiryOf(i: number, stock: Car[], { staffId, now }: { staffId: string; now: number }): Enquiry {
  const at = new Date(now - i * APART);
  const createdAt = at.toISOString();
  const { kind, details, car } = demoForms(i, stock[i % stock.length], at);
  const due = dueOf(kind, at.getTime(), defaultDealership);
  const answered =
    i > OPEN || i % 4 === 0 ? new Date(at.getTime() + (1 + (i % 30)) * HOUR).toISOString() : null;
  const status = i > OPEN ? closed[i % closed.length] : answered ? 'IN_PROGRESS' : 'NEW';
  return {
    _id: stableId('enquiry of the bench', String(i)),
    ...{ kind, createdAt, details, source: '/', consent: '1', idempotencyKey: null, partnerId: null },
    ...{ fingerprint: '', withoutNotice: null, message: 'Thank you.', unposted: null },
    dueAt: due ? new Date(due.at).toISOString() : null,
    amberAt: due ? new Date(due.amberAt).toISOString() : null,
    carThen: car ? carThen(car) : null,
    handling: {
      ...newHandling(createdAt, status),
      ...{ firstAnswerAt: answered, firstAnswerBy: answered && staffId },
      assigneeId: i % 3 === 0 ? staffId : null,
      noticed: ['amber', 'overdue'],
      readBy: answered ? [staffId] : [],
    },
    ...{ revision: null, pendingEvents: null, restrictedAt: null, erasedAt: null },
  };
}
