import Type, { type Static } from 'typebox';
import { Nullable } from '../http/schemas.ts';
import { lastRuns } from '../lastRuns/lastRuns.ts';
import { countUndelivered } from '../mail/countUndelivered.ts';
import type { Store } from '../store/Collection.ts';
import type { FreeSpace } from '../store/embedded/FreeSpace.ts';

/** A backup that is older than this is too old, ms: one that is made every night was missed. */
const LONGEST_WITHOUT_BACKUP = 48 * 60 * 60 * 1000;

/** How the site is run: each part only where it is known. */
export const Operation = Type.Object({
  undeliveredMails: Type.Integer({
    description: 'Mails of the last seven days that were refused, or have waited for more than an hour',
  }),
  /** null where the records are not on a disk of this process. */
  disk: Nullable(
    Type.Object({
      freeBytes: Type.Integer(),
      takesNew: Type.Boolean({
        description: 'Whether anything new can be stored, as `/readyz?verbose` says',
      }),
    }),
  ),
  /** null where the database may have backups of its own, and none was made with ours. */
  backup: Nullable(
    Type.Object({
      at: Nullable(Type.String({ description: 'ISO 8601; null if none was made' })),
      isDue: Type.Boolean({ description: 'Whether the last one is older than 48 hours, or there is none' }),
    }),
  ),
  lastImport: Nullable(
    Type.Object({
      at: Type.String({ description: 'ISO 8601' }),
      added: Type.Integer(),
      changed: Type.Integer(),
      withdrawn: Type.Integer(),
      refused: Type.Integer({ description: 'Rows' }),
      runId: Nullable(
        Type.String({ description: 'The import of the back office; null for one by the command' }),
      ),
    }),
  ),
});
type Operation = Static<typeof Operation>;

/** What an owner must know of how the site is run. */
export async function operation({
  store,
  space,
  now,
}: {
  store: Store;
  space?: FreeSpace;
  now: Date;
}): Promise<Operation> {
  const runs = lastRuns(store);
  const imported = await runs.of('import');
  return {
    undeliveredMails: await countUndelivered(store, now),
    disk: space ? { freeBytes: space.bytes(), takesNew: space.take(0) } : null,
    backup: backupState((await runs.of('backup'))?.at ?? null, now, space !== undefined),
    lastImport: imported?.counts
      ? { at: imported.at, ...imported.counts, runId: imported.runId ?? null }
      : null,
  };
}

function backupState(at: string | null, now: Date, isOurs: boolean): Operation['backup'] {
  if (at === null) return isOurs ? { at, isDue: true } : null;
  return { at, isDue: now.getTime() - Date.parse(at) > LONGEST_WITHOUT_BACKUP };
}
