import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { PersonalRecordFieldsFragment } from '../../../generated/PersonalRecordFields.ts';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { EmailAddress } from '../../../ui/text/EmailAddress.tsx';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { enquiryMessages } from '../../enquiries/messages.ts';
import { personsMessages } from '../messages.ts';

interface Props {
  record: PersonalRecordFieldsFragment;
  ticked: boolean;
  onTick: (on: boolean) => void;
}

/** A record that was found, with a tick for whether it is the person's. */
export function FoundRecord({ record, ticked, onTick }: Props) {
  const text = useMessages(personsMessages);
  const { statuses } = useMessages(enquiryMessages);
  const { kind, id, title, reference, name, email, phone, at, restrictedAt, status } = record;
  const isEnquiry = kind === 'ENQUIRY';
  const detailsId = useId();
  return (
    <li className="border-t border-line px-4 py-2 first:border-t-0">
      <Checkbox
        label={title}
        aria-describedby={detailsId}
        note={formatDate(at)}
        checked={ticked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <div
        id={detailsId}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 ps-8 pb-2 text-sm text-ink-2"
      >
        {isEnquiry && (
          <span className={name === null ? 'text-ink-3' : 'font-[550] text-ink'}>{name ?? text.noName}</span>
        )}
        {email && <EmailAddress address={email} />}
        {phone && (
          <bdi dir="ltr" className="num">
            {phone}
          </bdi>
        )}
        {reference && <span className="num whitespace-nowrap">{reference}</span>}
        {status && <span>{statuses[status]}</span>}
        {restrictedAt ? (
          <span className="font-[550] text-ink">{text.restrictedSince(formatDate(restrictedAt))}</span>
        ) : (
          isEnquiry && (
            <Link className="link inline-flex min-h-tap items-center" to={`/enquiries/${id}`}>
              {text.open}
            </Link>
          )
        )}
      </div>
    </li>
  );
}
