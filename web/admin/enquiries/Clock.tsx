import { clsx } from 'clsx';
import type { EnquiryFieldsFragment } from '../../generated/EnquiryFields.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { type ClockTone, clockWords } from './clockWords.ts';
import { enquiryMessages } from './messages.ts';

const tones = {
  calm: ['text-ink-2', 'border-2 border-line-2'],
  soon: ['text-ink', 'border-2 border-ink bg-linear-to-r from-ink from-50% to-transparent to-50%'],
  overdue: ['font-semibold text-danger', 'bg-danger'],
  done: ['text-ink-3', 'bg-line'],
  none: ['text-ink-3', 'border-2 border-line'],
} satisfies Record<ClockTone, [string, string]>;

/** The clock of an enquiry in words. The sign before it repeats the words for the eye: empty, half gone, over. */
export function Clock({ clock, now }: { clock: EnquiryFieldsFragment['clock']; now: number }) {
  const text = useMessages(enquiryMessages);
  const { words, tone } = clockWords(clock, now, text);
  const [style, sign] = tones[tone];
  return (
    <span className={clsx('inline-flex min-w-0 items-center gap-2', style)}>
      <span aria-hidden className={clsx('size-2.5 flex-none rounded-full', sign)} />
      <span className="num truncate">{words}</span>
    </span>
  );
}
