import { Field } from '../ui/form/Field.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { enquiryMessages } from './messages.ts';

/** The visitor's phone number. No number is refused, as numbers are written in many ways. */
export function MobileNumberField() {
  const text = useMessages(enquiryMessages);
  return (
    <Field
      name="mobileNumber"
      type="tel"
      label={text.mobileNumber}
      autoComplete="tel"
      placeholder={text.mobilePlaceholder}
    />
  );
}
