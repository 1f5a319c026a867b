import type { SendContactMessageInput, SendContactMessagePayload } from '../generated/schemaTypes.ts';
import type { FormClient } from '../origin/FormClient.ts';

/** Contact messages. */
export class ContactApi {
  private readonly forms: FormClient;

  constructor(forms: FormClient) {
    this.forms = forms;
  }

  /** Throws `UpstreamFailure`. */
  async send(input: SendContactMessageInput): Promise<SendContactMessagePayload> {
    const { stored, id, message, userErrors } = await this.forms.send({
      path: '/api/v1/contact-us',
      input,
      stored: 'confirmed',
    });
    return { contactMessage: stored ? { id, email: input.email } : null, message, userErrors };
  }
}
