import { Field } from '../ui/form/Field.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { enquiryMessages } from './messages.ts';

/** Where the visitor can be called. */
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
