import { clsx } from 'clsx';
import type { EnquiryFieldsFragment } from '../../../generated/EnquiryFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { RecordLink } from '../../list/RecordLink.tsx';
import { Clock } from '../Clock.tsx';
import { ContactActions } from '../ContactActions.tsx';
import { enquiryMessages } from '../messages.ts';
import { columns } from './columns.ts';

/** An enquiry in the inbox: a row, on phones a card with the actions below it. */
export function InboxRow({ enquiry, now }: { enquiry: EnquiryFieldsFragment; now: number }) {
  const text = useMessages(enquiryMessages);
  const { id, name, kind, car, assignee, status, clock, unread } = enquiry;
  return (
    <li className="relative border-b border-line last:border-b-0 has-[a:focus-visible]:z-1 max-lg:contain-content">
      <div
        className={clsx(
          'relative grid gap-x-3 gap-y-0.5 px-4 py-3 text-sm transition-colors duration-quick hover:bg-ink/3',
          'max-lg:grid-cols-[minmax(0,1fr)_auto] lg:h-tap lg:items-center lg:py-0',
          columns,
        )}
      >
        <span className="min-w-0 max-lg:order-1">
          <Clock clock={clock} now={now} />
        </span>
        <span className="min-w-0 max-lg:order-3 max-lg:col-span-2 max-lg:text-md">
          <RecordLink
            list="/enquiries"
            id={id}
            className={clsx(
              'max-lg:line-clamp-2 lg:block lg:truncate',
              unread ? 'font-bold' : 'max-lg:font-medium',
            )}
          >
            <bdi>{name || text.noName}</bdi>
            {unread && <span className="sr-only">{text.unread}</span>}
          </RecordLink>
        </span>
        <span className="truncate text-ink-2 max-lg:order-2 max-lg:text-end">{text.kinds[kind]}</span>
        <bdi className="truncate text-ink-2 rtl:text-right max-lg:order-4 max-lg:col-span-2">
          {car?.title}
        </bdi>
        <span className="truncate text-ink-2 max-lg:order-5 max-lg:col-span-2 max-lg:hidden">
          {assignee?.name ?? text.nobody}
        </span>
        <span className="truncate text-ink-2 max-lg:hidden">{text.statuses[status]}</span>
        <span className="truncate text-xs text-ink-3 max-lg:order-6 max-lg:col-span-2 lg:hidden">
          {`${text.statuses[status]} · ${assignee?.name ?? text.nobody}`}
        </span>
      </div>
      <ContactActions enquiry={enquiry} className="px-4 pb-4 lg:hidden" />
    </li>
  );
}
