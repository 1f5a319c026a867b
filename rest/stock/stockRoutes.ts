import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { pageFields, pageOf, pageParameter } from '../http/pageOf.ts';
import { ErrorBody, ref } from '../http/schemas.ts';
import { chooseStock, countStock } from './chooseStock.ts';
import type { ReadStockCar } from './readStockCar.ts';
import { StockCar } from './stockCar.ts';
import { StockCounts } from './stockCounts.ts';
import { StockFilter } from './stockFilter.ts';
import { StockRow, stockRow } from './stockRow.ts';
import type { StockRows } from './StockRows.ts';

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
            ...pageParameter,
          }),
          response: {
            200: Type.Object({
              items: Type.Array(StockRow),
              ...pageFields,
              counts: StockCounts,
            }),
          },
        },
      },
      async (request) => {
        const { page, ...filter } = request.query;
        const time = now();
        const stock = await rows.current();
        const chosen = pageOf(chooseStock(stock, filter, time), page);
        const known = { enquiries: await countEnquiries(), now: time };
        return {
          ...chosen,
          items: chosen.items.map((entry) =>
            stockRow(entry, { ...known, draft: stock.draftOf.get(entry.id) ?? null }),
          ),
          counts: countStock(stock, time),
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
