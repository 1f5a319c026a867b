import type { EnquiryMails } from '../enquiries/enquiry.ts';
import { formLines } from '../enquiries/formLines.ts';
import { FinanceApplication } from './financeApplication.ts';

/** What is written when somebody applies for finance. */
export function financeMails(application: Omit<FinanceApplication, 'source' | 'consent'>): EnquiryMails {
  return {
    confirmation: {
      to: application.email,
      subject: 'We have your finance application',
      text: `Hello,

thank you for applying for finance with us. You have our answer within
24 hours. Submitting the application does not affect your credit score.

If you have a question meanwhile, or if you did not apply, answer this
mail.

Kind regards
Your finance team`,
    },
    notice: {
      subject: 'New finance application',
      text: `Somebody applies for finance. We promise to answer within 24 hours.

${formLines(FinanceApplication, application)}

Answer this mail to write to the visitor.`,
    },
  };
}
