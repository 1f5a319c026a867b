import { type FormEvent, useId, useRef, useState } from 'react';
import { AHEAD_OF_UTC } from '../../../dealer/dealership.ts';
import type { EnquiryFieldsFragment } from '../../../generated/EnquiryFields.ts';
import { useSetEnquiryStatusMutation } from '../../../generated/SetEnquiryStatus.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { labelStyle } from '../../../ui/form/Field.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { momentWords } from '../clockWords.ts';
import { enquiryMessages } from '../messages.ts';
import { ProblemNote } from '../ProblemNote.tsx';
import { useEnquiryChange } from '../useEnquiryChange.ts';
import { recordMessages } from './messages.ts';

type Status = EnquiryFieldsFragment['status'];

const closed = ['WON', 'LOST', 'CLOSED', 'SPAM'] as const;
/** What may follow each status; REST decides. */
const next = {
  NEW: ['IN_PROGRESS', 'WAITING', ...closed],
  IN_PROGRESS: ['WAITING', ...closed],
  WAITING: ['WAITING', 'IN_PROGRESS', ...closed],
  WON: ['IN_PROGRESS'],
  LOST: ['IN_PROGRESS'],
  CLOSED: ['IN_PROGRESS'],
  SPAM: ['IN_PROGRESS'],
} satisfies Record<Status, readonly Status[]>;

interface Props {
  enquiry: EnquiryFieldsFragment;
  lostReason: string | null;
  now: number;
}

/** The status of an enquiry, and its change: WAITING may say until when, LOST says why. */
export function StatusControl({ enquiry: { id, revision, status, wakeAt }, lostReason, now }: Props) {
  const text = useMessages(recordMessages);
  const words = useMessages(enquiryMessages);
  const field = useId();
  const [setStatus] = useSetEnquiryStatusMutation();
  const { run, busy, problem, dismiss } = useEnquiryChange();
  /** The status that is chosen and asks for more. */
  const [asking, setAsking] = useState<'WAITING' | 'LOST'>();
  const [more, setMore] = useState('');
  const place = useRef<HTMLDivElement>(null);

  /** Puts away what was asked. The control that had the focus may go: then it stays here, where single keys go on. */
  function end(hadFocus: boolean) {
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== body && !place.current?.contains(activeElement);
    if (hadFocus && !isElsewhere) place.current?.focus();
    setAsking(undefined);
  }

  async function change(to: Status, details: { wakeAt?: string | null; lostReason?: string } = {}) {
    const input = { id, revision, status: to, ...details };
    const hadFocus = place.current?.contains(document.activeElement) ?? false;
    if (await run(() => setStatus({ variables: { input } }))) end(hadFocus);
  }

  function choose(to: Status) {
    if (to === 'WAITING' || to === 'LOST') {
      setMore('');
      setAsking(to);
    } else void change(to);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (asking === 'LOST') void change('LOST', { lostReason: more });
    else {
      // What is typed is the time in Dubai.
      const moment = more && new Date(Date.parse(`${more}Z`) - AHEAD_OF_UTC).toISOString();
      void change('WAITING', { wakeAt: moment || null });
    }
  }

  const choices: readonly Status[] = next[status];
  return (
    <div ref={place} tabIndex={-1} className="grid gap-2 outline-none">
      <div>
        <label htmlFor={field} className={labelStyle}>
          {text.status}
        </label>
        <div className="flex gap-2">
          <select
            id={field}
            className="field min-h-tap! text-sm"
            value={asking ?? status}
            aria-disabled={busy}
            // The names of the options are statuses.
            onChange={({ target }) => choose(target.value as Status)}
          >
            {[...new Set([status, ...choices])].map((each) => (
              <option key={each} value={each}>
                {words.statuses[each]}
              </option>
            ))}
          </select>
          {choices.includes('CLOSED') && (
            <button
              type="button"
              data-shortcut="close"
              aria-disabled={busy}
              className={buttonStyle('quiet', 'min-h-tap! flex-none px-4! text-sm')}
              onClick={() => choose('CLOSED')}
            >
              {text.closeIt}
            </button>
          )}
        </div>
        {!asking && status === 'WAITING' && wakeAt && (
          <p className="mt-2 text-sm text-ink-2">{text.waitsUntil(momentWords(wakeAt, now, words))}</p>
        )}
        {!asking && lostReason && <p className="mt-2 text-sm text-ink-2 wrap-anywhere">{lostReason}</p>}
      </div>
      {asking && (
        <form onSubmit={submit} className="grid gap-2">
          <label htmlFor={`${field}-more`} className="text-sm font-[550]">
            {asking === 'LOST' ? text.lostReason : text.wakeAt}
          </label>
          {asking === 'LOST' ? (
            <input
              id={`${field}-more`}
              key="reason"
              value={more}
              onChange={({ target }) => setMore(target.value)}
              required
              maxLength={200}
              className="field min-h-tap! text-sm"
            />
          ) : (
            <>
              <input
                id={`${field}-more`}
                key="wake"
                value={more}
                onChange={({ target }) => setMore(target.value)}
                type="datetime-local"
                min={new Date(now + AHEAD_OF_UTC).toISOString().slice(0, 16)}
                aria-describedby={`${field}-hint`}
                className="field min-h-tap! text-sm"
              />
              <p id={`${field}-hint`} className="text-sm text-ink-2">
                {text.wakeHint}
              </p>
            </>
          )}
          <div className="flex gap-2">
            <button
              type="submit"
              aria-disabled={busy}
              className={buttonStyle('primary', 'min-h-tap! px-5! text-sm')}
            >
              {text.save}
            </button>
            <button
              type="button"
              className={buttonStyle('plain', 'min-h-tap! px-3! text-sm')}
              onClick={() => end(true)}
            >
              {text.cancel}
            </button>
          </div>
        </form>
      )}
      <ProblemNote problem={problem} onDismiss={dismiss} />
    </div>
  );
}
