import type { Person, PersonChange } from '../../rest/admin/people/person.ts';
import type {
  InviteInput,
  InvitePayload,
  ResetLinkPayload,
  RevokeInvitationPayload,
  StaffAccount,
  StaffAccountInput,
  StaffAccountPayload,
  StaffInvitation,
} from '../generated/schemaTypes.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import type { StaffClient, StaffChange } from './StaffClient.ts';

const PEOPLE = '/api/admin/v1/people';
const INVITATIONS = '/api/admin/v1/invitations';

/** The people who work for the dealer, and those whom an owner has invited. Every method throws as `StaffClient` does. */
export class PeopleApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  /** Every account, the oldest first. */
  async accounts(): Promise<StaffAccount[]> {
    const { items } = await this.staff.read<{ items: Person[] }>(PEOPLE);
    return items.map(accountOf);
  }

  /** The open invitations, the latest first. */
  async invitations(): Promise<StaffInvitation[]> {
    return (await this.staff.read<{ items: StaffInvitation[] }>(INVITATIONS)).items;
  }

  /** Changes an account, if its revision is still the latest. */
  async change({ id, revision }: StaffAccountInput, body: PersonChange): Promise<StaffAccountPayload> {
    const path = `${PEOPLE}/${encodePathSegment(id)}`;
    const { record, userErrors } = await this.staff.change<Person>({ method: 'PATCH', path, body, revision });
    return { account: record && accountOf(record), userErrors };
  }

  async resetLink(id: string): Promise<ResetLinkPayload> {
    const path = `${PEOPLE}/${encodePathSegment(id)}/reset`;
    const { record, userErrors } = await this.staff.change<{ url: string; expiresAt: string }>({
      method: 'POST',
      path,
    });
    return { ...record, userErrors };
  }

  invite({ email, role }: InviteInput): Promise<InvitePayload> {
    return this.send({ method: 'POST', path: INVITATIONS, body: { email, role } });
  }

  resend(id: string): Promise<InvitePayload> {
    return this.send({ method: 'POST', path: `${INVITATIONS}/${encodePathSegment(id)}/resend` });
  }

  async revoke(id: string): Promise<RevokeInvitationPayload> {
    const path = `${INVITATIONS}/${encodePathSegment(id)}`;
    const { userErrors } = await this.staff.change({ method: 'DELETE', path });
    return { id: userErrors.length > 0 ? null : id, userErrors };
  }

  private async send(change: StaffChange): Promise<InvitePayload> {
    const { record, userErrors } = await this.staff.change<StaffInvitation & { url: string }>(change);
    return { invitation: record, url: record?.url, userErrors };
  }
}

function accountOf({ id, name, email, role, ...account }: Person): StaffAccount {
  return { id, member: { id, name, email, role }, ...account };
}
