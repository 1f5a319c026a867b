import { runAtLowPriority } from '../../../platform/processes/runAtLowPriority.ts';
import { prepareStore } from '../../store/open/prepareStore.ts';
import { announceUse } from '../../store/mongodb/storeUsers.ts';
import { importInventory } from '../../inventory/importInventory.ts';
import { progress } from '../../inventory/progress.ts';
import { readOverwrite } from '../../inventory/byHand/readOverwrite.ts';
import { picturesToKeep } from '../../inventory/pictures/keptPictures.ts';
import type { RowAddresses } from '../../inventory/pictures/wantedPictures.ts';
import { runCommand, withStore } from '../runCommand.ts';
import { type ImportArguments, readArguments } from './readArguments.ts';
import { readMapping } from '../../inventory/readMapping.ts';
import { readText } from '../../inventory/readText.ts';
import { pictureLines, reportLines } from '../../inventory/report.ts';
import { RefusedRows } from '../../inventory/RefusedRows.ts';
import { UnusableFile } from '../../inventory/UnusableFile.ts';

// Visitors of the site come first: the import uses the processor time that they leave.
runAtLowPriority();
await runCommand({ Refusal: UnusableFile, failed: 'The import failed.' }, run);

async function run() {
  const { refused: refusedPath, ...wanted } = readArguments(process.argv.slice(2));
  const refused = refusedPath === undefined ? undefined : await RefusedRows.create(refusedPath);
  try {
    await importFiles(wanted, refused);
  } finally {
    await refused?.close();
  }
}

async function importFiles(
  { path, map, photos: photosPath, overwrite: fields, ...choices }: Omit<ImportArguments, 'refused'>,
  refused: RefusedRows | undefined,
) {
  const text = path === undefined ? undefined : await readText(path);
  const mapping = map === undefined ? undefined : await readMapping(map);
  const overwrite = fields === undefined ? undefined : readOverwrite(fields);
  // A wrong path is reported before any row is imported.
  if (photosPath !== undefined) {
    const { openPhotoFiles } = await import('../../inventory/pictures/photoFiles.ts');
    await (await openPhotoFiles(photosPath)).close();
  }
  await withStore(async ({ store, photos }) => {
    const endUse = await announceUse(store);
    try {
      await prepareStore(store, (line) => console.error(line));
      const rows: RowAddresses[] = [];
      if (text !== undefined) {
        const report = await importInventory({
          text,
          store,
          mapping,
          overwrite,
          ...choices,
          onProgress: progress(process.stderr, 'lines'),
          onAddresses: (row) => rows.push(row),
          onRefused: (row) => refused?.add(row),
          onWait: () => console.error('Waiting for another import to finish.'),
        });
        console.log(reportLines(report).join('\n'));
        if (refused) console.log(await refused.save());
      }
      if (choices.dryRun && !overwrite?.has('images')) {
        for (const sentence of await picturesToKeep(rows, store)) console.log(sentence);
      }
      if (choices.dryRun || (rows.length === 0 && photosPath === undefined)) return;
      // A file without pictures needs neither the memory of sharp nor that of an HTTP client.
      const { bringPictures } = await import('../../inventory/pictures/bringPictures.ts');
      const onProgress = progress(process.stderr, 'cars with pictures', 100);
      console.log(
        pictureLines(await bringPictures({ store, photos, rows, photosPath, overwrite, onProgress })).join(
          '\n',
        ),
      );
    } finally {
      await endUse();
    }
  });
}
