import type { UnsubscribeInput, UnsubscribePayload } from '../generated/schemaTypes.ts';
import type { FormClient } from '../origin/FormClient.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import { standardMessageFields } from '../origin/originMessage.ts';

/** Subscriptions to the newsletter, which begin with a form. */
export class NewsletterApi {
  private readonly forms: FormClient;

  constructor(forms: FormClient) {
    this.forms = forms;
  }

  /**
   * A GET that changes something: sent once, whatever happens (GW-5). Throws `UpstreamFailure`, with the origin's own sentence
   * where it has one.
   */
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
