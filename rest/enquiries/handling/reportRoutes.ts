import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import Type from 'typebox';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { actionOf, staffOf } from '../../admin/guardBackOffice.ts';
import type { Dealership } from '../../dealership/dealership.ts';
import type { Store } from '../../store/Collection.ts';
import { inParts } from '../../store/inParts.ts';
import type { Enquiry } from '../enquiry.ts';
import { enquiryCsv } from '../enquiryCsv.ts';
import { type ListedEnquiry, listedEnquiry } from '../listedEnquiry.ts';
import { chooseRows } from './chooseRows.ts';
import { EnquiryNumbers, enquiryNumbers } from './enquiryNumbers.ts';
import { SENSITIVE } from './enquiryRecord.ts';
import type { EnquiryRows } from './EnquiryRows.ts';
import { InboxFilter } from './inboxFilter.ts';
import type { StaffList } from './staffList.ts';

/** How many enquiries the list reads at once. */
const PART = 200;

/** The routes of what is made of many enquiries: numbers, and a file for spreadsheets. */
export function reportRoutes({
  store,
  rows,
  staff,
  audit,
  dealership,
  now,
}: {
  store: Store;
  rows: EnquiryRows;
  staff: StaffList;
  audit: AuditLog;
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
  now: () => Date;
}): FastifyPluginAsyncTypebox {
  const enquiries = store.collection<Enquiry>('enquiries');
  return async (app) => {
    app.get(
      '/api/admin/v1/numbers',
      {
        schema: {
          operationId: 'getEnquiryNumbers',
          summary: 'How enquiries were answered, by kind and person; of visitors, nothing',
          querystring: Type.Object({
            days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, default: 30 })),
          }),
          response: { 200: EnquiryNumbers },
        },
      },
      async (request) => {
        const { days = 30 } = request.query;
        const members = [...(await staff.byId()).values()];
        const names = new Map(members.map(({ id, name }) => [id, name]));
        const { byId } = await rows.current();
        return enquiryNumbers(byId.values(), { days, now: now(), calendar: dealership(), names });
      },
    );
    app.get(
      '/api/admin/v1/enquiries.csv',
      {
        schema: {
          operationId: 'exportEnquiries',
          summary: 'The chosen enquiries as CSV for spreadsheets, without what is given on request only',
          querystring: InboxFilter,
          response: { 200: Type.Unsafe<Readable>({ type: 'string' }) },
          produces: ['text/csv'],
        },
      },
      async (request, reply) => {
        const chosen = chooseRows((await rows.current()).listed, request.query, {
          staffId: staffOf(request).id,
          now: now(),
        });
        const listed: ListedEnquiry[] = [];
        for await (const part of inParts(chosen, PART)) {
          const found = await enquiries.find({ _id: { $in: part.map(({ id }) => id) } }).toArray();
          const byId = new Map(found.map((enquiry) => [enquiry._id, enquiry]));
          listed.push(...part.flatMap(({ id }) => byId.get(id) ?? []).map(listedWithoutSensitive));
          // Lets other requests run before the list is complete.
          await setImmediate();
        }
        await audit.record(actionOf(request, { kind: 'enquiry', id: '' }));
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="enquiries.csv"')
          .send(enquiryCsv(listed));
      },
    );
  };
}

function listedWithoutSensitive(enquiry: Enquiry) {
  const shown = Object.entries(enquiry.details).filter(([field]) => !SENSITIVE.has(field));
  return listedEnquiry({ ...enquiry, details: Object.fromEntries(shown) }, enquiry.carThen?.title);
}
