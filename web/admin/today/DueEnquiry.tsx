import { clsx } from 'clsx';
import type { EnquiryFieldsFragment } from '../../generated/EnquiryFields.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { Clock } from '../enquiries/Clock.tsx';
import { enquiryMessages } from '../enquiries/messages.ts';
import { RecordLink } from '../list/RecordLink.tsx';

/** An enquiry that is due, in two lines that lead to it. */
export function DueEnquiry({ enquiry, now }: { enquiry: EnquiryFieldsFragment; now: number }) {
  const text = useMessages(enquiryMessages);
  const { id, name, kind, car, clock, unread } = enquiry;
  return (
    <li className="relative border-b border-line px-4 py-2.5 text-sm transition-colors duration-quick last:border-b-0 hover:bg-ink/3">
      <div className="flex items-center gap-3">
        <RecordLink
          list="/enquiries"
          id={id}
          className={clsx(
            'line-clamp-2 min-w-0 flex-1 text-md leading-snug wrap-anywhere',
            unread ? 'font-bold' : 'font-medium',
          )}
        >
          <bdi>{name || text.noName}</bdi>
          {unread && <span className="sr-only">{text.unread}</span>}
        </RecordLink>
        <Clock clock={clock} now={now} />
      </div>
      <div className="flex gap-3 text-ink-2">
        <bdi className="min-w-0 flex-1 truncate rtl:text-right">{car?.title}</bdi>
        <span className="flex-none">{text.kinds[kind]}</span>
      </div>
    </li>
  );
}
