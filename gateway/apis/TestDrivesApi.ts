import type { RequestTestDriveInput, RequestTestDrivePayload } from '../generated/resolvers.ts';
import type { Forms } from './Forms.ts';
import { textFields } from './words.ts';

/** Wishes for test drives. */
export class TestDrivesApi {
  private readonly forms: Forms;

  constructor(forms: Forms) {
    this.forms = forms;
  }

  /** Throws `UpstreamFailure`, with the origin's own sentence where it has one (TD-9). */
  async request(input: RequestTestDriveInput): Promise<RequestTestDrivePayload> {
    const { stored, id, message, userErrors } = await this.forms.send({
      path: '/api/v1/test-drive',
      input,
      stored: 'success',
      about: 'carId',
      shows: textFields,
    });
    const { carId, date, time } = input;
    return { testDrive: stored ? { id, carId, date, time } : null, message, userErrors };
  }
}
