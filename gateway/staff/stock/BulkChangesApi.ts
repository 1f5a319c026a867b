import type { BulkChange as WireChange } from '../../../rest/stock/bulk/bulkChange.ts';
import type {
  BulkChange,
  BulkChangePayload,
  QueryBulkPreviewArgs,
  StartBulkChangeInput,
  UndoBulkChangeInput,
} from '../../generated/schemaTypes.ts';
import { encodePathSegment } from '../../origin/encodePathSegment.ts';
import { actionToWire, bulkChangeFromWire, selectionToWire } from './bulkFromWire.ts';
import type { StaffChange, StaffClient } from '../StaffClient.ts';

const PATH = '/api/admin/v1/bulk-changes';

/** Changes of many cars at once. Every method throws as `StaffClient` does. */
export class BulkChangesApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  preview({ selection, action }: QueryBulkPreviewArgs): Promise<BulkChangePayload> {
    const body = { selection: selectionToWire(selection), action: actionToWire(action) };
    return this.send({ method: 'POST', path: `${PATH}/preview`, body });
  }

  start({ id }: StartBulkChangeInput): Promise<BulkChangePayload> {
    return this.send({ method: 'POST', path: PATH, body: { id } });
  }

  undo({ id, revision }: UndoBulkChangeInput): Promise<BulkChangePayload> {
    return this.send({ method: 'POST', path: `${pathOf(id)}/undo`, revision });
  }

  /** The change with this id; null if there is none. */
  async find(id: string): Promise<BulkChange | null> {
    const change = await this.staff.find<WireChange>(pathOf(id));
    return change && bulkChangeFromWire(change);
  }

  /** The last ones, the newest first. */
  async recent(): Promise<BulkChange[]> {
    return (await this.staff.read<{ items: WireChange[] }>(PATH)).items.map(bulkChangeFromWire);
  }

  private async send(change: StaffChange): Promise<BulkChangePayload> {
    const { record, userErrors } = await this.staff.change<WireChange>(change);
    return {
      change: record && bulkChangeFromWire(record),
      userErrors: userErrors.map((error) =>
        error.field === 'saleStatus' ? { ...error, field: 'status' } : error,
      ),
    };
  }
}

const pathOf = (id: string) => `${PATH}/${encodePathSegment(id)}`;
