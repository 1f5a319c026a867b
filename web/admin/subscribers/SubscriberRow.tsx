import { clsx } from 'clsx';
import type { SubscribersPageQuery } from '../../generated/SubscribersPage.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { Moment } from '../page/Moment.tsx';
import { columns } from './columns.ts';
import { subscriberMessages } from './messages.ts';

type Subscriber = NonNullable<SubscribersPageQuery['subscribers']>['nodes'][number];

/** A subscriber, with what ends the subscription. */
export function SubscriberRow({ subscriber, onEnd }: { subscriber: Subscriber; onEnd: () => void }) {
  const text = useMessages(subscriberMessages);
  const { email, subscribedAt } = subscriber;
  return (
    <li
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-4 py-1 text-sm last:border-b-0',
        columns,
      )}
    >
      <span className="min-w-0 font-medium wrap-anywhere">
        <bdi>{email}</bdi>
      </span>
      <span className="flex flex-wrap gap-x-1 text-ink-2 max-md:col-start-1 max-md:row-start-2">
        <span className="md:sr-only">{text.since}</span>
        <Moment at={subscribedAt} />
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text.endOf(email)}
        className={buttonStyle('plain', 'min-h-tap! min-w-tap px-3! text-sm max-md:row-span-2')}
        onClick={onEnd}
      >
        {text.end}
      </button>
    </li>
  );
}
