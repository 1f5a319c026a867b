import { onStop } from '../../../platform/processes/onStop.ts';
import { runAtLowPriority } from '../../../platform/processes/runAtLowPriority.ts';
import { performImport } from '../../imports/performImport.ts';
import { UnusableFile } from '../../inventory/UnusableFile.ts';
import { announceUse } from '../../store/mongodb/storeUsers.ts';
import { prepareStore } from '../../store/open/prepareStore.ts';
import { runCommand, withStore } from '../runCommand.ts';

// Does the import with this id, which the REST API has begun. Visitors come first: it uses the processor time that they leave.
runAtLowPriority();
const stop = new AbortController();
onStop(() => stop.abort());
await runCommand({ Refusal: UnusableFile, failed: 'The import failed.' }, () =>
  withStore(async ({ store, photos }) => {
    const endUse = await announceUse(store);
    try {
      await prepareStore(store, (line) => console.error(line));
      const [, , id = ''] = process.argv;
      await performImport({ store, photos, id, stop: stop.signal });
    } finally {
      await endUse();
    }
  }),
);
