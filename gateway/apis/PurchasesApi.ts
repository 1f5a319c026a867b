import type { RequestPurchaseInput, RequestPurchasePayload } from '../generated/resolvers.ts';
import type { Forms } from './Forms.ts';
import { textFields } from './words.ts';

/** Wishes to buy cars. */
export class PurchasesApi {
  private readonly forms: Forms;

  constructor(forms: Forms) {
    this.forms = forms;
  }

  /** Throws `UpstreamFailure`, with the origin's own sentence where it has one (BN-6). */
  async request(input: RequestPurchaseInput): Promise<RequestPurchasePayload> {
    const { stored, id, message, userErrors } = await this.forms.send({
      path: '/api/v1/buy-car',
      input,
      stored: 'success',
      about: 'carId',
      shows: textFields,
    });
    return { purchase: stored ? { id, carId: input.carId } : null, message, userErrors };
  }
}
