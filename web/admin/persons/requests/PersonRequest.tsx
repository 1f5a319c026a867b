import { useClosePersonRequestMutation } from '../../../generated/ClosePersonRequest.ts';
import type { PersonRequestFieldsFragment } from '../../../generated/PersonRequestFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { EmailAddress } from '../../../ui/text/EmailAddress.tsx';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { useNow } from '../../enquiries/useNow.ts';
import { useChange } from '../../page/useChange.ts';
import { daysUntil } from './daysUntil.ts';
import { personsMessages } from '../messages.ts';

interface Props {
  request: PersonRequestFieldsFragment;
  onSearch: (contact: string) => void;
}

/** An open request: what is asked, by whom, until when. */
export function PersonRequest({ request, onSearch }: Props) {
  const text = useMessages(personsMessages);
  const { busy, change } = useChange();
  const [close] = useClosePersonRequestMutation();
  const { id, kind, contact, receivedOn, dueOn, revision } = request;
  const days = daysUntil(dueOn, useNow());

  async function finish() {
    const done = await change(() => close({ variables: { input: { id, revision } } }));
    if (done) await showToast({ tone: 'success', text: text.doneNow });
  }

  const small = buttonStyle('plain', 'min-h-tap! text-sm! aria-disabled:opacity-60');
  return (
    <li className="grid gap-1 border-t border-line px-4 pt-3 pb-1 first:border-t-0">
      <div className="min-w-0">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-[550]">{text.requestKinds[kind]}</span>
          <span className={days < 0 ? 'text-sm font-[550] text-danger' : 'text-sm text-ink-2'}>
            {days < 0 ? text.overdue(-days) : text.dueIn(days)}
          </span>
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
          {contact !== null && <Contact contact={contact} />}
          <span>{text.received(formatDate(receivedOn))}</span>
        </p>
      </div>
      <div className="-mx-2 flex gap-2">
        {contact !== null && (
          <button type="button" className={small} onClick={() => onSearch(contact)}>
            {text.openRequest}
          </button>
        )}
        <button type="button" className={small} aria-disabled={busy} onClick={() => void finish()}>
          {text.done}
        </button>
      </div>
    </li>
  );
}

function Contact({ contact }: { contact: string }) {
  if (contact.includes('@')) return <EmailAddress address={contact} />;
  return (
    <bdi dir="ltr" className="num">
      {contact}
    </bdi>
  );
}
