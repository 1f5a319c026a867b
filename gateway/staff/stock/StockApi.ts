import type { StockCar as WireStockCar } from '../../../rest/stock/stockCar.ts';
import type { StockRow } from '../../../rest/stock/stockRow.ts';
import type {
  CarDraftInput,
  KeepValueInput,
  QueryStockArgs,
  SaveCarDraftInput,
  SetSaleStatusInput,
  Stock,
  StockCar,
  StockCarInput,
  StockCarPayload,
  UseSheetValueInput,
} from '../../generated/schemaTypes.ts';
import { encodePathSegment } from '../../origin/encodePathSegment.ts';
import { queryOf } from '../queryOf.ts';
import type { StaffChange, StaffClient } from '../StaffClient.ts';
import { fieldFromWire, wireFields } from './stockFields.ts';
import { filterToWire, rowFromWire, stockCarFromWire, wireStatuses } from './stockFromWire.ts';

const PATH = '/api/admin/v1/cars';

/** The dealer's cars in the back office. Every method throws as `StaffClient` does. */
export class StockApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  /** A page of the stock. */
  async list({ page, ...filter }: QueryStockArgs): Promise<Stock> {
    const query = queryOf({ ...filterToWire(filter), page });
    const { items, total, ...same } = await this.staff.read<
      Pick<Stock, 'page' | 'pages' | 'counts'> & { items: StockRow[]; total: number }
    >(PATH + query);
    return { ...same, nodes: items.map(rowFromWire), totalCount: total };
  }

  /** The car with this id, listed, withdrawn or a new draft; null if there is none. */
  async find(id: string): Promise<StockCar | null> {
    const car = await this.staff.find<WireStockCar>(pathOf(id));
    return car && stockCarFromWire(car);
  }

  saveDraft({ id, revision, isNew, values }: SaveCarDraftInput): Promise<StockCarPayload> {
    const named = values.map((value) => ({ ...value, name: wireFields[value.field] }));
    const given = (key: 'text' | 'base') =>
      Object.fromEntries(
        named.flatMap((value) => (typeof value[key] === 'string' ? [[value.name, value[key]]] : [])),
      );
    const left = named.flatMap(({ text, name }) => (typeof text === 'string' ? [] : name));
    const body = { values: given('text'), left, base: given('base'), isNew };
    return this.send({ method: 'PATCH', path: `${pathOf(id)}/draft`, body, revision });
  }

  discardDraft({ id, revision }: CarDraftInput): Promise<StockCarPayload> {
    return this.send({ method: 'DELETE', path: `${pathOf(id)}/draft`, revision });
  }

  publishDraft({ id, revision }: CarDraftInput): Promise<StockCarPayload> {
    return this.send({ method: 'POST', path: `${pathOf(id)}/publication`, revision });
  }

  setSaleStatus({ id, revision, status }: SetSaleStatusInput): Promise<StockCarPayload> {
    const body = { saleStatus: wireStatuses[status] };
    return this.send({ method: 'PUT', path: `${pathOf(id)}/sale-status`, body, revision });
  }

  takeSheetValue({ id, revision, field }: UseSheetValueInput): Promise<StockCarPayload> {
    const path = `${pathOf(id)}/overrides/${wireFields[field]}`;
    return this.send({ method: 'DELETE', path, revision });
  }

  keepValue({ id, revision, field }: KeepValueInput): Promise<StockCarPayload> {
    const path = `${pathOf(id)}/overrides/${wireFields[field]}`;
    return this.send({ method: 'PUT', path, revision });
  }

  withdraw({ id, revision }: StockCarInput): Promise<StockCarPayload> {
    return this.send({ method: 'DELETE', path: `${pathOf(id)}/publication`, revision });
  }

  relist({ id, revision }: StockCarInput): Promise<StockCarPayload> {
    return this.send({ method: 'PUT', path: `${pathOf(id)}/publication`, revision });
  }

  private async send(change: StaffChange): Promise<StockCarPayload> {
    const { record, userErrors } = await this.staff.change<WireStockCar>(change);
    return {
      car: record && stockCarFromWire(record),
      userErrors: userErrors.map((error) => ({ ...error, field: fieldFromWire(error.field ?? null) })),
    };
  }
}

const pathOf = (id: string) => `${PATH}/${encodePathSegment(id)}`;
