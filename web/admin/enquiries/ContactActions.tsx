import { clsx } from 'clsx';
import { Check, MessageCircle, Phone } from 'lucide';
import { useRef, useState } from 'react';
import type { EnquiryFieldsFragment } from '../../generated/EnquiryFields.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { enquiryMessages } from './messages.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { type SpokenChannel, useAnswer } from './useAnswer.ts';

interface Props {
  enquiry: Pick<EnquiryFieldsFragment, 'id' | 'name' | 'phoneDigits'>;
  className?: string;
}

const channels = ['PHONE', 'WHATSAPP', 'IN_PERSON'] as const;
const action = buttonStyle('quiet', 'min-h-tap! flex-1 gap-1.5 px-2! text-sm');

/**
 * Call, WhatsApp and Answered. The first two open the app of the phone, and then offer to record the answer by one tap; the
 * third asks how the customer was answered.
 */
export function ContactActions({ enquiry: { id, name, phoneDigits }, className }: Props) {
  const text = useMessages(enquiryMessages);
  const { record, busy, problem, dismiss } = useAnswer(id);
  const [asked, setAsked] = useState<SpokenChannel | 'any'>();
  const who = name || text.noName;
  const offered = asked === 'any' ? channels : asked ? [asked] : [];
  const group = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  async function answer(channel: SpokenChannel) {
    if (await record(channel)) close();
  }

  function close() {
    // The button that has the focus goes.
    if (group.current?.contains(document.activeElement)) opener.current?.focus();
    setAsked(undefined);
  }

  return (
    <div className={clsx('grid gap-2', className)}>
      {asked && (
        <div ref={group} role="group" aria-label={text.howAnswered(who)} className="grid gap-2">
          <p role="status" className="text-sm text-ink-2">
            {asked === 'any' ? text.howAnswered(who) : text.didYouAnswer(who)}
          </p>
          <div className="flex flex-wrap gap-2">
            {offered.map((channel) => (
              <button
                key={channel}
                type="button"
                aria-label={text.answeredBy[channel]}
                aria-disabled={busy}
                className={buttonStyle(
                  'primary',
                  'min-h-tap! flex-1 px-2! text-sm whitespace-nowrap aria-disabled:opacity-60',
                )}
                onClick={() => void answer(channel)}
              >
                {asked === 'any' ? text.channels[channel] : text.answeredBy[channel]}
              </button>
            ))}
            <button
              type="button"
              className={buttonStyle('plain', 'min-h-tap! px-3! text-sm')}
              onClick={close}
            >
              {text.notYet}
            </button>
          </div>
        </div>
      )}
      <ProblemNote problem={problem} onDismiss={dismiss} />
      <div className="flex gap-2">
        {phoneDigits && (
          <>
            <a className={action} href={`tel:+${phoneDigits}`} onClick={() => setAsked('PHONE')}>
              <Icon node={Phone} size={18} className="flex-none" />
              <span>{text.call}</span>
            </a>
            <a
              className={action}
              href={`https://wa.me/${phoneDigits}`}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => setAsked('WHATSAPP')}
            >
              <Icon node={MessageCircle} size={18} className="flex-none" />
              <span>{text.whatsApp}</span>
            </a>
          </>
        )}
        <button
          ref={opener}
          type="button"
          aria-expanded={asked === 'any'}
          className={action}
          onClick={() => setAsked(asked === 'any' ? undefined : 'any')}
        >
          <Icon node={Check} size={18} className="flex-none" />
          <span>{text.markAnswered}</span>
        </button>
      </div>
    </div>
  );
}
