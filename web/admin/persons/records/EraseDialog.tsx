import { useRef } from 'react';
import { useErasePersonMutation } from '../../../generated/ErasePerson.ts';
import { PersonsPageDocument } from '../../../generated/PersonsPage.ts';
import type { PersonalRecordFieldsFragment } from '../../../generated/PersonalRecordFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { useChange } from '../../page/useChange.ts';
import { dropFromInbox } from './dropFromInbox.ts';
import { personsMessages } from '../messages.ts';
import { peopleIn } from './peopleIn.ts';

interface Props {
  records: readonly PersonalRecordFieldsFragment[];
  onClose: () => void;
}

/** Says of whom an erasure is, what it drops and what it keeps, and does it. */
export function EraseDialog({ records, onClose }: Props) {
  const text = useMessages(personsMessages);
  const page = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const { busy, change } = useChange();
  const [erasePerson, { client }] = useErasePersonMutation({
    // What the next daily run erases.
    refetchQueries: [PersonsPageDocument],
  });

  async function erase() {
    const chosen = records.map(({ kind, id }) => ({ kind, id }));
    const input = { records: chosen };
    const done = await change(() => erasePerson({ variables: { input } }));
    if (!done) return;
    // Before the records go from the page: the focus returns there, and moves to what is left.
    dialog.current?.close();
    const { cache } = client;
    for (const record of chosen) {
      cache.evict({ id: cache.identify({ __typename: 'PersonalRecord', ...record }) });
    }
    dropFromInbox(cache, chosen);
    await showToast({ tone: 'success', text: text.erasedNow(done.erased ?? 0) });
  }

  return (
    <Dialog
      ref={dialog}
      heading={text.eraseHeading(records.length)}
      closeLabel={page.close}
      onClose={onClose}
    >
      <ul className="mt-3">
        {peopleIn(records).map(({ name, email, keys }) => (
          <li key={keys[0]} className="font-[550] wrap-anywhere">
            {text.person(name, email)}
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-4 text-sm">
        <div>
          <dt className="font-[550]">{text.gone}</dt>
          <dd className="text-ink-2">{text.goneWhat}</dd>
        </div>
        <div>
          <dt className="font-[550]">{text.stays}</dt>
          <dd className="text-ink-2">{text.staysWhat}</dd>
        </div>
      </dl>
      <p className="mt-4 font-[550]">{text.forever}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3 *:flex-1">
        <button type="button" className={buttonStyle('quiet')} onClick={() => dialog.current?.close()}>
          {page.cancel}
        </button>
        <button
          type="button"
          className={buttonStyle('quiet', 'text-danger aria-disabled:opacity-60')}
          aria-disabled={busy}
          onClick={() => void erase()}
        >
          {text.eraseNow}
        </button>
      </div>
    </Dialog>
  );
}
