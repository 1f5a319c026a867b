import type { StaffMember } from '../../rest/admin/staffMember.ts';
import type { StaffClient } from './StaffClient.ts';

/** The dealer's staff and their rights. Every method throws as `StaffClient` does. */
export class BackOfficeApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  /** Who is signed in. */
  member(): Promise<StaffMember> {
    return this.staff.read<StaffMember>('/api/admin/v1/me');
  }
}
