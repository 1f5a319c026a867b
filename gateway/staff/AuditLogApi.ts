import type { AuditEntry } from '../../rest/admin/audit/auditEntry.ts';
import type { AuditLogPage, QueryAuditLogArgs } from '../generated/schemaTypes.ts';
import type { StaffClient } from './StaffClient.ts';

/** What the staff have done. Its method throws as `StaffClient` does. */
export class AuditLogApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  /** A part of the log, newest first. */
  async list({ filter, first, after }: QueryAuditLogArgs): Promise<AuditLogPage> {
    const asked = Object.entries({ ...filter, after }).filter((part): part is [string, string] => !!part[1]);
    const parameters = new URLSearchParams([...asked, ['limit', String(first)]]);
    const { items, next } = await this.staff.read<{ items: AuditEntry[]; next: string | null }>(
      `/api/admin/v1/audit?${parameters}`,
    );
    const nodes = items.map(({ who, record, ...entry }) => ({
      ...entry,
      ...{ whoId: who.id, who: who.name, recordKind: record.kind, recordId: record.id },
    }));
    return { nodes, endCursor: next };
  }
}
