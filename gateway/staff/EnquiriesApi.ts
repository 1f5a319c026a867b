import type { StaffMember } from '../../rest/admin/staffMember.ts';
import type { EnquiryNumbers as WireNumbers } from '../../rest/enquiries/handling/enquiryNumbers.ts';
import type { EnquiryRecord as WireRecord } from '../../rest/enquiries/handling/enquiryRecord.ts';
import type { EnquirySummary } from '../../rest/enquiries/handling/enquirySummary.ts';
import type { FilledTemplate } from '../../rest/enquiries/templates/filledTemplates.ts';
import type {
  AnswerEnquiryInput,
  AssignEnquiryInput,
  EnquiryConnection,
  EnquiryField,
  EnquiryNumbers,
  InboxChanges,
  InboxCounts,
  NoteEnquiryInput,
  EnquiryViewer,
  QueryEnquiriesArgs,
  QueryInboxChangesArgs,
  SetEnquiryStatusInput,
  UserError,
} from '../generated/schemaTypes.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import {
  enquiryFromWire,
  type EnquiryRecordParent,
  numbersFromWire,
  recordFromWire,
  wireKinds,
  wireViews,
} from './enquiryFromWire.ts';
import { queryOf } from './queryOf.ts';
import type { StaffChange, StaffClient } from './StaffClient.ts';

const PATH = '/api/admin/v1/enquiries';

/** An enquiry after a change, or why nothing was changed. */
interface EnquiryResult {
  enquiry: EnquiryRecordParent | null;
  userErrors: UserError[];
}

/** The enquiries of the back office. Every method throws as `StaffClient` does. */
export class EnquiriesApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  /** A part of the inbox. */
  async list(chosen: QueryEnquiriesArgs): Promise<EnquiryConnection> {
    const { view, kind, status, assignee, search, first, after } = chosen;
    const query = queryOf({
      view: view && wireViews[view],
      kind: kind && wireKinds[kind],
      ...{ status, assignee, q: search?.trim(), limit: first, after },
    });
    const { items, next, total, at, counts } = await this.staff.read<{
      items: EnquirySummary[];
      next: string | null;
      total: number;
      at: string;
      counts: InboxCounts;
    }>(PATH + query);
    return { nodes: items.map(enquiryFromWire), totalCount: total, endCursor: next, counts, at };
  }

  /** The enquiry with this id or reference; null if there is none. */
  async find(id: string): Promise<EnquiryRecordParent | null> {
    const record = await this.staff.find<WireRecord>(pathOf(id));
    return record && recordFromWire(record);
  }

  /** The fields that are withheld else; that they were asked for is logged. */
  async sensitiveFields({ id, withheld }: EnquiryRecordParent): Promise<EnquiryField[]> {
    if (withheld.length === 0) return [];
    const record = await this.staff.find<WireRecord>(`${pathOf(id)}?salary=true`);
    return record?.fields.filter(({ title }) => withheld.includes(title)) ?? [];
  }

  /** The texts to answer with, filled in. */
  async templates({ id }: EnquiryRecordParent): Promise<FilledTemplate[]> {
    return (await this.staff.find<FilledTemplate[]>(`${pathOf(id)}/templates`)) ?? [];
  }

  /** What is new since a moment, and who else has the enquiry that is `open`. */
  async changes({ since, open, left }: QueryInboxChangesArgs): Promise<InboxChanges> {
    const { received, changed, ...same } = await this.staff.read<{
      at: string;
      received: EnquirySummary[];
      changed: EnquirySummary[];
      counts: InboxCounts;
      viewers: EnquiryViewer[];
    }>(`/api/admin/v1/inbox/changes${queryOf({ since: since.toISOString(), open, left })}`);
    return {
      ...same,
      received: received.map(enquiryFromWire),
      changed: changed.map(enquiryFromWire),
    };
  }

  /** Who can be assigned. */
  assignees(): Promise<StaffMember[]> {
    return this.staff.read<StaffMember[]>('/api/admin/v1/assignees');
  }

  /** How enquiries were answered in the last days. */
  async numbers(days: number): Promise<EnquiryNumbers> {
    return numbersFromWire(await this.staff.read<WireNumbers>(`/api/admin/v1/numbers${queryOf({ days })}`));
  }

  assign({ id, revision, assigneeId = null }: AssignEnquiryInput): Promise<EnquiryResult> {
    return this.change({ method: 'PATCH', path: pathOf(id), body: { assigneeId }, revision });
  }

  setStatus({ id, revision, status, wakeAt, lostReason }: SetEnquiryStatusInput): Promise<EnquiryResult> {
    const body = {
      status,
      // What is left out keeps its value.
      ...(wakeAt !== undefined && { wakeAt: wakeAt?.toISOString() ?? null }),
      ...(lostReason && { lostReason }),
    };
    return this.change({ method: 'PATCH', path: pathOf(id), body, revision });
  }

  answer({ id, channel, subject, text, idempotencyKey }: AnswerEnquiryInput): Promise<EnquiryResult> {
    const body = { channel, ...(subject && { subject }), ...(text && { text }) };
    return this.change({ method: 'POST', path: `${pathOf(id)}/answers`, body, idempotencyKey });
  }

  note({ id, text }: NoteEnquiryInput): Promise<EnquiryResult> {
    return this.change({ method: 'POST', path: `${pathOf(id)}/notes`, body: { text } });
  }

  private async change(change: StaffChange): Promise<EnquiryResult> {
    const { record, userErrors } = await this.staff.change<WireRecord>(change);
    return { enquiry: record && recordFromWire(record), userErrors };
  }
}

const pathOf = (id: string) => `${PATH}/${encodePathSegment(id)}`;
