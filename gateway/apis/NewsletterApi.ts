import type {
  SubscribeInput,
  SubscribePayload,
  UnsubscribeInput,
  UnsubscribePayload,
} from '../generated/schemaTypes.ts';
import type { FormClient } from '../origin/FormClient.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import { standardMessageFields } from '../origin/originMessage.ts';

/** Subscriptions to the newsletter. Every method throws `UpstreamFailure`, with the origin's own sentence where it has one. */
export class NewsletterApi {
  private readonly forms: FormClient;

  constructor(forms: FormClient) {
    this.forms = forms;
  }

  /** The origin says in `error` or `success` what went wrong (NEWS-4). */
  async subscribe(input: SubscribeInput): Promise<SubscribePayload> {
    const { stored, message, userErrors } = await this.forms.send({
      path: '/api/v1/subscribe',
      input,
      stored: 'created',
      messageFields: ['error', 'success', 'message'],
    });
    return { subscription: stored ? { email: input.email } : null, message, userErrors };
  }

  /** A GET that changes something: sent once, whatever happens (GW-5). */
  async unsubscribe({ id, idempotencyKey }: UnsubscribeInput): Promise<UnsubscribePayload> {
    const { message, userErrors } = await this.forms.send({
      method: 'GET',
      path: `/api/v1/unsubscribe/${encodePathSegment(id)}`,
      input: { idempotencyKey },
      stored: 'confirmed',
      noRetry: true,
      missing: 'id',
      messageFields: standardMessageFields,
    });
    return { message, userErrors };
  }
}
