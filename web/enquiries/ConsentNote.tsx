import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useText } from '../ui/useText.ts';
import { enquiryMessages } from './messages.ts';

/** Says what is done with what visitors enter. Its version is `consent.enquiry`. */
export function ConsentNote() {
  const text = useText(enquiryMessages);
  return (
    <p className="text-sm text-ink-2">
      {text.consent}{' '}
      <Link className="link" to={paths.privacy}>
        {text.privacy}
      </Link>
    </p>
  );
}
