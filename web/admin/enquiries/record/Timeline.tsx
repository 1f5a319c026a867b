import { clsx } from 'clsx';
import type { RecordFieldsFragment } from '../../../generated/RecordFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { momentWords } from '../clockWords.ts';
import { enquiryMessages } from '../messages.ts';
import { recordMessages } from './messages.ts';
import { Section } from '../../page/Section.tsx';

type Event = RecordFieldsFragment['timeline'][number];

/** What has happened to an enquiry, the latest first. */
export function Timeline({ events, now }: { events: readonly Event[]; now: number }) {
  const text = useMessages(recordMessages);
  return (
    <Section heading={text.timeline}>
      <ol className="grid gap-4 border-s border-line ps-5">
        {events.toReversed().map((event) => (
          <TimelineEvent key={event.id} event={event} now={now} />
        ))}
      </ol>
    </Section>
  );
}

function TimelineEvent({ event, now }: { event: Event; now: number }) {
  const text = useMessages(recordMessages);
  const words = useMessages(enquiryMessages);
  const { at, kind, sentence, subject, text: written, mail } = event;
  return (
    <li className="relative text-sm before:absolute before:-start-[1.53rem] before:top-2 before:size-2 before:rounded-full before:bg-line-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p className={clsx('wrap-anywhere', kind === 'MAIL_FAILED' && 'text-danger')}>
          <bdi>{kind === 'RECEIVED' ? text.arrived : sentence}</bdi>
        </p>
        <time dateTime={at} className="num text-xs text-ink-3">
          {momentWords(at, now, words)}
        </time>
        {mail && (
          <span className={clsx('text-xs', mail === 'FAILED' ? 'font-semibold text-danger' : 'text-ink-3')}>
            {text.mail[mail]}
          </span>
        )}
      </div>
      {subject && <p className="mt-1 font-[550] wrap-anywhere">{subject}</p>}
      {written && (
        <p
          dir="auto"
          className={clsx(
            'mt-1 max-w-measure whitespace-pre-line wrap-anywhere',
            kind === 'NOTE' ? 'rounded-control bg-accent-wash p-3' : 'text-ink-2',
          )}
        >
          {written}
        </p>
      )}
    </li>
  );
}
