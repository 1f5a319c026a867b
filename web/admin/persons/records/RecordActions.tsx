import { Download } from 'lucide';
import { useState } from 'react';
import type { PersonalRecordFieldsFragment } from '../../../generated/PersonalRecordFields.ts';
import { useRestrictPersonMutation } from '../../../generated/RestrictPerson.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { useChange } from '../../page/useChange.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { dropFromInbox } from './dropFromInbox.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { personsMessages } from '../messages.ts';
import { useAccessFile } from './useAccessFile.ts';

interface Props {
  records: readonly PersonalRecordFieldsFragment[];
  /** Called with the records as they are after a correction. */
  onCorrected: (records: readonly PersonalRecordFieldsFragment[]) => void;
}

/** What can be done with the records that are ticked. */
export function RecordActions({ records, onCorrected }: Props) {
  const text = useMessages(personsMessages);
  const [dialog, setDialog] = useState<'correct' | 'erase'>();
  const { busy, change } = useChange();
  const file = useAccessFile();
  const chosen = records.map(({ kind, id }) => ({ kind, id }));
  const [restrict] = useRestrictPersonMutation({ update: (cache) => dropFromInbox(cache, chosen) });
  const count = records.length;
  const isAnyRestricted = records.some(({ restrictedAt }) => restrictedAt !== null);
  const restricted = count > 0 && records.every(({ restrictedAt }) => restrictedAt !== null);

  async function toggle() {
    const input = { records: chosen, restricted: !restricted };
    if (!(await change(() => restrict({ variables: { input } })))) return;
    await showToast({
      tone: 'success',
      text: restricted ? text.liftedNow(count) : text.restrictedNow(count),
    });
  }

  const quiet = buttonStyle('quiet', 'px-5! aria-disabled:opacity-60 max-md:flex-1');
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p role="status" className="num text-sm text-ink-2 max-md:w-full">
        {text.ticked(count)}
      </p>
      <button
        type="button"
        className={buttonStyle('quiet', 'px-5! aria-disabled:opacity-60 max-md:w-full')}
        disabled={count === 0}
        aria-disabled={file.busy}
        onClick={() => void file.take(chosen)}
      >
        <Icon node={Download} />
        <span>{file.busy ? text.takingFile : text.takeFile}</span>
      </button>
      <button
        type="button"
        className={quiet}
        disabled={count === 0 || isAnyRestricted}
        onClick={() => setDialog('correct')}
      >
        {text.correct}
      </button>
      <button
        type="button"
        className={quiet}
        disabled={count === 0}
        aria-disabled={busy}
        onClick={() => void toggle()}
      >
        {restricted ? text.lift : text.restrict}
      </button>
      <button
        type="button"
        className={buttonStyle('quiet', 'px-5! text-danger max-md:flex-1')}
        disabled={count === 0}
        onClick={() => setDialog('erase')}
      >
        {text.erase}
      </button>
      {isAnyRestricted && <p className="w-full text-sm text-ink-2">{text.restrictedStays}</p>}
      {dialog === 'correct' && (
        <CorrectDialog records={records} onClose={() => setDialog(undefined)} onCorrected={onCorrected} />
      )}
      {dialog === 'erase' && <EraseDialog records={records} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
