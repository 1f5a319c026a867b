import { ownerOnly } from '../../../platform/processes/ownerOnly.ts';
import { commandFailure } from '../commandFailure.ts';
import { readRestConfig } from '../../config.ts';
import { loadSettings } from '../../../platform/processes/loadSettings.ts';
import { openStore } from '../../store/open/openStore.ts';
import { prepareStore } from '../../store/open/prepareStore.ts';
import { listEnquiries } from './listEnquiries.ts';
import { enquiryLines } from './enquiryLines.ts';
import { readArguments } from './readArguments.ts';
import { WrongArguments } from './WrongArguments.ts';
import { writeCsv } from './writeCsv.ts';

try {
  await run();
} catch (error) {
  console.error(
    error instanceof WrongArguments
      ? error.message
      : `The enquiries cannot be listed. ${commandFailure(error)}`,
  );
  process.exitCode = 1;
}

async function run() {
  const { csv, ...choice } = readArguments(process.argv.slice(2));
  loadSettings();
  const { DATA_DIR: dataDir, MONGODB_URL: mongodbUrl } = readRestConfig(process.env);
  await ownerOnly(dataDir, (line) => console.error(line));
  const { store } = await openStore({ mongodbUrl, dataDir });
  try {
    await prepareStore(store, (line) => console.error(line));
    const listed = await listEnquiries(store, choice);
    if (csv === undefined) console.log(enquiryLines(listed).join('\n'));
    else {
      await writeCsv(csv, listed);
      console.log(
        `Enquiries written to ${csv}: ${listed.length}. The file contains personal data: only its owner can read it.`,
      );
    }
  } finally {
    await store.close();
  }
}
