import { parseArgs } from 'node:util';
import { UnusableFile } from '../../inventory/UnusableFile.ts';

const usage =
  'Usage: npm run import -- FILE.csv [--map FILE.json] [--complete [--force]] [--refused FILE.csv]\n' +
  '  [--photos FOLDER|FILE.zip] [--overwrite FIELDS] [--dry-run]\n' +
  'or, for photos of cars that were imported before: npm run import -- --photos FOLDER|FILE.zip';

export type ImportArguments = ReturnType<typeof readArguments>;

/** Reads what a dealer has `typed` after the command. Throws `UnusableFile` with its usage if that is wrong. */
export function readArguments(typed: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: typed,
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        complete: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        photos: { type: 'string' },
        refused: { type: 'string' },
        overwrite: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [path, ...others] = positionals;
    const { map, complete, force, photos, refused, overwrite, 'dry-run': dryRun } = values;
    const needsRows = Boolean(map || complete || refused || overwrite !== undefined || dryRun);
    const isWhole = path !== undefined || (photos !== undefined && !needsRows);
    if (isWhole && others.length === 0 && (complete || !force)) {
      return { path, map, complete, force, photos, refused, overwrite, dryRun };
    }
  } catch {
    // An unknown option and a missing file name get the same answer.
  }
  throw new UnusableFile(usage);
}
