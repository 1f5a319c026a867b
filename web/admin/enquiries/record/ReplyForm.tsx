import { type FormEvent, useId, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../../enquiries/drafts.ts';
import { newKey } from '../../../enquiries/newKey.ts';
import { useAnswerEnquiryMutation } from '../../../generated/AnswerEnquiry.ts';
import { useEnquiryTemplatesQuery } from '../../../generated/EnquiryTemplates.ts';
import type { RecordFieldsFragment } from '../../../generated/RecordFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { useStaff } from '../../page/staffContext.ts';
import { ProblemNote } from '../ProblemNote.tsx';
import { useEnquiryChange } from '../useEnquiryChange.ts';
import { recordMessages } from './messages.ts';
import { Section } from '../../page/Section.tsx';

/** How long what a template has replaced can be had back, ms. */
const TIME_TO_UNDO = 8_000;

/** Answers by email. What is typed is kept on this device until it is sent; nothing is sent with an unfilled placeholder. */
export function ReplyForm({ record }: { record: RecordFieldsFragment }) {
  const text = useMessages(recordMessages);
  const { id, answersArriveAt, enquiry } = record;
  const field = useId();
  const { member } = useStaff();
  const draft = `reply:${member.id}:${id}`;
  const [typed, setTyped] = useState(() => {
    const { subject = '', text: body = '' } = readDraft(draft)?.filled ?? {};
    return { subject, text: body };
  });
  const [preview, setPreview] = useState(false);
  const [answer] = useAnswerEnquiryMutation();
  // An owner may have changed the templates since the enquiry was opened last.
  const { data } = useEnquiryTemplatesQuery({
    variables: { id },
    skip: !enquiry.email,
    fetchPolicy: 'cache-and-network',
  });
  const { run, busy, problem, dismiss } = useEnquiryChange();
  // The same text keeps its key until it is sent, so that a repetition is not sent twice.
  const key = useRef<{ of: string; key: string }>(undefined);
  if (!enquiry.email) {
    return (
      <Section heading={text.reply}>
        <p className="text-sm text-ink-2">{text.noEmail}</p>
      </Section>
    );
  }

  const templates = data?.enquiry?.templates ?? [];
  const unfilled = placeholdersIn(`${typed.subject}\n${typed.text}`);

  function type(changed: Partial<typeof typed>) {
    const all = { ...typed, ...changed };
    setTyped(all);
    if (all.subject || all.text) keepDraft(draft, { filled: all });
    else forgetDraft(draft);
  }

  /** Writes a template into the fields; what was typed there can be had back for a while. */
  function take(template: string) {
    const chosen = templates.find((each) => each.id === template);
    if (!chosen || busy) return;
    type({ subject: chosen.subject, text: chosen.text });
    if (!typed.subject && !typed.text) return;
    void showToast({
      tone: 'plain',
      text: text.replaced,
      action: { label: text.undo, onClick: () => type(typed) },
      duration: TIME_TO_UNDO,
    });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (unfilled.length > 0) return;
    const of = JSON.stringify(typed);
    if (key.current?.of !== of) key.current = { of, key: newKey() };
    const input = { id, channel: 'EMAIL' as const, ...typed, idempotencyKey: key.current.key };
    if (!(await run(() => answer({ variables: { input } })))) return;
    setPreview(false);
    type({ subject: '', text: '' });
    void showToast({ tone: 'success', text: text.sent });
  }

  return (
    <Section heading={text.reply}>
      <form onSubmit={(event) => void submit(event)} className="grid gap-3">
        <select
          aria-label={text.template}
          className="field min-h-tap! text-sm"
          value=""
          aria-disabled={busy}
          onChange={({ target }) => take(target.value)}
        >
          <option value="">{text.template}</option>
          {templates.map(({ id: template, title }) => (
            <option key={template} value={template}>
              {title}
            </option>
          ))}
        </select>
        {preview ? (
          <div className="rounded-control border border-line bg-card p-4 text-sm" dir="auto">
            <p className="font-[550] wrap-anywhere">{typed.subject}</p>
            <p className="mt-3 max-w-measure whitespace-pre-line wrap-anywhere">{typed.text}</p>
          </div>
        ) : (
          <>
            <input
              aria-label={text.subject}
              placeholder={text.subject}
              dir="auto"
              maxLength={200}
              readOnly={busy}
              value={typed.subject}
              onChange={({ target }) => type({ subject: target.value })}
              className="field min-h-tap! text-sm"
            />
            <textarea
              data-shortcut="reply"
              aria-label={text.text}
              aria-describedby={`${field}-hint`}
              placeholder={text.text}
              required
              dir="auto"
              rows={typed.text ? 10 : 3}
              maxLength={10_000}
              readOnly={busy}
              value={typed.text}
              onChange={({ target }) => type({ text: target.value })}
              className="field block py-3 text-sm"
            />
          </>
        )}
        {unfilled.length > 0 && (
          <p role="alert" className="text-sm font-[550] text-danger">
            {text.unfilled(unfilled.map((name) => `{${name}}`).join(', '))}
          </p>
        )}
        <ProblemNote problem={problem} onDismiss={dismiss} />
        <div className="flex flex-wrap items-center gap-2">
          <button
            type="submit"
            aria-disabled={busy || unfilled.length > 0}
            className={buttonStyle('primary', 'min-h-tap! px-6! text-sm aria-disabled:opacity-60')}
          >
            {busy ? text.sending : text.send}
          </button>
          <button
            type="button"
            className={buttonStyle('plain', 'min-h-tap! px-3! text-sm')}
            onClick={() => setPreview(!preview)}
          >
            {preview ? text.edit : text.preview}
          </button>
          <p id={`${field}-hint`} className="text-xs text-ink-3">
            {text.answersArriveAt(answersArriveAt)}
          </p>
        </div>
      </form>
    </Section>
  );
}

/** The names of the placeholders, such as `{slot}`, that a text still has. */
function placeholdersIn(written: string): string[] {
  return [...new Set(Array.from(written.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))];
}
