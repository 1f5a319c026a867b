import type { StaffMember } from '../../rest/admin/staffMember.ts';
import { fieldsOf } from '../clients/requiredRoles.ts';
import type { BackOffice } from '../generated/schemaTypes.ts';
import type { StaffClient } from '../origin/StaffClient.ts';

/** The dealer's staff and their rights. Every method throws as `StaffClient` does. */
export class BackOfficeApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  /** Who is signed in, and what they may do. */
  async current(): Promise<BackOffice> {
    const member = await this.staff.read<StaffMember>('/api/admin/v1/me');
    return { member, allowedFields: fieldsOf(member.role) };
  }
}
