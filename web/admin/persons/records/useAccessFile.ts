import { useState } from 'react';
import type { PersonalRecordInput } from '../../../generated/CorrectPerson.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { fetchFile } from '../../page/fetchFile.ts';
import { saveFile } from '../../page/saveFile.ts';
import { personsMessages } from '../messages.ts';

/** What the file's address calls the kinds of records. */
const wire = {
  ENQUIRY: 'enquiry',
  SUBSCRIPTION: 'subscription',
  SEARCH_ALERT: 'searchAlert',
} as const satisfies Record<PersonalRecordInput['kind'], string>;

/** Downloads everything about a person as a ZIP file. `busy`: whether one is on its way. */
export function useAccessFile() {
  const text = useMessages(personsMessages);
  const [busy, setBusy] = useState(false);

  async function take(records: readonly PersonalRecordInput[]) {
    if (busy) return;
    setBusy(true);
    try {
      const body = { records: records.map(({ kind, id }) => ({ kind: wire[kind], id })) };
      saveFile(await fetchFile('/persons/file', { body }), 'person.zip');
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) void showToast({ tone: 'danger', text: text.fileFailed });
    }
    setBusy(false);
  }

  return { busy, take };
}
