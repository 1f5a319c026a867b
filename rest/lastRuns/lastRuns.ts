import Type, { type Static } from 'typebox';
import { Nullable } from '../http/schemas.ts';
import type { Store } from '../store/Collection.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';

/** What an import has done, in numbers of cars and, for the refused ones, of rows. */
const ImportCounts = Type.Object({
  added: Type.Number(),
  changed: Type.Number(),
  withdrawn: Type.Number(),
  refused: Type.Number(),
});

/** When an operator's command was last done with this store, in the collection `lastRuns`. */
const LastRun = Type.Object({
  _id: Type.Union([Type.Literal('backup'), Type.Literal('import')]),
  /** ISO 8601. */
  at: Type.String(),
  /** null for a backup. */
  counts: Nullable(ImportCounts),
  /** The import of the back office; null for one by the command. */
  runId: Type.Optional(Nullable(Type.String())),
});
export type LastRun = Static<typeof LastRun>;

/** The collection of the last runs: a document for each command. */
export const lastRunCollections = [
  { name: 'lastRuns', shape: LastRun, indexes: [] },
] as const satisfies readonly CollectionDefinition[];

/** The last backup and the last import, as far as there were any. */
export function lastRuns(store: Store) {
  const runs = store.collection<LastRun>('lastRuns');
  return {
    of: (command: LastRun['_id']): Promise<LastRun | null> => runs.findOne({ _id: command }),

    /** Notes a run in the place of the one before. */
    async note(run: LastRun) {
      await runs.replaceOne({ _id: run._id }, run, { upsert: true });
    },
  };
}
