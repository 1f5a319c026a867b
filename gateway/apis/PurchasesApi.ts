import type { RequestPurchaseInput, RequestPurchasePayload } from '../generated/schemaTypes.ts';
import type { FormClient } from '../origin/FormClient.ts';
import { standardMessageFields } from '../origin/originMessage.ts';

/** Purchase enquiries. */
export class PurchasesApi {
  private readonly forms: FormClient;

  constructor(forms: FormClient) {
    this.forms = forms;
  }

  /** Throws `UpstreamFailure`, with the origin's own sentence where it has one (BN-6). */
  async request(input: RequestPurchaseInput): Promise<RequestPurchasePayload> {
    const { stored, id, message, userErrors } = await this.forms.send({
      path: '/api/v1/buy-car',
      input,
      stored: 'confirmed',
      missing: 'carId',
      messageFields: standardMessageFields,
    });
    return { purchase: stored ? { id, carId: input.carId } : null, message, userErrors };
  }
}
