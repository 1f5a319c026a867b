import type { Client } from '../clients/Client.ts';
import type { UserError } from '../generated/schemaTypes.ts';
import { bodyOf } from '../origin/bodyOf.ts';
import { originMessage } from '../origin/originMessage.ts';
import type { RestApi } from '../origin/RestApi.ts';
import type { RestResponse } from '../origin/RestResponse.ts';
import { textErrors } from '../origin/textErrors.ts';
import { failureOfStatus, UpstreamFailure } from '../origin/upstreamErrors.ts';
import { toUserErrors } from '../origin/userErrors.ts';
import type { StreamedBody, WriteRequest } from '../origin/WriteClient.ts';

/** What an origin without a back office answers. */
const WITHOUT_ROUTE = [404, 405];

/** What an origin answers where there is no record, or none that may be read. */
const WITHOUT_RECORD = [404, 409, 410];

/** A change of a record. */
export interface StaffChange {
  method: Exclude<WriteRequest['method'], 'GET'>;
  path: string;
  body?: Record<string, unknown>;
  /** The file that is sent in place of a body. */
  file?: StreamedBody;
  /** The revision of the record that the change is based on. */
  revision?: number;
  /** With it, the change is sent again where the connection breaks, and done once. */
  idempotencyKey?: string | null;
  /** Whether the change is the same when it is done twice: it is sent again where the connection breaks. */
  isSafeToRepeat?: true;
}

/** The result of a change: the record as it is now, changed or not, or why nothing was changed. */
interface StaffResult<T> {
  /** Null where the change was refused, and the origin has not said how the record is now. */
  record: T | null;
  userErrors: UserError[];
}

/**
 * Asks the back office of the REST API, as the member of the staff whose token came with the operation. Every method throws
 * `UpstreamFailure`: `UNAUTHENTICATED` without a valid session, `FORBIDDEN` where the role does not have the right,
 * `NOT_OFFERED` by an origin that has no back office; of what is read, `BAD_USER_INPUT` for what the origin cannot look for.
 */
export class StaffClient {
  private readonly rest: RestApi;
  private readonly client: Client;

  constructor(rest: RestApi, client: Client) {
    this.rest = rest;
    this.client = client;
  }

  /** Reads a list, or whatever else is always there. */
  async read<T>(path: string): Promise<T> {
    return readBody<T>(await this.ask({ method: 'GET', path }));
  }

  /** Reads what is asked for by a body: it is too long for an address. */
  async readBy<T>(path: string, body: Record<string, unknown>): Promise<T> {
    return readBody<T>(await this.ask({ method: 'POST', path, body, isSafeToRepeat: true }));
  }

  /** Reads a record; null where there is none that may be read: it was erased, or is restricted. */
  async find<T>(path: string): Promise<T | null> {
    const response = await this.ask({ method: 'GET', path });
    return WITHOUT_RECORD.includes(response.status) ? null : readBody<T>(response);
  }

  /** Changes a record. A refusal that the member of the staff can correct is in `userErrors`. */
  async change<T>(change: StaffChange): Promise<StaffResult<T>> {
    if (this.client.fromOtherSite) throw forbidden('Open the back office on the site itself.');
    const unfit = textErrors(change.body ?? {});
    if (unfit.length > 0) return { record: null, userErrors: unfit };
    const response = await this.ask(change);
    const { status, text } = response;
    if (status >= 200 && status < 300) {
      // Only our own REST API has a back office, so the shape is known.
      return { record: (bodyOf(text) as T | undefined) ?? null, userErrors: [] };
    }
    if (status === 412) return staleResult<T>(text);
    if (needsPassword(response)) {
      const message = originMessage(response) ?? 'Enter your password again to continue.';
      return { record: null, userErrors: [{ field: null, message, code: 'NOT_CONFIRMED' }] };
    }
    return { record: null, userErrors: toUserErrors(response, { missing: 'id' }) };
  }

  private async ask({
    method,
    path,
    body,
    file,
    revision,
    idempotencyKey,
    isSafeToRepeat,
  }: Omit<StaffChange, 'method'> & Pick<WriteRequest, 'method'>): Promise<RestResponse> {
    const { token, address } = this.client;
    if (!token) throw new UpstreamFailure('UNAUTHENTICATED', 'no token', 'Log in to continue.');
    const isRead = method === 'GET';
    const response = await this.rest.send({
      method,
      path,
      headers: {
        authorization: `Bearer ${token}`,
        ...(address && { 'x-forwarded-for': address }),
        ...(revision !== undefined && { 'if-match': `"${revision}"` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: file ?? (body && JSON.stringify(body)),
      retryable: isRead || isSafeToRepeat || Boolean(idempotencyKey),
      circuit: isRead ? 'heeded' : undefined,
    });
    if (response.status === 401) {
      throw new UpstreamFailure('UNAUTHENTICATED', 'HTTP 401', 'Your sign-in has ended. Log in again.');
    }
    if (response.status === 403 && !needsPassword(response)) throw forbidden(originMessage(response));
    return response;
  }
}

/** Throws `NOT_OFFERED` for the answer of an origin that does not have the path, `BAD_USER_INPUT` where it refuses the query. */
function readBody<T>(response: RestResponse): T {
  const { status, text } = response;
  if (WITHOUT_ROUTE.includes(status)) throw new UpstreamFailure('NOT_OFFERED', `HTTP ${status}`);
  if (status === 400 || status === 422) {
    throw new UpstreamFailure('BAD_USER_INPUT', `HTTP ${status}`, originMessage(response));
  }
  if (status !== 200) throw failureOfStatus(status);
  return bodyOf(text) as T;
}

/** Whether the session may do this only after the password was entered again. */
function needsPassword({ status, text }: RestResponse): boolean {
  return status === 403 && (bodyOf(text) as { code?: unknown } | undefined)?.code === 'NOT_CONFIRMED';
}

/** The body of a 412: what has changed since the revision that was named, by whom, and how the record is now. */
function staleResult<T>(text: string): StaffResult<T> {
  const { message, changed, current } = bodyOf(text) as {
    message: string;
    changed: { field: string; message: string }[];
    current: T;
  };
  const errors = changed.length > 0 ? changed : [{ field: null, message }];
  return { record: current, userErrors: errors.map((error) => ({ ...error, code: 'STALE' })) };
}

function forbidden(message: string | undefined): UpstreamFailure {
  return new UpstreamFailure('FORBIDDEN', 'HTTP 403', message);
}
