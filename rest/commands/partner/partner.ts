import { PartnerError, partnerStore } from '../../partners/partnerStore.ts';
import { trustedDocumentStore } from '../../partners/trustedDocument.ts';
import { prepareStore } from '../../store/open/prepareStore.ts';
import { runCommand, withStore } from '../runCommand.ts';
import { readArguments } from './readArguments.ts';

await runCommand({ Refusal: PartnerError, failed: 'Nothing was changed.' }, async () => {
  const command = readArguments(process.argv.slice(2));
  await withStore(async ({ store }) => {
    await prepareStore(store, (line) => console.error(line));
    const stores = { partners: partnerStore(store), documents: trustedDocumentStore(store) };
    console.log((await command(stores)).join('\n'));
  });
});
