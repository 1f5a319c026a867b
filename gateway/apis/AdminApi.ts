import type {
  Admin,
  LogInAdminInput,
  LogInAdminPayload,
  LogOutAdminPayload,
  OpenInvitationInput,
  OpenInvitationPayload,
  ResetPasswordInput,
  SignUpAdminInput,
  SignUpAdminPayload,
  StaffActionPayload,
  UserError,
} from '../generated/schemaTypes.ts';
import { roles } from '../../rest/admin/role.ts';
import type { Client } from '../clients/Client.ts';
import { FormClient } from '../origin/FormClient.ts';
import type { RestApi } from '../origin/RestApi.ts';
import type { RestResponse } from '../origin/RestResponse.ts';
import { failureOfStatus, UpstreamFailure } from '../origin/upstreamErrors.ts';
import { bodyOf } from '../origin/bodyOf.ts';

const ADMIN = '/api/auth/admin';

/** The sign-in of administrators. Every method throws `UpstreamFailure`. */
export class AdminApi {
  private readonly rest: RestApi;
  private readonly client: Client;

  constructor(rest: RestApi, client: Client) {
    this.rest = rest;
    this.client = client;
  }

  signUp(input: SignUpAdminInput): Promise<SignUpAdminPayload> {
    return this.session('signup', input);
  }

  logIn(input: LogInAdminInput): Promise<LogInAdminPayload> {
    return this.session('login', input);
  }

  /** Says for whom an invitation is. */
  async openInvitation(input: OpenInvitationInput): Promise<OpenInvitationPayload> {
    const none = { email: null, role: null, invitedBy: null };
    if (this.client.fromOtherSite) return { ...none, userErrors: [onSiteOnly] };
    const { stored, body, userErrors } = await this.send('invitation', input);
    if (!stored) return { ...none, userErrors };
    const { email, role, invitedBy } = (body ?? {}) as Record<string, unknown>;
    const given = { email: textOf(email), role: roles.find((each) => each === role) ?? null };
    return { ...given, invitedBy: textOf(invitedBy), userErrors };
  }

  /** Sets a password by the link of an owner. */
  async resetPassword(input: ResetPasswordInput): Promise<StaffActionPayload> {
    if (this.client.fromOtherSite) return { userErrors: [onSiteOnly] };
    const { userErrors } = await this.send('password', input);
    return { userErrors };
  }

  /** Ends the session of the visitor's token; without one there is nothing to end. */
  async logOut(): Promise<LogOutAdminPayload> {
    const { token } = this.client;
    if (this.client.fromOtherSite) return { userErrors: [onSiteOnly] };
    if (!token) return { userErrors: [] };
    const { status } = await this.ask('POST', `${ADMIN}/logout`, token);
    if (status === 404 || status === 405) return { userErrors: [noSessions] };
    // A rejected token (401) has no session any more.
    if (status !== 401 && (status < 200 || status > 299)) throw failureOfStatus(status);
    return { userErrors: [] };
  }

  /** The owner of the visitor's token; null without a token (AUTH-3) and for a rejected one (AUTH-4). */
  async me(): Promise<Admin | null> {
    const { token } = this.client;
    if (!token) return null;
    const { status, text } = await this.ask('GET', ADMIN, token);
    if (status >= 400 && status < 500 && status !== 429) return null;
    if (status !== 200) throw failureOfStatus(status);
    const body = bodyOf(text);
    const admin = adminOf((body as { admin?: unknown } | undefined)?.admin ?? body);
    if (!admin) throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', 'no admin');
    return admin;
  }

  /** Asks the origin as the owner of the token. Either question may be asked twice. */
  private ask(method: 'GET' | 'POST', path: string, token: string): Promise<RestResponse> {
    const { address } = this.client;
    return this.rest.send({
      method,
      path,
      headers: { authorization: `Bearer ${token}`, ...(address ? { 'x-forwarded-for': address } : {}) },
      retryable: true,
      ...(method === 'GET' ? { circuit: 'heeded' } : {}),
    });
  }

  private send(step: 'signup' | 'login' | 'password' | 'invitation', input: object) {
    const path = `${ADMIN}/${step}`;
    return new FormClient(this.rest, this.client).send({
      ...{ path, input, stored: 'success', signsIn: true, noRetry: true },
    });
  }

  private async session(step: 'signup' | 'login', input: SignUpAdminInput | LogInAdminInput) {
    if (this.client.fromOtherSite) {
      return { admin: null, token: null, message: null, userErrors: [onSiteOnly] };
    }
    const { stored, body, message, userErrors } = await this.send(step, input);
    if (!stored) return { admin: null, token: null, message, userErrors };
    const { token: given, admin } = (body ?? {}) as { token?: unknown; admin?: unknown };
    const token = textOf(given);
    if (!token) throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', 'no token');
    return { admin: adminOf(admin), token, message, userErrors };
  }
}

/** No page of another site may ask for passwords, or try them from the addresses of its visitors. */
const onSiteOnly: UserError = {
  field: null,
  message: 'Administrators must sign in on the site itself.',
  code: 'FORBIDDEN',
};

/** Of an origin that has no logout (spec §7 has none). */
const noSessions: UserError = {
  field: null,
  message:
    'The dealer’s system cannot end this session; it expires by itself. Delete its token from this device.',
  code: 'NOT_FOUND',
};

/** Origins may send little about an administrator (spec §7 does not show it); null without an id and an email address. */
function adminOf(body: unknown): Admin | null {
  if (typeof body !== 'object' || body === null) return null;
  const { id, _id = id, name, email } = body as Record<string, unknown>;
  const admin = { id: textOf(_id), name: textOf(name), email: textOf(email) };
  return admin.id || admin.email ? admin : null;
}

/** The trimmed text; null for an empty one and for anything else. */
function textOf(value: unknown): string | null {
  return (typeof value === 'string' && value.trim()) || null;
}
