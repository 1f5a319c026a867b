import { Field } from '../ui/form/Field.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { enquiryMessages } from './messages.ts';

/** The visitor's email address, for an answer. */
export function EmailField() {
  const text = useMessages(enquiryMessages);
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
