import type { TestedDelivery, Webhook, WebhookWithSecret } from '../../rest/webhooks/webhook.ts';
import type {
  CreateWebhookInput,
  CreateWebhookPayload,
  DeleteWebhookPayload,
  RedeliverWebhookInput,
  RedeliverWebhookPayload,
  TestWebhookPayload,
  UpdateWebhookInput,
  UpdateWebhookPayload,
  UserError,
  WebhookIdInput,
} from '../generated/schemaTypes.ts';
import { bodyOf } from '../origin/bodyOf.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import type { ClientKey } from '../clients/Client.ts';
import type { RestApi } from '../origin/RestApi.ts';
import { failureOfStatus } from '../origin/upstreamErrors.ts';
import { toUserErrors } from '../origin/userErrors.ts';
import type { WriteRequest } from '../origin/WriteClient.ts';

const PATH = '/api/v1/partner/webhooks';

/** The webhooks of the partner who sends the operation. Every method throws `UpstreamFailure`. */
export class WebhooksApi {
  private readonly rest: RestApi;
  private readonly key: ClientKey;

  constructor(rest: RestApi, key: ClientKey) {
    this.rest = rest;
    this.key = key;
  }

  async list(): Promise<Webhook[]> {
    const { status, text } = await this.request('GET', PATH);
    if (status !== 200) throw failureOfStatus(status);
    // Only our own REST API has webhooks, so the shape is known.
    return bodyOf(text) as Webhook[];
  }

  async create({ url, kinds }: CreateWebhookInput): Promise<CreateWebhookPayload> {
    const { body, userErrors } = await this.change<WebhookWithSecret>('POST', PATH, { url, kinds });
    return { webhook: null, secret: null, ...body, userErrors };
  }

  async update({ id, ...changes }: UpdateWebhookInput): Promise<UpdateWebhookPayload> {
    const { body, userErrors } = await this.change<WebhookWithSecret>('PATCH', pathOf(id), changes);
    return { webhook: null, secret: null, ...body, userErrors };
  }

  async remove({ id }: WebhookIdInput): Promise<DeleteWebhookPayload> {
    const { userErrors } = await this.change('DELETE', pathOf(id));
    return { deletedId: userErrors.length === 0 ? id : null, userErrors };
  }

  async test({ id }: WebhookIdInput): Promise<TestWebhookPayload> {
    const { body, userErrors } = await this.change<TestedDelivery>('POST', `${pathOf(id)}/tests`);
    return { delivered: null, answer: null, ...body, userErrors };
  }

  async redeliver({ id, after }: RedeliverWebhookInput): Promise<RedeliverWebhookPayload> {
    const path = `${pathOf(id)}/redeliveries`;
    const { body, userErrors } = await this.change<Webhook>('POST', path, { after });
    return { webhook: body ?? null, userErrors };
  }

  /** The body of the answer, or the errors that the key can correct. */
  private async change<T>(
    method: WriteRequest['method'],
    path: string,
    fields?: Record<string, unknown>,
  ): Promise<{ body?: T; userErrors: UserError[] }> {
    const filled = fields && Object.entries(fields).filter(([, value]) => value !== null);
    const response = await this.request(method, path, filled && Object.fromEntries(filled));
    if (response.status >= 200 && response.status < 300) {
      return { body: bodyOf(response.text) as T, userErrors: [] };
    }
    return { userErrors: toUserErrors(response, { missing: 'id' }) };
  }

  private request(method: WriteRequest['method'], path: string, body?: object) {
    const authorization = `Bearer ${this.key.secret}`;
    return this.rest.send({
      method,
      path,
      headers: { authorization },
      body: body && JSON.stringify(body),
      retryable: method === 'GET',
      circuit: method === 'GET' ? 'heeded' : undefined,
    });
  }
}

function pathOf(id: string): string {
  return `${PATH}/${encodePathSegment(id)}`;
}
