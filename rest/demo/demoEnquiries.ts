import { randomBytes } from 'node:crypto';
import { adminStore, DEMO_ACCOUNT } from '../admin/adminStore.ts';
import { hashPassword } from '../admin/signIn/passwords.ts';
import type { StaffMember } from '../admin/staffMember.ts';
import type { Car } from '../cars/car.ts';
import { carStore } from '../cars/carStore.ts';
import { defaultDealership } from '../dealership/defaultDealership.ts';
import { enquiryService } from '../enquiries/enquiryService.ts';
import type { EnquiryStatus } from '../enquiries/enquiryHandling.ts';
import { answerOf } from '../enquiries/handling/answerOf.ts';
import { changeOf } from '../enquiries/handling/changeOf.ts';
import { handlingWrites } from '../enquiries/handling/handlingWrites.ts';
import { outbox } from '../mail/outbox.ts';
import type { Store } from '../store/Collection.ts';
import { demoForms } from './demoForms.ts';

const HOUR = 60 * 60 * 1000;
/** The address of the owner of the demonstration; nobody has a mailbox there. */
const OWNER = 'owner@demo.example';

/** How old the enquiries are in hours, in what state, and after how many hours they were answered, if they were. */
const histories: readonly { hours: number; status?: EnquiryStatus; answered?: number; taken?: boolean }[] = [
  ...[{ hours: 0.2 }, { hours: 0.5 }, { hours: 1 }, { hours: 2, taken: true }, { hours: 3 }, { hours: 5 }],
  ...[{ hours: 7, answered: 1, taken: true }, { hours: 9 }, { hours: 14, taken: true }, { hours: 20 }],
  ...[
    { hours: 26, answered: 3 },
    { hours: 30, taken: true },
    { hours: 34, answered: 20, taken: true },
  ],
  ...[
    { hours: 45, answered: 2, status: 'WAITING' as const, taken: true },
    { hours: 50, status: 'SPAM' as const },
  ],
  ...[
    { hours: 55, answered: 50 },
    { hours: 70, answered: 4, status: 'WON' as const, taken: true },
  ],
  ...[
    { hours: 80, answered: 5, status: 'LOST' as const },
    { hours: 96, answered: 1, status: 'CLOSED' as const },
  ],
  ...[
    { hours: 120, answered: 2, taken: true },
    { hours: 150, answered: 3, status: 'WON' as const },
  ],
  ...[
    { hours: 190, answered: 90, status: 'LOST' as const },
    { hours: 230, answered: 1, status: 'CLOSED' as const },
  ],
  ...[
    { hours: 280, answered: 2, status: 'WON' as const },
    { hours: 330, status: 'SPAM' as const },
  ],
  ...[
    { hours: 400, answered: 6, status: 'CLOSED' as const },
    { hours: 470, answered: 3, status: 'WON' as const },
  ],
  ...[
    { hours: 540, answered: 70, status: 'LOST' as const },
    { hours: 600, answered: 2, status: 'CLOSED' as const },
  ],
  { hours: 680, answered: 4, status: 'WON' },
];

/**
 * Makes the enquiries of the demonstration, of all kinds and ages, and its owner, who may sign in with the password of which
 * `announce` gets a line. Nobody is mailed. Another run completes an interrupted one, and announces nothing again.
 */
export async function makeDemoEnquiries(
  store: Store,
  { now, announce }: { now: Date; announce: (line: string) => void },
): Promise<void> {
  const owner = await makeOwner(store, now, announce);
  const cars: Car[] = [];
  for await (const car of carStore(store).all()) {
    // Nobody asks for a test drive of a car that is sold.
    if (car.saleStatus !== 'sold' && cars.push(car) === histories.length) break;
  }
  for (const [i, history] of histories.entries()) {
    const at = new Date(now.getTime() - history.hours * HOUR);
    const id = await receive(store, i, cars[i % Math.max(1, cars.length)], at);
    await handle(store, id, history, { owner, at, now });
  }
}

async function makeOwner(store: Store, now: Date, announce: (line: string) => void): Promise<StaffMember> {
  const admins = adminStore(store);
  const password = randomBytes(12).toString('base64url');
  const made = await admins.add({
    ...{ name: 'Huda Salem', email: OWNER, role: 'OWNER', createdAt: now.toISOString() },
    ...{ passwordHash: await hashPassword(password), grantedBy: DEMO_ACCOUNT },
  });
  if (made)
    announce(`The demonstration has an owner: log in at /login as ${OWNER} with the password ${password}`);
  const owner = made ?? (await admins.byEmail(OWNER));
  if (!owner) throw new Error('The owner of the demonstration is missing.');
  return { id: owner._id, name: owner.name, email: owner.email, role: owner.role };
}

/** Stores an enquiry as if it had come at `at`; returns its id, the same at every run. */
async function receive(store: Store, i: number, car: Car | undefined, at: Date): Promise<string> {
  const now = () => at;
  const service = enquiryService({
    ...{ store, now, outbox: outbox({ store, now, onAdd: () => undefined }) },
    dealership: () => defaultDealership,
    log: { info: () => undefined },
  });
  const { kind, details, car: about } = demoForms(i, car, at);
  const submission = {
    kind,
    key: `demonstration ${i}`,
    body: { i },
    source: '/',
    consent: 'enquiry-2026-11',
  };
  const { id } = await service.accept(submission, () => ({ details, message: 'Thank you.', car: about }));
  return id;
}

/** Answers, assigns and closes an enquiry, as its history says. */
async function handle(
  store: Store,
  id: string,
  { status, answered, taken }: (typeof histories)[number],
  { owner, at, now }: { owner: StaffMember; at: Date; now: Date },
) {
  const then = new Date(Math.min(at.getTime() + (answered ?? 1) * HOUR, now.getTime()));
  const clock = () => then;
  const box = outbox({ store, now: clock, onAdd: () => undefined });
  const writes = handlingWrites({ store, outbox: box, now: clock });
  await writes.change(id, ({ handling }) => {
    // The staff of a demonstration gets no notices.
    return handling.noticed.length > 0 ? undefined : { handling: { noticed: ['amber', 'overdue'] } };
  });
  const parts = { staff: owner, assignable: [owner], now: then };
  if (taken) await writes.change(id, ({ handling }) => changeOf(handling, { assigneeId: owner.id }, parts));
  if (answered !== undefined) {
    const given = { staff: owner, key: 'demonstration', replyTo: '', now: then };
    await writes.change(id, async (read) =>
      answerOf(read, { channel: 'PHONE' }, { ...given, earlier: await writes.events(read) }),
    );
  }
  if (!status) return;
  const lostReason = status === 'LOST' ? 'Bought elsewhere' : undefined;
  await writes.change(id, ({ handling }) =>
    handling.status === status ? undefined : changeOf(handling, { status, lostReason }, parts),
  );
}
