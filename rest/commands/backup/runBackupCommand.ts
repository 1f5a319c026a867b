import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keptInFolder, keptInStore, type TokenSecret } from '../../admin/tokenSecret.ts';
import { ERASURES } from '../../persons/erasures/erasureFile.ts';
import type { PhotoStore } from '../../photos/photoStore.ts';
import type { Store } from '../../store/Collection.ts';
import { runCommand, withStore } from '../runCommand.ts';
import { type Manifest, sizeOf } from './Manifest.ts';
import { UnusableBackup } from './UnusableBackup.ts';

interface Command {
  /** The name of the npm script, such as `backup`. */
  name: string;
  /** The word for the folder in the usage. */
  folder: string;
  /** The beginning of the sentence at its end, such as `Backed up to`. */
  done: string;
  /** The names of its flags, such as `replace`. */
  options?: readonly string[];
  run: (parts: {
    store: Store;
    photos: PhotoStore;
    tokenSecret: TokenSecret;
    /** The path of the file that repeats the list of erasures. */
    erasures: string;
    folder: string;
    options: Record<string, boolean>;
    onProgress: (line: string) => void;
    /** Prints a line of its own, which stays. */
    log: (line: string) => void;
  }) => Promise<Manifest>;
}

/** Runs a command on the store of the settings, and prints in one line what it has done or why it failed. */
export async function runBackupCommand(command: Command) {
  await runCommand({ Refusal: UnusableBackup, failed: `The ${command.name} stopped.` }, async () => {
    const { folder, options } = readArguments(command);
    await withStore(async ({ store, photos, config: { MONGODB_URL, DATA_DIR } }) => {
      const tokenSecret = MONGODB_URL ? keptInStore(store) : keptInFolder(DATA_DIR);
      const { onProgress, end } = progressLine(process.stderr);
      const log = (line: string) => {
        end();
        console.error(line);
      };
      const manifest = await command
        .run({
          ...{ store, photos, tokenSecret, folder, options, onProgress, log },
          erasures: join(DATA_DIR, ERASURES),
        })
        .finally(end);
      console.log(`${command.done} ${folder}: ${sizeOf(manifest)}, as they were at ${manifest.madeAt}.`);
    });
  });
}

function readArguments({ name, folder: word, options = [] }: Command) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(options.map((option) => [option, { type: 'boolean' as const }])),
    });
    const [folder, ...others] = positionals;
    if (folder && others.length === 0) {
      return { folder, options: Object.fromEntries(options.map((each) => [each, values[each] === true])) };
    }
  } catch {
    // An unknown option and a missing folder get the same answer.
  }
  const usage = [word, ...options.map((option) => `[--${option}]`)].join(' ');
  throw new UnusableBackup(`Usage: npm run ${name} -- ${usage}`);
}

/** Shows progress in one changing line on a terminal, and nothing elsewhere. */
function progressLine(output: NodeJS.WriteStream) {
  return {
    onProgress: (line: string) => void (output.isTTY && output.write(`\r\x1b[K${line}`)),
    end: () => void (output.isTTY && output.write('\r\x1b[K')),
  };
}
