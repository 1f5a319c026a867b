import type { ImportRow as WireRow, ImportRun as WireRun } from '../../../rest/imports/importRun.ts';
import type {
  CarImport,
  CarImportInput,
  CarImportPayload,
  ImportRow,
  PrepareCarImportInput,
  QueryCarImportRowsArgs,
} from '../../generated/schemaTypes.ts';
import { encodePathSegment } from '../../origin/encodePathSegment.ts';
import { wireFields } from './importFields.ts';
import { importFromWire, wireKinds } from './importFromWire.ts';
import { queryOf } from '../queryOf.ts';
import type { StaffChange, StaffClient } from '../StaffClient.ts';

const PATH = '/api/admin/v1/imports';

/** Imports of files with cars in the back office. Every method throws as `StaffClient` does. */
export class ImportsApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  /** The last ones, newest first. */
  async list(): Promise<CarImport[]> {
    const { items } = await this.staff.read<{ items: WireRun[] }>(PATH);
    return items.map(importFromWire);
  }

  /** The import with this id; null if there is none. */
  async find(id: string): Promise<CarImport | null> {
    const run = await this.staff.find<WireRun>(pathOf(id));
    return run && importFromWire(run);
  }

  /** A page of the rows of one kind; null if there is no such import. */
  async rows({ id, kind, page }: QueryCarImportRowsArgs): Promise<ImportRow[] | null> {
    const query = queryOf({ kind: wireKinds[kind], page });
    return (await this.staff.find<{ items: WireRow[] }>(`${pathOf(id)}/rows${query}`))?.items ?? null;
  }

  prepare({ id, revision, meanings, options }: PrepareCarImportInput): Promise<CarImportPayload> {
    const body = {
      ...(meanings && { meanings: meanings.map((meaning) => meaning && wireFields[meaning]) }),
      ...(options && {
        options: { ...options, overwrite: options.overwrite.map((field) => wireFields[field]) },
      }),
    };
    return this.send({ method: 'PUT', path: `${pathOf(id)}/mapping`, body, revision });
  }

  check({ id, revision }: CarImportInput): Promise<CarImportPayload> {
    return this.send({ method: 'POST', path: `${pathOf(id)}/dry-run`, revision });
  }

  start({ id, revision }: CarImportInput): Promise<CarImportPayload> {
    return this.send({ method: 'POST', path: `${pathOf(id)}/run`, revision });
  }

  cancel({ id, revision }: CarImportInput): Promise<CarImportPayload> {
    return this.send({ method: 'DELETE', path: pathOf(id), revision });
  }

  private async send(change: StaffChange): Promise<CarImportPayload> {
    const { record, userErrors } = await this.staff.change<WireRun>(change);
    return { carImport: record && importFromWire(record), userErrors };
  }
}

const pathOf = (id: string) => `${PATH}/${encodePathSegment(id)}`;
