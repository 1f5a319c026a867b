import { useErasePersonMutation } from '../../../generated/ErasePerson.ts';
import { PersonsPageDocument } from '../../../generated/PersonsPage.ts';
import type { PersonalRecordFieldsFragment } from '../../../generated/PersonalRecordFields.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { AskDialog } from '../../page/AskDialog.tsx';
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
  const { change } = useChange();
  const [erasePerson, { client }] = useErasePersonMutation({
    // What the next daily run erases.
    refetchQueries: [PersonsPageDocument],
  });

  async function erase(close: () => void) {
    const chosen = records.map(({ kind, id }) => ({ kind, id }));
    const input = { records: chosen };
    const done = await change(() => erasePerson({ variables: { input } }));
    if (!done) return false;
    // Before the records go from the page: the focus returns there, and moves to what is left.
    close();
    const { cache } = client;
    for (const record of chosen) {
      cache.evict({ id: cache.identify({ __typename: 'PersonalRecord', ...record }) });
    }
    dropFromInbox(cache, chosen);
    void showToast({ tone: 'success', text: text.erasedNow(done.erased ?? 0) });
    return true;
  }

  return (
    <AskDialog
      heading={text.eraseHeading(records.length)}
      label={text.eraseNow}
      isFinal
      onYes={erase}
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
    </AskDialog>
  );
}
