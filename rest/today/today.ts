import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type, { type Static } from 'typebox';
import { staffOf } from '../admin/guardBackOffice.ts';
import { answering } from '../admin/role.ts';
import type { StaffMember } from '../admin/staffMember.ts';
import type { EnquiryRows } from '../enquiries/handling/EnquiryRows.ts';
import { staffList } from '../enquiries/handling/staffList.ts';
import { Nullable } from '../http/schemas.ts';
import { countStock } from '../stock/chooseStock.ts';
import { StockCounts } from '../stock/stockCounts.ts';
import type { StockRows } from '../stock/StockRows.ts';
import type { Store } from '../store/Collection.ts';
import type { FreeSpace } from '../store/embedded/FreeSpace.ts';
import { DueEnquiries, dueEnquiries } from './dueEnquiries.ts';
import { Operation, operation } from './operation.ts';

/** What the staff must do now. What somebody may not see is null. */
const Today = Type.Object({
  at: Type.String({ description: 'When it was read, for what is new since, ISO 8601' }),
  enquiries: Nullable(DueEnquiries),
  cars: StockCounts,
  operation: Nullable(Operation),
});
export type Today = Static<typeof Today>;

interface Parts {
  store: Store;
  /** The enquiries, and the cars, in memory. */
  rows: EnquiryRows;
  stockRows: StockRows;
  /** The free space for the store and the photos; missing where they are in MongoDB. */
  space?: FreeSpace;
  now: () => Date;
}

/** The route of the first page of the back office: what must be done now. */
export function today(parts: Parts): FastifyPluginAsyncTypebox {
  const staff = staffList(parts.store);

  async function todayOf({ id: staffId, role }: StaffMember): Promise<Today> {
    const time = parts.now();
    const answers = answering.some((each) => each === role);
    return {
      at: time.toISOString(),
      enquiries: answers ? await dueEnquiries({ ...parts, staff, viewer: { staffId, now: time } }) : null,
      cars: countStock(await parts.stockRows.current(), time),
      operation: role === 'OWNER' ? await operation({ ...parts, now: time }) : null,
    };
  }

  return async (app) => {
    app.get(
      '/api/admin/v1/today',
      {
        schema: {
          operationId: 'getToday',
          summary:
            'What must be done now: enquiries that are due, what cars lack, and for owners the operation',
          response: { 200: Today },
        },
      },
      (request) => todayOf(staffOf(request)),
    );
  };
}
