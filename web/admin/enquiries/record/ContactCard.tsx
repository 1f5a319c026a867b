import type { EnquiryFieldsFragment } from '../../../generated/EnquiryFields.ts';
import { EmailAddress } from '../../../ui/text/EmailAddress.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { recordMessages } from './messages.ts';

/** How the visitor can be reached. */
export function ContactCard({ enquiry: { phone, phoneDigits, email } }: { enquiry: EnquiryFieldsFragment }) {
  const text = useMessages(recordMessages);
  if (!phone && !email) return null;
  return (
    <dl className="hidden gap-3 rounded-picture border border-line bg-card p-4 md:grid">
      {phone && (
        <div>
          <dt className="text-xs text-ink-3">{text.phone}</dt>
          <dd>
            <a
              className="link inline-flex min-h-tap items-center"
              href={`tel:${phoneDigits ? `+${phoneDigits}` : phone}`}
            >
              <bdi dir="ltr" className="num">
                {phone}
              </bdi>
            </a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt className="text-xs text-ink-3">{text.email}</dt>
          <dd>
            <a className="link inline-flex min-h-tap items-center" href={`mailto:${email}`}>
              <EmailAddress address={email} />
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
