import { Field } from '../ui/Field.tsx';
import { useText } from '../ui/useText.ts';
import { enquiryMessages } from './messages.ts';

/** Where the visitor reads an answer. */
export function EmailField() {
  const text = useText(enquiryMessages);
  return (
    <Field
      name="email"
      type="email"
      label={text.email}
      autoComplete="email"
      placeholder={text.emailPlaceholder}
    />
  );
}
