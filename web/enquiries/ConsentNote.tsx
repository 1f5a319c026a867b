import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { enquiryMessages } from './messages.ts';

/** Says how the visitor's data is used. Its version is `consent.enquiry`. */
export function ConsentNote() {
  const text = useMessages(enquiryMessages);
  return (
    <p className="text-sm text-ink-2">
      <span>{text.consent}</span>{' '}
      <Link className="link" to={paths.privacy}>
        {text.privacy}
      </Link>
    </p>
  );
}
