import type { StaffMember } from '../../rest/admin/staffMember.ts';
import type {
  ChangePasswordInput,
  ConfirmPasswordInput,
  EndSessionPayload,
  StaffActionPayload,
  StaffSession,
} from '../generated/schemaTypes.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import type { StaffClient } from './StaffClient.ts';

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

  private async post(path: string, body: Record<string, unknown>): Promise<StaffActionPayload> {
    const { userErrors } = await this.staff.change({ method: 'POST', path, body });
    return { userErrors };
  }
}
