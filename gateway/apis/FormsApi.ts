import type { UserError } from '../generated/schemaTypes.ts';
import type { FormClient } from '../origin/FormClient.ts';
import { receivePhotos } from '../origin/photos/photos.ts';
import type { PhotoUpload } from '../origin/photos/PhotoUpload.ts';
import { withTexts } from './typedChoices.ts';
import { type FormName, type Payload, visitorForms } from './visitorForms.ts';

/** The forms of visitors. */
export class FormsApi {
  private readonly forms: FormClient;

  constructor(forms: FormClient) {
    this.forms = forms;
  }

  /**
   * Sends the form of a mutation with its arguments. Throws `UpstreamFailure`, and `BAD_USER_INPUT` or `PAYLOAD_TOO_LARGE` for
   * photos that do not arrive.
   */
  async send<Name extends FormName>(
    name: Name,
    { input, images }: { input: object; images?: readonly PhotoUpload[] | null },
  ): Promise<Payload<Name>> {
    const { thing, choices, photos: hasPhotos, ...handling } = { ...noExtras, ...visitorForms[name] };
    const payload = (stored: object | null, message: string | null, userErrors: UserError[]) =>
      // The table says by which name the payload has what was stored.
      ({ [thing]: stored, message, userErrors }) as unknown as Payload<Name>;
    const received = hasPhotos ? await receivePhotos(images ?? []) : undefined;
    const { form, userErrors: wrongChoices, sentAs } = withTexts(input, choices);
    const wrong = [...wrongChoices, ...(received?.userErrors ?? [])];
    if (wrong.length > 0) return payload(null, null, wrong);
    const { photos } = received ?? {};
    const { stored, id, message, userErrors } = await this.forms.send({ input: form, photos, ...handling });
    return payload(
      stored ? { ...form, id, photoCount: photos?.length } : null,
      message,
      userErrors.map((error) => ({ ...error, field: error.field && sentAs(error.field) })),
    );
  }
}

const noExtras = { choices: [], photos: undefined };
