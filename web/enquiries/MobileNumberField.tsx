import { Field } from '../ui/form/Field.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { enquiryMessages } from './messages.ts';

/** The shortest numbers that can be called from Dubai have so many digits, without the country's. */
const FEWEST_DIGITS = 7;

/** Where the visitor can be called. A number is never refused, as it is written in many ways; a short one is asked about. */
export function MobileNumberField() {
  const text = useMessages(enquiryMessages);
  return (
    <Field
      name="mobileNumber"
      type="tel"
      label={text.mobileNumber}
      autoComplete="tel"
      placeholder={text.mobilePlaceholder}
      advise={(typed) =>
        typed && typed.replace(/\P{Nd}/gu, '').length < FEWEST_DIGITS ? text.fewDigits : undefined
      }
    />
  );
}
