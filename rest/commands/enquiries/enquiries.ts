import { writeFile } from 'node:fs/promises';
import { cleanLine } from '../../../text/cleanText.ts';
import { enquiryCsv } from '../../enquiries/enquiryCsv.ts';
import type { ListedEnquiry } from '../../enquiries/listedEnquiry.ts';
import { prepareStore } from '../../store/open/prepareStore.ts';
import { runCommand, withStore } from '../runCommand.ts';
import { listEnquiries } from './listEnquiries.ts';
import { readArguments, WrongArguments } from './readArguments.ts';

await runCommand({ Refusal: WrongArguments, failed: 'The enquiries cannot be listed.' }, async () => {
  const { csv, ...choice } = readArguments(process.argv.slice(2));
  await withStore(async ({ store }) => {
    await prepareStore(store, (line) => console.error(line));
    const listed = await listEnquiries(store, choice);
    if (csv === undefined) console.log(enquiryLines(listed).join('\n'));
    else {
      // A new file, which only its owner can read.
      await writeFile(csv, enquiryCsv(listed), { flag: 'wx', mode: 0o600 });
      console.log(
        `Enquiries written to ${csv}: ${listed.length}. The file contains personal data: only its owner can read it.`,
      );
    }
  });
});

/** The enquiries for the operator's terminal, a line each. What visitors have typed forges no line and no colour. */
function enquiryLines(listed: ListedEnquiry[]): string[] {
  if (listed.length === 0) return ['No enquiries found.'];
  return listed.map(({ time, reference, name, mobile, email, car, enquiry: { kind } }) =>
    [time, kind, reference, name, mobile, email, car]
      .map(cleanLine)
      .filter((part) => part !== '')
      .join(' | '),
  );
}
