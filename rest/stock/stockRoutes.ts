import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ErrorBody, ref } from '../http/schemas.ts';
import { chooseStock, countStock } from './chooseStock.ts';
import type { ReadStockCar } from './readStockCar.ts';
import { StockCar } from './stockCar.ts';
import { StockCounts } from './stockCounts.ts';
import { StockFilter } from './stockFilter.ts';
import { StockRow, stockRow } from './stockRow.ts';
import type { StockRows } from './StockRows.ts';

/** How many cars a page has. */
const PAGE = 100;

/** The path of a car's routes. */
export const CAR = '/api/admin/v1/cars/:id';
export const carParams = { id: Type.String({ maxLength: 100, description: 'The id of the car' }) };

/** The routes that read the stock in the back office: its list, and one car (back office, cars). */
export function stockRoutes({
  rows,
  read,
  countEnquiries,
  now,
}: {
  rows: StockRows;
  read: ReadStockCar;
  countEnquiries: () => Promise<ReadonlyMap<string, number>>;
  now: () => Date;
}): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/admin/v1/cars',
      {
        schema: {
          operationId: 'listStock',
          summary:
            'The cars of the stock, the drafts, or the withdrawn ones; behind the last page it is the last page',
          querystring: Type.Object({
            ...StockFilter.properties,
            page: Type.Optional(Type.Integer({ minimum: 1, default: 1 })),
          }),
          response: {
            200: Type.Object({
              items: Type.Array(StockRow),
              total: Type.Integer({ description: 'How many match' }),
              page: Type.Integer(),
              pages: Type.Integer({ description: 'At least 1' }),
              counts: StockCounts,
            }),
          },
        },
      },
      async (request) => {
        const { page: wanted = 1, ...filter } = request.query;
        const time = now();
        const stock = await rows.current();
        const chosen = chooseStock(stock, filter, time);
        const pages = Math.max(1, Math.ceil(chosen.length / PAGE));
        const page = Math.min(wanted, pages);
        const known = { enquiries: await countEnquiries(), now: time };
        return {
          items: chosen
            .slice((page - 1) * PAGE, page * PAGE)
            .map((entry) => stockRow(entry, { ...known, draft: stock.draftOf.get(entry.id) ?? null })),
          ...{ total: chosen.length, page, pages, counts: countStock(stock, time) },
        };
      },
    );

    app.get(
      CAR,
      {
        schema: {
          operationId: 'getStockCar',
          summary: 'A car, listed, withdrawn or a new draft, with every field that a person may change',
          params: Type.Object(carParams),
          response: { 200: StockCar, 404: ref(ErrorBody) },
        },
      },
      (request) => read(request.params.id),
    );
  };
}
