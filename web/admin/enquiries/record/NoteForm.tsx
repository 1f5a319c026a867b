import { type FormEvent, useId, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../../enquiries/drafts.ts';
import { useNoteEnquiryMutation } from '../../../generated/NoteEnquiry.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { labelStyle } from '../../../ui/form/Field.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { useStaff } from '../../page/staffContext.ts';
import { ProblemNote } from '../ProblemNote.tsx';
import { useEnquiryChange } from '../useEnquiryChange.ts';
import { recordMessages } from './messages.ts';

/** Writes a note. What is typed is kept on this device until it is saved. */
export function NoteForm({ id }: { id: string }) {
  const text = useMessages(recordMessages);
  const field = useId();
  const { member } = useStaff();
  const draft = `note:${member.id}:${id}`;
  const [typed, setTyped] = useState(() => readDraft(draft)?.filled.text ?? '');
  const [note] = useNoteEnquiryMutation();
  const { run, busy, problem, dismiss } = useEnquiryChange();

  function type(value: string) {
    setTyped(value);
    if (value) keepDraft(draft, { filled: { text: value } });
    else forgetDraft(draft);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await run(() => note({ variables: { input: { id, text: typed } } })))) return;
    type('');
    void showToast({ tone: 'success', text: text.noteSaved });
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-2">
      <div>
        <label htmlFor={field} className={labelStyle}>
          {text.note}
        </label>
        <textarea
          id={field}
          data-shortcut="note"
          required
          rows={2}
          maxLength={10_000}
          dir="auto"
          readOnly={busy}
          value={typed}
          onChange={({ target }) => type(target.value)}
          aria-describedby={`${field}-hint`}
          className="field block py-3 text-sm"
        />
        <p id={`${field}-hint`} className="mt-1 text-xs text-ink-3">
          {text.noteHint}
        </p>
      </div>
      <ProblemNote problem={problem} onDismiss={dismiss} />
      <button
        type="submit"
        aria-disabled={busy}
        className={buttonStyle('quiet', 'min-h-tap! justify-self-start px-5! text-sm')}
      >
        {text.saveNote}
      </button>
    </form>
  );
}
