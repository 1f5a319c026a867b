import type { PartnerLeads } from '../../rest/partners/partnerLeadRoutes.ts';
import type { TestedDelivery } from '../../rest/webhooks/webhook.ts';
import type {
  AddPartnerInput,
  AddPartnerKeyInput,
  ChangePartnerInput,
  ChangePartnerWebhookInput,
  CreatePartnerWebhookInput,
  DeletePartnerWebhookPayload,
  PartnerAccount,
  PartnerAccountPayload,
  PartnerDocument,
  PartnerDocumentsPayload,
  PartnerKeyPayload,
  PartnerLeadPage,
  PartnerWebhook,
  PartnerWebhookPayload,
  QueryPartnerLeadsArgs,
  RedeliverPartnerWebhookInput,
  RegisterPartnerDocumentsInput,
  RemovePartnerDocumentsInput,
  RevokePartnerKeysInput,
  TestPartnerWebhookPayload,
} from '../generated/schemaTypes.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import { leadPageFromWire } from './partnerFromWire.ts';
import { queryOf } from './queryOf.ts';
import type { StaffChange, StaffClient } from './StaffClient.ts';

const PARTNERS = '/api/admin/v1/partners';

/** The partners, their keys, documents and webhooks, whom owners look after. Every method throws as `StaffClient` does. */
export class PartnerAccountsApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  /** Every partner, by name. */
  async list(): Promise<PartnerAccount[]> {
    return (await this.staff.read<Listed<PartnerAccount>>(PARTNERS)).items;
  }

  /** The partner with this id; null if there is none. */
  find(id: string): Promise<PartnerAccount | null> {
    return this.staff.find(pathOf(id));
  }

  async documents(id: string): Promise<PartnerDocument[] | null> {
    return (await this.staff.find<Listed<PartnerDocument>>(`${pathOf(id)}/documents`))?.items ?? null;
  }

  async webhooks(id: string): Promise<PartnerWebhook[] | null> {
    return (await this.staff.find<Listed<PartnerWebhook>>(`${pathOf(id)}/webhooks`))?.items ?? null;
  }

  /** A part of the enquiries that a partner has sent, latest first. */
  async leads({ partnerId, first: limit, after }: QueryPartnerLeadsArgs): Promise<PartnerLeadPage | null> {
    const found = await this.staff.find<PartnerLeads>(
      `${pathOf(partnerId)}/leads${queryOf({ limit, after })}`,
    );
    return found && leadPageFromWire(found);
  }

  add({ name, scopes, email, trustedOnly }: AddPartnerInput): Promise<PartnerKeyPayload> {
    const body = { name, scopes, trustedOnly, ...(email && { email }) };
    return this.makeKey({ method: 'POST', path: PARTNERS, body });
  }

  change({ id, revision, name, scopes, email }: ChangePartnerInput): Promise<PartnerAccountPayload> {
    const body = {
      ...(typeof name === 'string' && { name }),
      ...(scopes && { scopes }),
      ...(typeof email === 'string' && { email: email.trim() || null }),
    };
    return this.sendPartner({ method: 'PATCH', path: pathOf(id), body, revision });
  }

  addKey({ id, revision, trustedOnly }: AddPartnerKeyInput): Promise<PartnerKeyPayload> {
    return this.makeKey({ method: 'POST', path: `${pathOf(id)}/keys`, body: { trustedOnly }, revision });
  }

  revokeKeys({ id, revision, prefix }: RevokePartnerKeysInput): Promise<PartnerAccountPayload> {
    const key = typeof prefix === 'string' ? `/${encodePathSegment(prefix)}` : '';
    return this.sendPartner({ method: 'DELETE', path: `${pathOf(id)}/keys${key}`, revision });
  }

  registerDocuments({ partnerId, ...body }: RegisterPartnerDocumentsInput): Promise<PartnerDocumentsPayload> {
    return this.sendDocuments({ method: 'POST', path: `${pathOf(partnerId)}/documents`, body });
  }

  removeDocuments({ partnerId, hash }: RemovePartnerDocumentsInput): Promise<PartnerDocumentsPayload> {
    // An empty hash is one that no document has; without any, all go.
    const query = typeof hash === 'string' ? `?hash=${encodePathSegment(hash)}` : '';
    return this.sendDocuments({ method: 'DELETE', path: `${pathOf(partnerId)}/documents${query}` });
  }

  createWebhook({ partnerId, url, kinds }: CreatePartnerWebhookInput): Promise<PartnerWebhookPayload> {
    const body = { url, ...(kinds && { kinds }) };
    return this.makeSecret({ method: 'POST', path: `${pathOf(partnerId)}/webhooks`, body });
  }

  rotateSecret(id: string): Promise<PartnerWebhookPayload> {
    return this.makeSecret({ method: 'POST', path: `${webhookPath(id)}/secrets` });
  }

  changeWebhook({ id, url, kinds, isOn }: ChangePartnerWebhookInput): Promise<PartnerWebhookPayload> {
    const body = {
      ...(typeof url === 'string' && { url }),
      ...(kinds && { kinds }),
      ...(typeof isOn === 'boolean' && { isOn }),
    };
    return this.sendWebhook({ method: 'PATCH', path: webhookPath(id), body });
  }

  async deleteWebhook(id: string): Promise<DeletePartnerWebhookPayload> {
    const { userErrors } = await this.staff.change({ method: 'DELETE', path: webhookPath(id) });
    return { deletedId: userErrors.length > 0 ? null : id, userErrors };
  }

  async testWebhook(id: string): Promise<TestPartnerWebhookPayload> {
    const path = `${webhookPath(id)}/tests`;
    const { record, userErrors } = await this.staff.change<TestedDelivery>({ method: 'POST', path });
    return { ...record, userErrors };
  }

  redeliver({ id, after }: RedeliverPartnerWebhookInput): Promise<PartnerWebhookPayload> {
    return this.sendWebhook({ method: 'POST', path: `${webhookPath(id)}/redeliveries`, body: { after } });
  }

  private async sendPartner(change: StaffChange): Promise<PartnerAccountPayload> {
    const { record: partner, userErrors } = await this.staff.change<PartnerAccount>(change);
    return { partner, userErrors };
  }

  /** A stale change is told the partner alone. */
  private async makeKey(change: StaffChange): Promise<PartnerKeyPayload> {
    const { record, userErrors } = await this.staff.change<
      PartnerAccount | { partner: PartnerAccount; key: string }
    >(change);
    if (record && 'key' in record) return { ...record, userErrors };
    return { partner: record, key: null, userErrors };
  }

  private async sendDocuments(change: StaffChange): Promise<PartnerDocumentsPayload> {
    const { record, userErrors } = await this.staff.change<Listed<PartnerDocument>>(change);
    return { documents: record?.items ?? null, userErrors };
  }

  private async sendWebhook(change: StaffChange): Promise<PartnerWebhookPayload> {
    const { record: webhook, userErrors } = await this.staff.change<PartnerWebhook>(change);
    return { webhook, secret: null, userErrors };
  }

  private async makeSecret(change: StaffChange): Promise<PartnerWebhookPayload> {
    const { record, userErrors } = await this.staff.change<{ webhook: PartnerWebhook; secret: string }>(
      change,
    );
    return { webhook: null, secret: null, ...record, userErrors };
  }
}

/** A list, as REST tells it. */
interface Listed<T> {
  items: T[];
}

const pathOf = (id: string) => `${PARTNERS}/${encodePathSegment(id)}`;
const webhookPath = (id: string) => `/api/admin/v1/webhooks/${encodePathSegment(id)}`;
