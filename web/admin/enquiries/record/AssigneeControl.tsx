import { type MouseEvent, useId, useRef } from 'react';
import { useAssigneesQuery } from '../../../generated/Assignees.ts';
import { useAssignEnquiryMutation } from '../../../generated/AssignEnquiry.ts';
import type { EnquiryFieldsFragment } from '../../../generated/EnquiryFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { labelStyle } from '../../../ui/form/Field.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { useStaff } from '../../page/staffContext.ts';
import { enquiryMessages } from '../messages.ts';
import { ProblemNote } from '../ProblemNote.tsx';
import { useEnquiryChange } from '../useEnquiryChange.ts';
import { recordMessages } from './messages.ts';

/** Who looks after an enquiry; somebody can take it by one tap, or give it to somebody else. */
export function AssigneeControl({ enquiry: { id, revision, assignee } }: { enquiry: EnquiryFieldsFragment }) {
  const text = useMessages(recordMessages);
  const words = useMessages(enquiryMessages);
  const { member } = useStaff();
  const field = useId();
  const { data } = useAssigneesQuery();
  const [assign] = useAssignEnquiryMutation();
  const { run, busy, problem, dismiss } = useEnquiryChange();
  const people = data?.enquiryAssignees ?? [member];
  // Somebody who does not answer enquiries any more stays to be seen.
  const choices =
    assignee && people.every((each) => each.id !== assignee.id) ? [...people, assignee] : people;
  const place = useRef<HTMLDivElement>(null);
  const change = (assigneeId: string | null) =>
    run(() => assign({ variables: { input: { id, revision, assigneeId } } }));

  async function take({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (!(await change(member.id))) return;
    const { activeElement, body } = document;
    // The button goes: the focus stays here, where single keys go on, unless somebody is elsewhere already.
    if (activeElement === body || activeElement === currentTarget) place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} className="grid gap-2 outline-none">
      <div>
        <label htmlFor={field} className={labelStyle}>
          {text.assignee}
        </label>
        <div className="flex gap-2">
          <select
            id={field}
            data-shortcut="assign"
            className="field min-h-tap! text-sm"
            value={assignee?.id ?? ''}
            aria-disabled={busy}
            onChange={({ target }) => void change(target.value || null)}
          >
            <option value="">{words.nobody}</option>
            {choices.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
          {assignee === null && (
            <button
              type="button"
              className={buttonStyle('quiet', 'min-h-tap! flex-none px-4! text-sm')}
              aria-disabled={busy}
              onClick={(event) => void take(event)}
            >
              {text.take}
            </button>
          )}
        </div>
      </div>
      <ProblemNote problem={problem} onDismiss={dismiss} />
    </div>
  );
}
