import Type, { type Static } from 'typebox';
import { StaffMember } from '../../admin/staffMember.ts';
import { Nullable, ref } from '../../http/schemas.ts';
import { EnquiryStatus } from '../enquiryHandling.ts';
import { Clock, clockOf } from './clockOf.ts';
import type { EnquiryRow } from './EnquiryRow.ts';

/** An enquiry in a list. Times are in ISO 8601. */
export const EnquirySummary = Type.Object({
  id: Type.String(),
  reference: Type.String(),
  kind: Type.String(),
  receivedAt: Type.String(),
  name: Type.String(),
  phone: Nullable(Type.String({ description: 'As it was typed' })),
  phoneDigits: Nullable(Type.String({ description: 'The digits of its E.164 form' })),
  email: Nullable(Type.String()),
  car: Nullable(Type.Object({ id: Nullable(Type.String()), title: Type.String() })),
  status: EnquiryStatus,
  assignee: Nullable(ref(StaffMember)),
  wakeAt: Nullable(Type.String()),
  clock: Clock,
  unread: Type.Boolean(),
  photos: Type.Integer({ description: 'How many photos came with it' }),
  lastEventAt: Type.String(),
  revision: Type.Integer(),
});
export type EnquirySummary = Static<typeof EnquirySummary>;

/** An enquiry as its row tells it to a member of the staff. */
export function enquirySummary(
  row: EnquiryRow,
  { staff, staffId, now }: { staff: ReadonlyMap<string, StaffMember>; staffId: string; now: Date },
): EnquirySummary {
  const { handling } = row;
  return {
    ...{ id: row.id, reference: row.reference, kind: row.kind, receivedAt: row.createdAt, name: row.name },
    phone: row.phone || null,
    phoneDigits: row.contact.phone || null,
    email: row.email || null,
    car: row.car ? { id: row.carId, title: row.car } : null,
    status: handling.status,
    assignee: staff.get(handling.assigneeId ?? '') ?? null,
    wakeAt: handling.wakeAt,
    clock: clockOf(row, now),
    unread: !handling.readBy.includes(staffId),
    photos: row.photos,
    lastEventAt: handling.lastEventAt,
    revision: handling.revision,
  };
}
