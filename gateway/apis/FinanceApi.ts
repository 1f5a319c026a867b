import type { ApplyForFinanceInput, ApplyForFinancePayload } from '../generated/schemaTypes.ts';
import type { FormClient } from '../origin/FormClient.ts';
import { withTexts } from './typedChoices.ts';

/** Finance applications. */
export class FinanceApi {
  private readonly forms: FormClient;

  constructor(forms: FormClient) {
    this.forms = forms;
  }

  /** Throws `UpstreamFailure`. */
  async apply(input: ApplyForFinanceInput): Promise<ApplyForFinancePayload> {
    const { form, userErrors: wrongChoices } = withTexts(input, 'paysLoans');
    if (wrongChoices.length > 0) return { application: null, message: null, userErrors: wrongChoices };
    const { stored, id, message, userErrors } = await this.forms.send({
      path: '/api/v1/finance-eligibility',
      input: form,
      stored: 'created',
    });
    const { make, model } = input;
    return { application: stored ? { id, make, model } : null, message, userErrors };
  }
}
