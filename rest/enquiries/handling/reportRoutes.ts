import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { staffOf } from '../../admin/guardBackOffice.ts';
import type { Dealership } from '../../dealership/dealership.ts';
import type { Store } from '../../store/Collection.ts';
import type { Enquiry } from '../enquiry.ts';
import { enquiryCsv } from '../enquiryCsv.ts';
import { listedEnquiry } from '../listedEnquiry.ts';
import { chooseRows } from './chooseRows.ts';
import { EnquiryNumbers, enquiryNumbers } from './enquiryNumbers.ts';
import { SENSITIVE } from './enquiryRecord.ts';
import type { EnquiryRows } from './EnquiryRows.ts';
import { InboxFilter } from './inboxRoutes.ts';
import type { StaffList } from './staffList.ts';

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
        const all = (await rows.current()).values();
        return enquiryNumbers(all, { days, now: now(), calendar: dealership(), names });
      },
    );
    app.get(
      '/api/admin/v1/enquiries.csv',
      {
        schema: {
          operationId: 'exportEnquiries',
          summary: 'The chosen enquiries as CSV for spreadsheets, without what is given on request only',
          querystring: InboxFilter,
          response: { 200: Type.String() },
          produces: ['text/csv'],
        },
      },
      async (request, reply) => {
        const who = staffOf(request);
        const chosen = chooseRows((await rows.current()).values(), request.query, {
          staffId: who.id,
          now: now(),
        });
        const ids = chosen.map(({ id }) => id);
        const found = await enquiries.find({ _id: { $in: ids } }).toArray();
        const byId = new Map(found.map((enquiry) => [enquiry._id, enquiry]));
        const listed = chosen.flatMap(({ id }) => byId.get(id) ?? []).map(listedWithoutSensitive);
        await audit.record({
          ...{ action: 'exportEnquiries', record: { kind: 'enquiry', id: '' } },
          ...{ who: { id: who.id, name: who.name }, address: request.ip },
        });
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
