import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { loadSettings } from '../../processes/loadSettings.ts';
import { ownerOnly } from '../../processes/ownerOnly.ts';
import { commandFailure } from '../commandFailure.ts';
import { readRestConfig } from '../config.ts';
import { openStore } from '../openStore.ts';
import { prepareStore } from '../prepareStore.ts';
import { announceUse } from '../store/storeUsers.ts';
import { importInventory } from './importInventory.ts';
import { progress } from './progress.ts';
import { bringPictures } from './pictures/bringPictures.ts';
import { openPhotoFiles } from './pictures/photoFiles.ts';
import type { RowAddresses } from './pictures/wantedPictures.ts';
import { readMapping } from './readMapping.ts';
import { readText } from './readText.ts';
import { pictureLines, reportLines } from './report.ts';
import { UnusableFile } from './UnusableFile.ts';

const usage =
  'Use: npm run import -- FILE.csv [--map FILE.json] [--complete [--force]] [--photos FOLDER|FILE.zip] [--dry-run]\n' +
  'or, for photos of cars that were imported before: npm run import -- --photos FOLDER|FILE.zip';

// Visitors of the site come first: the import uses the processor time that they leave.
setPriority(constants.priority.PRIORITY_LOW);
try {
  await run();
} catch (error) {
  console.error(
    error instanceof UnusableFile ? error.message : `The import stopped. ${commandFailure(error)}`,
  );
  process.exitCode = 1;
}

async function run() {
  const { path, map, photos: photosPath, ...choices } = readArguments();
  const text = path === undefined ? undefined : await readText(path);
  const mapping = map === undefined ? undefined : await readMapping(map);
  // A wrong path is reported before any row is imported.
  if (photosPath !== undefined) await (await openPhotoFiles(photosPath)).close();
  loadSettings();
  const config = readRestConfig(process.env);
  await ownerOnly(config.DATA_DIR, (line) => console.error(line));
  const { store, photos } = await openStore({ mongodbUrl: config.MONGODB_URL, dataDir: config.DATA_DIR });
  const endUse = await announceUse(store);
  try {
    await prepareStore(store, (line) => console.error(line));
    const rows: RowAddresses[] = [];
    if (text !== undefined) {
      const report = await importInventory({
        text,
        store,
        mapping,
        ...choices,
        onProgress: progress(process.stderr, 'lines'),
        onAddresses: (row) => rows.push(row),
        onWait: () => console.error('Another import is under way; waiting for it.'),
      });
      console.log(reportLines(report).join('\n'));
    }
    if (choices.dryRun || (rows.length === 0 && photosPath === undefined)) return;
    const onProgress = progress(process.stderr, 'cars with pictures', 100);
    console.log(
      pictureLines(await bringPictures({ store, photos, rows, photosPath, onProgress })).join('\n'),
    );
  } finally {
    await endUse();
    await store.close();
  }
}

/** Reads the arguments of the command. Throws `UnusableFile` with its usage if they are wrong. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        complete: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        photos: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [path, ...others] = positionals;
    const { map, complete, force, photos, 'dry-run': dryRun } = values;
    const isWhole = path !== undefined || (photos !== undefined && !map && !complete && !dryRun);
    if (isWhole && others.length === 0 && (complete || !force)) {
      return { path, map, complete, force, photos, dryRun };
    }
  } catch {
    // An unknown option and a missing file name get the same answer.
  }
  throw new UnusableFile(usage);
}
