import Type, { type Static } from 'typebox';
import { choice } from '../http/fields.ts';
import { Nullable } from '../http/schemas.ts';
import { DraftMark } from './drafts/DraftEntry.ts';
import { daysInStock, type Gap, gapNames, hasGap } from './gaps.ts';
import { saleStatuses, type StockEntry } from './StockEntry.ts';

/** A car in a list of the back office. Times are in ISO 8601. */
export const StockRow = Type.Object({
  id: Type.String(),
  revision: Type.Integer(),
  stockNumber: Nullable(Type.String()),
  name: Type.String(),
  year: Nullable(Type.Integer()),
  mileage: Nullable(Type.Integer({ description: 'Kilometres' })),
  price: Nullable(Type.Number({ description: 'The asking price, AED' })),
  saleStatus: choice('Sale status', saleStatuses),
  featured: Type.Boolean(),
  testDrive: Type.Boolean(),
  location: Nullable(Type.String()),
  listedAt: Type.String(),
  daysInStock: Type.Integer({ description: 'Days in Dubai, 0 on the day of its listing' }),
  withdrawnAt: Nullable(Type.String({ description: 'null for a listed car' })),
  cover: Nullable(Type.String({ description: 'The path of its first picture' })),
  pictures: Type.Integer({ description: 'How many pictures it has' }),
  enquiries: Type.Integer({ description: 'How many enquiries there were about it in the last 30 days' }),
  gaps: Type.Array(Type.Unsafe<Gap>({ type: 'string', enum: gapNames }), {
    description: 'What it lacks, or what somebody should look at',
  }),
  draft: Nullable(DraftMark),
});
export type StockRow = Static<typeof StockRow>;

/** A car as its entry tells it. */
export function stockRow(
  entry: StockEntry,
  { enquiries, draft, now }: { enquiries: ReadonlyMap<string, number>; draft: StockRow['draft']; now: Date },
): StockRow {
  const { id, revision, stockNumber, name, year, mileage, price, saleStatus } = entry;
  const { featured, testDrive, location, listedAt, withdrawnAt, cover, pictures } = entry;
  return {
    ...{ id, revision, stockNumber, name, year, mileage, price, saleStatus },
    ...{ featured, testDrive, location, cover, pictures },
    listedAt: new Date(listedAt).toISOString(),
    withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt).toISOString(),
    daysInStock: daysInStock(entry, now),
    enquiries: enquiries.get(id) ?? 0,
    gaps: gapNames.filter((gap) => hasGap(entry, gap, now)),
    draft,
  };
}
