import { type BackgroundWork, regularWork } from '../../../platform/processes/regularWork.ts';
import type { Dealership } from '../../dealership/dealership.ts';
import { dubaiTime } from '../../dealership/dubaiTime.ts';
import { openSpans } from '../../dealership/openSpans.ts';
import { Conflict, Gone, NotFound } from '../../http/errors.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Store } from '../../store/Collection.ts';
import { fatesOf } from './answerMails.ts';
import { countViews } from './chooseRows.ts';
import type { EnquiryRow } from './EnquiryRow.ts';
import type { EnquiryRows } from './EnquiryRows.ts';
import type { HandledEnquiry, HandlingChange, HandlingWrites } from './handlingWrites.ts';
import { digestMail, dueNotice, noticeMails } from './notices.ts';
import type { StaffList } from './staffList.ts';

/** How often the worker looks for work, ms. */
const EVERY = 2_000;
/** For how long after the opening the digest may still be sent, ms. */
const MORNING = 3 * 60 * 60 * 1000;

/**
 * Does what is due about enquiries by itself: stops the clock when the mail server has taken an answer, wakes waiting ones,
 * and tells the staff of those that wait for too long. Every process may do it: what one has done, the others leave.
 */
export function handlingWorker(parts: {
  store: Store;
  rows: EnquiryRows;
  writes: HandlingWrites;
  staff: StaffList;
  outbox: Outbox;
  settlement: (enquiry: HandledEnquiry) => Promise<HandlingChange | undefined>;
  dealership: () => Dealership;
  publicUrl: string;
  now: () => Date;
  log: { error(details: unknown, line: string): void };
}): BackgroundWork {
  const { store, rows, writes, staff, outbox, settlement, dealership, publicUrl, now, log } = parts;
  let stopped = false;
  let digestOf = '';

  async function work() {
    const { listed: all } = await rows.current();
    const awaited = all.flatMap(({ handling }) => handling.awaited.map(({ mailId }) => mailId));
    const fates = await fatesOf(store, awaited, now());
    for (const { id, handling } of all) {
      if (handling.awaited.some(({ mailId }) => fates.has(mailId))) await changeIfThere(id, settlement);
      if (isToWake(handling, now())) await changeIfThere(id, woken);
    }
    for (const row of all) if (dueNotice(row, now()) && !stopped) await tell(row);
    await sendDigest(all);
  }

  /** Changes an enquiry; leaves it where it was erased or restricted since the list was read. */
  async function changeIfThere(...change: Parameters<HandlingWrites['change']>) {
    await writes.change(...change).catch((error: unknown) => {
      if (!(error instanceof NotFound || error instanceof Conflict || error instanceof Gone)) throw error;
    });
  }

  function woken({ handling }: HandledEnquiry): HandlingChange | undefined {
    if (!isToWake(handling, now())) return undefined;
    const sentence = 'The time to wait is over: it is in progress again';
    return {
      handling: { status: 'IN_PROGRESS', wakeAt: null },
      events: [{ kind: 'STATUS', field: 'status', sentence }],
    };
  }

  async function tell({ id, reference }: EnquiryRow) {
    const members = await staff.mailed();
    await changeIfThere(id, async (read) => {
      // The mail server may have taken an answer meanwhile.
      const { handling: settled } = (await settlement(read)) ?? {};
      const fresh = { ...read, reference, handling: { ...read.handling, ...settled } };
      const notice = dueNotice(fresh, now());
      if (!notice) return undefined;
      const noticed = [...read.handling.noticed, notice];
      return {
        handling: { noticed },
        mails: noticeMails(notice, fresh, { staff: members, dealer: dealership().name, publicUrl }),
      };
    });
  }

  /** Puts the digest of the day into the outbox; its id says that it was sent, to every process and after every start. */
  async function sendDigest(all: readonly EnquiryRow[]) {
    const time = now().getTime();
    const { day } = dubaiTime(time);
    if (digestOf === day) return;
    const from = Date.parse(`${day}T00:00:00+04:00`);
    const [opening] = openSpans(from, dealership());
    if (!opening || time < opening.start || time - opening.start > MORNING) return;
    const counts = countViews(all, { staffId: '', now: now() });
    const owners = (await staff.mailed()).filter(({ role }) => role === 'OWNER');
    for (const owner of owners) {
      const mail = digestMail(owner, counts, { dealer: dealership().name, publicUrl });
      if (mail) await outbox.add(`digest-${day}-${owner.id}`, mail);
    }
    digestOf = day;
  }

  const turns = regularWork({
    work,
    every: EVERY,
    onError: (error) => log.error(error, 'Enquiries could not be looked through; retrying soon'),
  });
  return {
    start: () => turns.start(),
    stop() {
      stopped = true;
      return turns.stop();
    },
  };
}

function isToWake({ status, wakeAt }: EnquiryRow['handling'], now: Date): boolean {
  return status === 'WAITING' && wakeAt !== null && wakeAt <= now.toISOString();
}
