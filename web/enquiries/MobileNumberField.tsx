import { Field } from '../ui/form/Field.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { enquiryMessages } from './messages.ts';

/** How many digits the shortest numbers that can be called from Dubai have, without the country code. */
const FEWEST_DIGITS = 7;

/** The visitor's phone number. No number is refused, as numbers are written in many ways; a short one gets a hint. */
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
