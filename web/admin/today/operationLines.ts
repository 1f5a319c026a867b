import type { OperationFieldsFragment } from '../../generated/OperationFields.ts';
import { durationWords } from '../enquiries/clockWords.ts';
import type { EnquiryMessages } from '../enquiries/messages.ts';
import type { TodayMessages } from './messages.ts';

const [MB, GB] = [1e6, 1e9];

interface Line {
  part: keyof OperationFieldsFragment;
  sentence: string;
  /** Whether somebody must do something about it. */
  isDue: boolean;
  /** The path of the page that says more, if there is one. */
  to?: string;
}

interface Words {
  text: TodayMessages;
  /** Those of durations. */
  words: EnquiryMessages;
}

/** What is known of how the site is run at a moment (ms since 1970), in sentences. */
export function operationLines(
  { undeliveredMails, disk, backup, lastImport }: OperationFieldsFragment,
  now: number,
  { text, words }: Words,
): Line[] {
  const age = (at: string) => durationWords(now - Date.parse(at), words);
  const lines: Line[] = [
    {
      part: 'undeliveredMails',
      sentence: undeliveredMails > 0 ? text.mailsLeft(undeliveredMails) : text.mailsDelivered,
      isDue: undeliveredMails > 0,
    },
  ];
  if (disk) {
    const size = sizeWords(disk.freeBytes, text);
    const sentence = disk.takesNew ? text.disk(size) : text.diskFull(size);
    lines.push({ part: 'disk', sentence, isDue: !disk.takesNew });
  }
  if (backup) {
    const { at, isDue } = backup;
    const sentence = at === null ? text.noBackup : (isDue ? text.backupDue : text.backup)(age(at));
    lines.push({ part: 'backup', sentence, isDue });
  }
  if (lastImport) {
    const { at, runId, ...counts } = lastImport;
    const to = runId === null ? undefined : `/import/${runId}`;
    lines.push({ part: 'lastImport', sentence: text.lastImport(age(at), counts), isDue: false, to });
  }
  return lines;
}

/** A size in bytes, such as `12.3 GB`. */
function sizeWords(bytes: number, text: TodayMessages): string {
  return bytes < GB
    ? text.megabytes(String(Math.floor(bytes / MB)))
    : text.gigabytes((Math.floor(bytes / (GB / 10)) / 10).toFixed(1));
}
