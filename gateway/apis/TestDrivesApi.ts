import type { RequestTestDriveInput, RequestTestDrivePayload } from '../generated/schemaTypes.ts';
import type { FormClient } from '../origin/FormClient.ts';
import { standardMessageFields } from '../origin/originMessage.ts';
import { withTexts } from './typedChoices.ts';

/** Test drive enquiries. */
export class TestDrivesApi {
  private readonly forms: FormClient;

  constructor(forms: FormClient) {
    this.forms = forms;
  }

  /** Throws `UpstreamFailure`, with the origin's own sentence where it has one (TD-9). */
  async request(input: RequestTestDriveInput): Promise<RequestTestDrivePayload> {
    const { form, userErrors: wrongChoices } = withTexts(input, 'timeSlot');
    if (wrongChoices.length > 0) return { testDrive: null, message: null, userErrors: wrongChoices };
    const { stored, id, message, userErrors } = await this.forms.send({
      path: '/api/v1/test-drive',
      input: form,
      stored: 'confirmed',
      missing: 'carId',
      messageFields: standardMessageFields,
    });
    const { carId, date, time } = form;
    return {
      testDrive: stored ? { id, carId, date, time } : null,
      message,
      // By the name under which it was sent.
      userErrors: userErrors.map((error) =>
        input.timeSlot && error.field === 'time' ? { ...error, field: 'timeSlot' } : error,
      ),
    };
  }
}
