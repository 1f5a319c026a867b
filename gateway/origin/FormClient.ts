import { counted } from '../../text/counted.ts';
import type { Client } from '../clients/Client.ts';
import type { UserError } from '../generated/schemaTypes.ts';
import { multipartBody } from './multipartBody.ts';
import type { Photo } from './photos/photos.ts';
import { textErrors } from './textErrors.ts';
import { type ErrorMapping, toUserErrors, wireFieldName } from './userErrors.ts';
import type { RestApi } from './RestApi.ts';
import type { Outcome } from './measured.ts';
import type { RestResponse } from './RestResponse.ts';
import { bodyOf } from './bodyOf.ts';
import { originMessage } from './originMessage.ts';
import { isConfirmed } from './isConfirmed.ts';
import { UpstreamFailure } from './upstreamErrors.ts';

/** Fields that every form has besides its own. */
interface Provenance {
  idempotencyKey?: string | null;
  source?: string | null;
  consent?: string | null;
}

/** How a form is sent to the origin, and its answer read. */
export interface FormHandling extends ErrorMapping {
  /** POST when left out. */
  method?: 'GET' | 'POST';
  path: string;
  /**
   * Which answers mean that the form was stored (API-5). `created`: a 201 that confirms it. `confirmed`: any 2xx that confirms
   * it. `success`: any 2xx, whose body the caller checks.
   */
  stored: 'created' | 'confirmed' | 'success';
  /** Never retried, even with a key, and not counted by the form limit: an unsubscribe link, a login. */
  noRetry?: true;
}

/** A form on its way to the origin. */
interface Form extends FormHandling {
  /** What the visitor entered, by the graph's field names. */
  input: Provenance & object;
  /** With photos the form is sent as `multipart/form-data`, without them as JSON. */
  photos?: Photo[];
}

/** The result of a form. `id` and `message` are null where the origin does not give them. */
export interface SubmissionResult {
  stored: boolean;
  id: string | null;
  message: string | null;
  userErrors: UserError[];
  /** The body of the answer, parsed. */
  body: unknown;
}

/** Called after a form was sent, with its path at the origin and the outcome. */
export type OnForm = (path: string, outcome: Outcome) => void;

/** Sends the forms of one client to the origin. */
export class FormClient {
  private readonly rest: RestApi;
  private readonly client: Client;
  private readonly onForm: OnForm | undefined;

  constructor(rest: RestApi, client: Client, onForm?: OnForm) {
    this.rest = rest;
    this.client = client;
    this.onForm = onForm;
  }

  /**
   * Sends a form; with an idempotency key it is retried once when the connection breaks, here or behind a proxy. Throws
   * `UpstreamFailure` where the origin neither confirms the form nor names errors that the visitor can correct.
   */
  async send(form: Form): Promise<SubmissionResult> {
    try {
      const result = await this.submit(form);
      this.onForm?.(form.path, result.stored ? 'ok' : 'refused');
      return result;
    } catch (error) {
      this.onForm?.(form.path, 'failed');
      throw error;
    }
  }

  private async submit({
    method = 'POST',
    path,
    input,
    photos,
    stored,
    noRetry,
    ...errorMapping
  }: Form): Promise<SubmissionResult> {
    const { idempotencyKey, source, consent, ...fields } = input;
    if (typeof idempotencyKey === 'string' && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
      return refusal(wrongKey);
    const unfit = textErrors(input);
    if (unfit.length > 0) return refusal(...unfit);
    const seconds = noRetry ? 0 : await this.client.countForm();
    if (seconds > 0)
      return refusal({
        field: null,
        message: tooManyForms(seconds),
        code: 'RATE_LIMITED',
        retryAfter: seconds,
      });
    const filled = Object.entries(fields).flatMap(([name, value]: [string, unknown]): [string, unknown][] =>
      value === null || value === undefined ? [] : [[wireFieldName(name), value]],
    );
    const response = await this.rest.send({
      method,
      path,
      headers: headersOf({
        'idempotency-key': idempotencyKey,
        authorization: this.client.key && `Bearer ${this.client.key.secret}`,
        'x-forwarded-for': this.client.address,
        // Sessions are told apart by the device that has signed in.
        'user-agent': errorMapping.signsIn && this.client.userAgent,
        // In headers, as spec §7 fixes every field of the bodies. A header holds ASCII only.
        'x-source-page': source && encodeURI(source),
        'x-consent-version': consent && encodeURI(consent),
      }),
      body: method === 'GET' ? undefined : bodyOfForm(filled, photos),
      retryable: Boolean(idempotencyKey) && !noRetry,
    });
    return submissionResult(response, stored, errorMapping);
  }
}

/** The message for a visitor who sends too many forms. */
export function tooManyForms(seconds: number): string {
  return `You have sent too many forms in a short time. Try again in ${counted(seconds, 'second')}.`;
}

const wrongKey: UserError = {
  field: 'idempotencyKey',
  message: 'An idempotency key must have 1 to 200 printable ASCII characters without spaces.',
  code: 'INVALID',
};

function bodyOfForm(fields: [string, unknown][], photos: Photo[] | undefined) {
  if (!photos) return JSON.stringify(Object.fromEntries(fields));
  return multipartBody(
    fields.map(([name, value]) => [name, String(value)]),
    photos,
  );
}

function submissionResult(
  response: RestResponse,
  stored: Form['stored'],
  errorMapping: ErrorMapping,
): SubmissionResult {
  const { status } = response;
  if (status !== 201 && (stored === 'created' || status < 200 || status > 299)) {
    return refusal(...toUserErrors(response, errorMapping));
  }
  if (stored !== 'success' && !isConfirmed(response)) {
    throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', `HTTP ${status} without a confirmation`);
  }
  const body = bodyOf(response.text);
  const { id, _id = id } = (body ?? {}) as { id?: unknown; _id?: unknown };
  return {
    stored: true,
    // The end of an id is a visitor's reference: the address of a chat about it cannot hold half of a surrogate pair.
    id: typeof _id === 'string' && _id !== '' && !/[\ud800-\udfff]/.test(_id) ? _id : null,
    message: originMessage(response) ?? null,
    userErrors: [],
    body,
  };
}

function refusal(...userErrors: UserError[]): SubmissionResult {
  return { stored: false, id: null, message: null, userErrors, body: undefined };
}

function headersOf(headers: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((header): header is [string, string] => !!header[1]),
  );
}
