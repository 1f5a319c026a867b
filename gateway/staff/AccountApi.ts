import type { StaffMember } from '../../rest/admin/staffMember.ts';
import type {
  ChangePasswordInput,
  ConfirmPasswordInput,
  EndSessionPayload,
  OneTimeCodes,
  PrepareOneTimeCodesPayload,
  StaffActionPayload,
  StaffSession,
  TurnOnOneTimeCodesPayload,
} from '../generated/schemaTypes.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import type { StaffClient } from './StaffClient.ts';

const CODES = '/api/admin/v1/one-time-codes';

/** The account of whoever is signed in to the back office. Every method throws as `StaffClient` does. */
export class AccountApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  /** Who is signed in. */
  member(): Promise<StaffMember> {
    return this.staff.read('/api/admin/v1/me');
  }

  /** The sessions, the latest use first. */
  async sessions(): Promise<StaffSession[]> {
    return (await this.staff.read<{ items: StaffSession[] }>('/api/admin/v1/sessions')).items;
  }

  async endSession(id: string): Promise<EndSessionPayload> {
    const path = `/api/admin/v1/sessions/${encodePathSegment(id)}`;
    const { userErrors } = await this.staff.change({ method: 'DELETE', path });
    return { id: userErrors.length > 0 ? null : id, userErrors };
  }

  changePassword({ current, password }: ChangePasswordInput): Promise<StaffActionPayload> {
    return this.post('/api/admin/v1/password', { current, password });
  }

  confirmPassword({ password }: ConfirmPasswordInput): Promise<StaffActionPayload> {
    return this.post('/api/admin/v1/confirmations', { password });
  }

  /** Whether one-time codes are on. */
  oneTimeCodes(): Promise<OneTimeCodes> {
    return this.staff.read(CODES);
  }

  async prepareCodes(): Promise<PrepareOneTimeCodesPayload> {
    type Prepared = Pick<PrepareOneTimeCodesPayload, 'secret' | 'uri'>;
    const { record, userErrors } = await this.staff.change<Prepared>({ method: 'POST', path: CODES });
    return { ...record, userErrors };
  }

  async turnOnCodes(code: string): Promise<TurnOnOneTimeCodesPayload> {
    type TurnedOn = Pick<TurnOnOneTimeCodesPayload, 'recoveryCodes'>;
    const change = { method: 'PUT', path: CODES, body: { code } } as const;
    const { record, userErrors } = await this.staff.change<TurnedOn>(change);
    return { ...record, userErrors };
  }

  async turnOffCodes(): Promise<StaffActionPayload> {
    const { userErrors } = await this.staff.change({ method: 'DELETE', path: CODES });
    return { userErrors };
  }

  private async post(path: string, body: Record<string, unknown>): Promise<StaffActionPayload> {
    const { userErrors } = await this.staff.change({ method: 'POST', path, body });
    return { userErrors };
  }
}
