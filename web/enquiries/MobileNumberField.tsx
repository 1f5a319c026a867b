import { Field } from '../ui/Field.tsx';
import { useText } from '../ui/useText.ts';
import { enquiryMessages } from './messages.ts';

/** Where the visitor can be called. */
export function MobileNumberField() {
  const text = useText(enquiryMessages);
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
