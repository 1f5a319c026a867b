import type { SellCarInput, SellCarPayload } from '../generated/schemaTypes.ts';
import type { FormClient } from '../origin/FormClient.ts';
import { receivePhotos } from '../origin/photos.ts';
import type { PhotoUpload } from '../origin/PhotoUpload.ts';
import { withTexts } from './typedChoices.ts';

/** Cars that their owners offer to the dealer. */
export class SellCarApi {
  private readonly forms: FormClient;

  constructor(forms: FormClient) {
    this.forms = forms;
  }

  /** Throws `UpstreamFailure`, and `BAD_USER_INPUT` or `PAYLOAD_TOO_LARGE` for photos that do not arrive. */
  async submit(input: SellCarInput, images: readonly PhotoUpload[]): Promise<SellCarPayload> {
    const { photos, userErrors: wrongPhotos } = await receivePhotos(images);
    const { form, userErrors: wrongChoices } = withTexts(input, 'regionalSpecs', 'emirate', 'wantsTradeIn');
    const wrong = [...wrongChoices, ...wrongPhotos];
    if (wrong.length > 0) return { submission: null, message: null, userErrors: wrong };
    const { stored, id, message, userErrors } = await this.forms.send({
      path: '/api/v1/sell-car',
      input: form,
      photos,
      stored: 'created',
    });
    const { make, model } = input;
    const submission = { id, make, model, photoCount: photos.length };
    return { submission: stored ? submission : null, message, userErrors };
  }
}
