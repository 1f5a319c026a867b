import type { UserError } from '../generated/schemaTypes.ts';
import type { FormClient, SubmissionResult } from '../origin/FormClient.ts';
import { receivePhotos } from '../origin/photos/photos.ts';
import type { PhotoUpload } from '../origin/photos/PhotoUpload.ts';
import { isMissing, UpstreamFailure } from '../origin/upstreamErrors.ts';
import type { CarsApi } from './CarsApi.ts';
import { withTexts } from './typedChoices.ts';
import { type FormName, type Payload, visitorForms } from './visitorForms.ts';

/** The forms of visitors. */
export class FormsApi {
  private readonly forms: FormClient;
  private readonly cars: CarsApi;

  constructor(forms: FormClient, cars: CarsApi) {
    this.forms = forms;
    this.cars = cars;
  }

  /**
   * Sends the form of a mutation with its arguments. Throws `UpstreamFailure`, which is `NOT_OFFERED` where the origin does not
   * have the form, and `BAD_USER_INPUT` or `PAYLOAD_TOO_LARGE` for photos that do not arrive.
   */
  async send<Name extends FormName>(
    name: Name,
    { input, images }: { input: object; images?: readonly PhotoUpload[] | null },
  ): Promise<Payload<Name>> {
    const {
      thing,
      choices,
      photos: hasPhotos,
      isAddition,
      ...handling
    } = { ...noExtras, ...visitorForms[name] };
    const payload = (stored: object | null, message: string | null, userErrors: UserError[]) =>
      // The table says by which name the payload has what was stored.
      ({ [thing]: stored, message, userErrors }) as unknown as Payload<Name>;
    const received = hasPhotos ? await receivePhotos(images ?? []) : undefined;
    const { form, userErrors: wrongChoices, sentAs } = withTexts(input, choices);
    const wrong = [...wrongChoices, ...(received?.userErrors ?? [])];
    if (wrong.length > 0) return payload(null, null, wrong);
    const { photos } = received ?? {};
    const sending = this.forms.send({ input: form, photos, ...handling });
    const { stored, id, message, userErrors } = await (isAddition
      ? this.ifOffered(sending, String(form.carId))
      : sending);
    return payload(
      stored ? { ...form, id, photoCount: photos?.length } : null,
      message,
      userErrors.map((error) => ({ ...error, field: error.field && sentAs(error.field) })),
    );
  }

  /** The result of a form that an origin may not have. Throws `NOT_OFFERED` where it is the form that is missing, not the car. */
  private async ifOffered(sending: Promise<SubmissionResult>, carId: string): Promise<SubmissionResult> {
    const isRefused = await sending.then(
      ({ userErrors }) => userErrors.some(({ code }) => code === 'NOT_FOUND'),
      isMissing,
    );
    if (isRefused && (await this.isListed(carId))) throw new UpstreamFailure('NOT_OFFERED', 'no such form');
    return sending;
  }

  /** Whether the origin has a car at this moment; false where that cannot be told, so that its answer to the form stands. */
  private isListed(carId: string): Promise<boolean> {
    return this.cars.byId(carId, { noStore: true }).then(
      () => true,
      () => false,
    );
  }
}

const noExtras = { choices: [], photos: undefined, isAddition: undefined };
