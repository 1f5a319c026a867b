import { parseArgs } from 'node:util';
import { ownerOnly } from '../../processes/ownerOnly.ts';
import { readRestConfig } from '../config.ts';
import { loadSettings } from '../loadSettings.ts';
import { openStore } from '../openStore.ts';
import { prepareStore } from '../prepareStore.ts';
import { importInventory } from './importInventory.ts';
import { progress } from './progress.ts';
import { readMapping } from './readMapping.ts';
import { readText } from './readText.ts';
import { reportLines } from './report.ts';
import { UnusableFile } from './UnusableFile.ts';

const usage = 'Use: npm run import -- FILE.csv [--map FILE.json] [--complete [--force]] [--dry-run]';

try {
  await run();
} catch (error) {
  console.error(
    error instanceof UnusableFile ? error.message : `The import stopped. ${(error as Error).message}`,
  );
  process.exitCode = 1;
}

async function run() {
  const { path, map, ...choices } = readArguments();
  const text = await readText(path);
  const mapping = map === undefined ? undefined : await readMapping(map);
  loadSettings();
  const config = readRestConfig(process.env);
  await ownerOnly(config.DATA_DIR, (line) => console.error(line));
  const { store } = await openStore({ mongodbUrl: config.MONGODB_URL, dataDir: config.DATA_DIR });
  try {
    await prepareStore(store, (line) => console.error(line));
    const report = await importInventory({
      text,
      store,
      mapping,
      ...choices,
      onProgress: progress(process.stderr),
    });
    console.log(reportLines(report).join('\n'));
  } finally {
    await store.close();
  }
}

/** Throws `UnusableFile` with a sentence that says how the command is used. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        complete: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [path, ...others] = positionals;
    const { map, complete, force, 'dry-run': dryRun } = values;
    if (path !== undefined && others.length === 0 && (complete || !force))
      return { path, map, complete, force, dryRun };
  } catch {
    // An unknown option and a missing file name get the same answer.
  }
  throw new UnusableFile(usage);
}
