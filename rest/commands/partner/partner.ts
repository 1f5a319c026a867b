import { loadSettings } from '../../../platform/processes/loadSettings.ts';
import { ownerOnly } from '../../../platform/processes/ownerOnly.ts';
import { commandFailure } from '../commandFailure.ts';
import { readRestConfig } from '../../config.ts';
import { openStore } from '../../store/open/openStore.ts';
import { prepareStore } from '../../store/open/prepareStore.ts';
import { PartnerError, partnerStore } from '../../partners/partnerStore.ts';
import { trustedDocumentStore } from '../../partners/trustedDocument.ts';
import { readArguments } from './readArguments.ts';

try {
  await run();
} catch (error) {
  console.error(
    error instanceof PartnerError ? error.message : `Nothing was changed. ${commandFailure(error)}`,
  );
  process.exitCode = 1;
}

async function run() {
  const command = readArguments(process.argv.slice(2));
  loadSettings();
  const { DATA_DIR: dataDir, MONGODB_URL: mongodbUrl } = readRestConfig(process.env);
  await ownerOnly(dataDir, (line) => console.error(line));
  const { store } = await openStore({ mongodbUrl, dataDir });
  try {
    await prepareStore(store, (line) => console.error(line));
    const stores = { partners: partnerStore(store), documents: trustedDocumentStore(store) };
    console.log((await command(stores)).join('\n'));
  } finally {
    await store.close();
  }
}
