import type { PersonalRecord as WireRecord, RecordKind } from '../../rest/persons/personalRecord.ts';
import type { PersonRequest as WireRequest } from '../../rest/persons/requests/personRequest.ts';
import type {
  AddPersonRequestInput,
  ClosePersonRequestInput,
  CorrectPersonInput,
  EnquiryStatus,
  ErasePersonPayload,
  PersonalRecord,
  PersonalRecordInput,
  PersonalRecordKind,
  PersonPayload,
  PersonRequest,
  PersonRequestKind,
  PersonRequestPayload,
  RestrictPersonInput,
  Retention,
  RetentionPayload,
  UpdateRetentionInput,
} from '../generated/schemaTypes.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import { reversed } from './reversed.ts';
import type { StaffChange, StaffClient } from './StaffClient.ts';

const PERSONS = '/api/admin/v1/persons';
const REQUESTS = `${PERSONS}/requests`;
const RETENTION = '/api/admin/v1/retention';

/** What REST calls the kinds of records. */
const recordKinds = {
  ENQUIRY: 'enquiry',
  SUBSCRIPTION: 'subscription',
  SEARCH_ALERT: 'searchAlert',
} as const satisfies Record<PersonalRecordKind, RecordKind>;

/** What REST calls the kinds of requests. */
const requestKinds = {
  ACCESS: 'access',
  CORRECTION: 'correction',
  RESTRICTION: 'restriction',
  ERASURE: 'erasure',
} as const satisfies Record<PersonRequestKind, WireRequest['kind']>;

const graphRecordKinds = reversed(recordKinds);
const graphRequestKinds = reversed(requestKinds);

/** What is stored about persons, and for how long. Every method throws as `StaffClient` does. */
export class PersonsApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  /** Everything with this email address or phone number; throws `BAD_USER_INPUT` for anything else. */
  async find(contact: string): Promise<PersonalRecord[]> {
    const query = new URLSearchParams({ contact: contact.trim() }).toString();
    return (await this.staff.read<{ items: WireRecord[] }>(`${PERSONS}?${query}`)).items.map(recordFromWire);
  }

  correct({ records, name, email, phone }: CorrectPersonInput): Promise<PersonPayload> {
    const right = { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) };
    return this.change({ method: 'PATCH', path: PERSONS, body: { records: toWire(records), ...right } });
  }

  restrict({ records, restricted }: RestrictPersonInput): Promise<PersonPayload> {
    const body = { records: toWire(records), restricted };
    return this.change({ method: 'POST', path: `${PERSONS}/restriction`, body });
  }

  async erase(records: readonly PersonalRecordInput[]): Promise<ErasePersonPayload> {
    const change = { path: `${PERSONS}/erasure`, body: { records: toWire(records) } };
    const { record, userErrors } = await this.staff.change<{ erased: number }>({ method: 'POST', ...change });
    return { erased: record?.erased, userErrors };
  }

  /** What people have asked, the open requests first. */
  async requests(): Promise<PersonRequest[]> {
    return (await this.staff.read<{ items: WireRequest[] }>(REQUESTS)).items.map(requestFromWire);
  }

  addRequest({ kind, contact, receivedOn }: AddPersonRequestInput): Promise<PersonRequestPayload> {
    const body = { kind: requestKinds[kind], contact, receivedOn };
    return this.changeRequest({ method: 'POST', path: REQUESTS, body });
  }

  closeRequest({ id, revision }: ClosePersonRequestInput): Promise<PersonRequestPayload> {
    const path = `${REQUESTS}/${encodePathSegment(id)}`;
    return this.changeRequest({ method: 'PATCH', path, body: { done: true }, revision });
  }

  retention(): Promise<Retention> {
    return this.staff.read(RETENTION);
  }

  async updateRetention({ revision, months }: UpdateRetentionInput): Promise<RetentionPayload> {
    const changed = Object.fromEntries(Object.entries(months).filter(([, number]) => number !== null));
    const change = { method: 'PATCH', path: RETENTION, body: { months: changed }, revision } as const;
    const { record, userErrors } = await this.staff.change<Retention>(change);
    return { retention: record, userErrors };
  }

  private async change(change: StaffChange): Promise<PersonPayload> {
    const { record, userErrors } = await this.staff.change<{ items: WireRecord[] }>(change);
    return { records: record?.items.map(recordFromWire), userErrors };
  }

  private async changeRequest(change: StaffChange): Promise<PersonRequestPayload> {
    const { record, userErrors } = await this.staff.change<WireRequest>(change);
    return { request: record && requestFromWire(record), userErrors };
  }
}

function toWire(records: readonly PersonalRecordInput[]) {
  return records.map(({ kind, id }) => ({ kind: recordKinds[kind], id }));
}

function recordFromWire({ kind, status, ...same }: WireRecord): PersonalRecord {
  // Only enquiries have a status, which is one of theirs.
  return { ...same, kind: graphRecordKinds[kind], status: status as EnquiryStatus | null };
}

function requestFromWire({ kind, ...same }: WireRequest): PersonRequest {
  return { ...same, kind: graphRequestKinds[kind] };
}
