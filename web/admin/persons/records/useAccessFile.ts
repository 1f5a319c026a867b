import type { PersonalRecordInput } from '../../../generated/CorrectPerson.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { useFile } from '../../page/files/useFile.ts';
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
  const { busy, take } = useFile(text.fileFailed);
  return {
    busy,
    take: (records: readonly PersonalRecordInput[]) =>
      take('/persons/file', 'person.zip', {
        records: records.map(({ kind, id }) => ({ kind: wire[kind], id })),
      }),
  };
}
