import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { staffOf } from '../../admin/guardBackOffice.ts';
import { StaffMember } from '../../admin/staffMember.ts';
import { Nullable, ref } from '../../http/schemas.ts';
import { chooseRows, countViews, pageOf } from '../handling/chooseRows.ts';
import type { EnquiryRow } from '../handling/EnquiryRow.ts';
import type { EnquiryRows } from '../handling/EnquiryRows.ts';
import { EnquirySummary, enquirySummary } from '../handling/enquirySummary.ts';
import { InboxFilter } from '../handling/inboxFilter.ts';
import { InboxCounts } from './inboxCounts.ts';
import type { Viewers } from './viewers.ts';
import type { StaffList } from '../handling/staffList.ts';

/** How many enquiries a page of the inbox has, and the most that may be asked for. */
const [PAGE, LARGEST_PAGE] = [50, 200];
/** The most enquiries that came, and that have news, that are told at once. */
const [MOST_RECEIVED, MOST_CHANGED] = [20, 100];
/** News of this time before the moment that was named are told again: those of other processes may arrive late; ms. */
const OVERLAP = 5_000;

/** Somebody who has an enquiry on the screen. */
const EnquiryViewer = Type.Object({
  member: ref(StaffMember),
  since: Type.String({ description: 'ISO 8601' }),
});

/** The routes of the inbox: its list, and what is new in it (back office, inbox). */
export function inboxRoutes({
  rows,
  staff,
  viewers,
  now,
}: {
  rows: EnquiryRows;
  staff: StaffList;
  viewers: Viewers;
  now: () => Date;
}): FastifyPluginAsyncTypebox {
  return async (app) => {
    async function summaries(chosen: readonly EnquiryRow[], staffId: string) {
      const known = { staff: await staff.byId(), staffId, now: now() };
      return chosen.map((row) => enquirySummary(row, known));
    }

    async function others(open: string, staffId: string) {
      const [signs, known] = [await viewers.sign(open, staffId), await staff.byId()];
      return signs.flatMap(({ staffId: id, since }) => {
        const member = known.get(id);
        return member ? [{ member, since }] : [];
      });
    }

    app.get(
      '/api/admin/v1/enquiries',
      {
        schema: {
          operationId: 'listEnquiries',
          summary: 'The inbox: overdue enquiries first, then by when they are due',
          querystring: Type.Object({
            ...InboxFilter.properties,
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_PAGE, default: PAGE })),
            after: Type.Optional(Type.String({ maxLength: 400, description: '`next` of the page before' })),
          }),
          response: {
            200: Type.Object({
              items: Type.Array(EnquirySummary),
              next: Nullable(Type.String()),
              total: Type.Integer({ description: 'How many match' }),
              at: Type.String({ description: 'When it was read, for what is new since, ISO 8601' }),
              counts: InboxCounts,
            }),
          },
        },
      },
      async (request) => {
        const { limit = PAGE, after, ...choice } = request.query;
        const viewer = { staffId: staffOf(request).id, now: now() };
        const { listed } = await rows.current();
        const chosen = chooseRows(listed, choice, viewer);
        const { page, next } = pageOf(chosen, { after, limit });
        const items = await summaries(page, viewer.staffId);
        const at = viewer.now.toISOString();
        return { items, next, total: chosen.length, at, counts: countViews(listed, viewer) };
      },
    );

    app.get(
      '/api/admin/v1/assignees',
      {
        schema: {
          operationId: 'listAssignees',
          summary: 'Who can be assigned to an enquiry',
          response: { 200: Type.Array(ref(StaffMember)) },
        },
      },
      () => staff.active(),
    );

    app.get(
      '/api/admin/v1/inbox/changes',
      {
        schema: {
          operationId: 'listInboxChanges',
          summary:
            'What is new in the inbox since a moment; what came in the seconds before it may be repeated',
          querystring: Type.Object({
            since: Type.String({ format: 'date-time', description: '`at` of the answer before' }),
            open: Type.Optional(
              Type.String({
                maxLength: 100,
                description: 'The id of the enquiry on the screen: others are told so for a minute',
              }),
            ),
            left: Type.Optional(
              Type.String({
                maxLength: 100,
                description: 'The id of an enquiry that is no longer on the screen',
              }),
            ),
          }),
          response: {
            200: Type.Object({
              at: Type.String({ description: 'Ask with it the next time, ISO 8601' }),
              received: Type.Array(EnquirySummary, { description: 'The latest of the enquiries that came' }),
              changed: Type.Array(EnquirySummary, { description: 'The latest of the enquiries with news' }),
              counts: InboxCounts,
              viewers: Type.Array(EnquiryViewer, { description: 'Who else has the enquiry `open`' }),
            }),
          },
        },
      },
      async (request) => {
        const { open, left } = request.query;
        const since = new Date(Date.parse(request.query.since) - OVERLAP).toISOString();
        const viewer = { staffId: staffOf(request).id, now: now() };
        if (left !== undefined) await viewers.leave(left, viewer.staffId);
        const { listed, byId } = await rows.current();
        const news = listed.filter(({ handling }) => handling.lastEventAt > since);
        const received = news
          .filter(({ createdAt }) => createdAt > since)
          .toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1))
          .slice(0, MOST_RECEIVED);
        const changed = news
          .toSorted((a, b) => (a.handling.lastEventAt > b.handling.lastEventAt ? -1 : 1))
          .slice(0, MOST_CHANGED);
        return {
          at: viewer.now.toISOString(),
          received: await summaries(received, viewer.staffId),
          changed: await summaries(changed, viewer.staffId),
          counts: countViews(listed, viewer),
          viewers: open !== undefined && byId.has(open) ? await others(open, viewer.staffId) : [],
        };
      },
    );
  };
}
