import { randomBytes } from 'node:crypto';
import type { StaffMember } from '../../admin/staffMember.ts';
import { dubaiTime } from '../../dealership/dubaiTime.ts';
import { momentInWords } from '../../dealership/momentInWords.ts';
import { InvalidInput, NotFound, Stale } from '../../http/errors.ts';
import type { Store } from '../../store/Collection.ts';
import { revisionIn, writeRevised } from '../../store/revised.ts';
import type { NewPersonRequest, PersonRequest, StoredPersonRequest } from './personRequest.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Within how many days a request must be answered (back office, personal data). */
const DUE_AFTER = 30;

export type PersonRequests = ReturnType<typeof personRequests>;

/** The requests of persons about their data. `staffById`: the members of the staff. */
export function personRequests(
  store: Store,
  now: () => Date,
  staffById: () => Promise<ReadonlyMap<string, StaffMember>>,
) {
  const requests = store.collection<StoredPersonRequest>('personRequests');

  const told = (
    { _id: id, staffId, ...request }: StoredPersonRequest,
    staff: ReadonlyMap<string, StaffMember>,
  ): PersonRequest => ({ id, ...request, by: staff.get(staffId) ?? null });

  return {
    /** Open ones first, by when they are due; then the others, the latest first. */
    async list(): Promise<PersonRequest[]> {
      const all = await requests.find({}).toArray();
      const staff = await staffById();
      const open = all
        .filter(({ doneAt }) => doneAt === null)
        .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn)));
      const done = all
        .filter(({ doneAt }) => doneAt !== null)
        .toSorted((a, b) => ((a.doneAt ?? '') > (b.doneAt ?? '') ? -1 : 1));
      return [...open, ...done].map((request) => told(request, staff));
    },

    /** Notes a request. Rejects with `InvalidInput` for a day to come. */
    async add({ kind, contact, receivedOn }: NewPersonRequest, by: StaffMember): Promise<PersonRequest> {
      if (receivedOn > dubaiTime(now().getTime()).day) {
        const message = 'This day is still to come. Enter the day on which the request arrived.';
        throw new InvalidInput([{ field: 'receivedOn', message }]);
      }
      const dueOn = new Date(Date.parse(receivedOn) + DUE_AFTER * DAY).toISOString().slice(0, 10);
      const request: StoredPersonRequest = {
        ...{ _id: randomBytes(12).toString('hex'), kind, contact, receivedOn, dueOn },
        ...{ doneAt: null, staffId: by.id, revision: 1 },
      };
      await requests.insertOne(request);
      return told(request, await staffById());
    },

    /** Notes that an open request is done, and drops its contact. Rejects with `NotFound` and `Stale`. */
    async close(id: string, revision: number, by: StaffMember): Promise<PersonRequest> {
      const known = await requests.findOne({ _id: id });
      if (!known) throw new NotFound('There is no such request. Load the list again.');
      const staff = await staffById();
      const changed = { contact: null, doneAt: now().toISOString(), staffId: by.id };
      const isAsRead = known.doneAt === null && revisionIn(known) === revision;
      const written = isAsRead ? await writeRevised(requests, known, changed) : undefined;
      if (written) return told(written, staff);
      const current = told((await requests.findOne({ _id: id })) ?? known, staff);
      const { doneAt, by: closer } = current;
      if (doneAt === null) {
        const message = 'This request is still open, and not as you have read it. Load the list again.';
        throw new Stale({ message, changed: [], current });
      }
      const done = `${closer?.name ?? 'Somebody'} closed it on ${momentInWords(Date.parse(doneAt))}.`;
      throw new Stale({
        message: 'This request was closed meanwhile. Nothing is left to do.',
        changed: [{ field: 'done', message: done }],
        current,
      });
    },
  };
}
