import Type, { type Static } from 'typebox';
import { choice } from '../http/fields.ts';
import { Nullable } from '../http/schemas.ts';
import { fieldsByHand } from '../inventory/byHand/fieldsByHand.ts';
import { type Field, fields } from '../inventory/columns.ts';

/**
 * Where an import stands: `ready` to be checked, being checked by a dry run, `checked`, running, or at its end. What has ended
 * before its end can be run again: nothing is imported twice.
 */
const importStates = [
  ...(['ready', 'checking', 'checked', 'running'] as const),
  ...(['done', 'cancelled', 'failed', 'interrupted'] as const),
] as const;
export type ImportState = (typeof importStates)[number];

/** Whether an import is being done in this state. */
export const isWorking = (state: ImportState) => state === 'checking' || state === 'running';

/** The kinds of rows that can be looked at. */
export const rowKinds = [
  ...(['added', 'changed', 'withdrawn', 'refused', 'kept', 'keptWithdrawn', 'notes', 'pictures'] as const),
] as const;
export type RowKind = (typeof rowKinds)[number];

const Meaning = Nullable(choice('Meaning', fields));

/** What each column of the file means, in their order; null for one that is not used. */
export const Meanings = Type.Array(Meaning, { maxItems: 1000 });

/** How the file is imported, as the command has it. */
export const ImportOptions = Type.Object({
  complete: Type.Boolean({ description: 'The file has all cars: imported ones that it lacks are withdrawn' }),
  force: Type.Boolean({ description: 'Imports although the complete file looks like a mistake' }),
  overwrite: Type.Array(choice('Field', fieldsByHand), {
    maxItems: fieldsByHand.length,
    description: 'Fields of which the file counts, although they were changed by hand',
  }),
});
export type ImportOptions = Static<typeof ImportOptions>;

/** What the import does, or would do, in cars; `rows` and `refused` in rows. */
export const ImportCounts = Type.Object({
  rows: Type.Integer(),
  added: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  withdrawn: Type.Integer(),
  refused: Type.Integer(),
  kept: Type.Integer({ description: 'Cars that keep values which were changed by hand' }),
  keptWithdrawn: Type.Integer({ description: 'Cars that stay withdrawn, as a person has withdrawn them' }),
});
export type ImportCounts = Static<typeof ImportCounts>;

const PictureCounts = Type.Object({
  added: Type.Integer(),
  kept: Type.Integer(),
  removed: Type.Integer(),
  failed: Type.Integer(),
});

/** Why nothing was imported, or not all. */
const Problem = Type.Object({
  message: Type.String(),
  canBeForced: Type.Boolean({ description: 'Whether the option `force` imports it all the same' }),
});

/** How many rows there are to look at. */
const RowCount = Type.Object({ kind: choice('Kind', rowKinds), count: Type.Integer() });

const common = {
  revision: Type.Integer({ description: 'Goes up with each change, but not with the progress' }),
  at: Type.String({ description: 'When the file was sent, ISO 8601' }),
  by: Type.Object({ id: Type.String(), name: Type.String() }),
  fileName: Type.String(),
  size: Type.Integer({ description: 'Bytes' }),
  encoding: Type.String({ description: '`UTF-8`, `UTF-16` or `Windows-1256`' }),
  state: choice('State', importStates),
  problem: Nullable(Problem),
  mustBeForced: Nullable(Type.String({ description: 'Why a run needs the option `force`, by its dry run' })),
  options: ImportOptions,
  counts: Nullable(ImportCounts),
  pictures: Nullable(PictureCounts),
  startedAt: Nullable(Type.String({ description: 'When its last dry run or run began, ISO 8601' })),
  endedAt: Nullable(Type.String()),
  isCancelling: Type.Boolean({ description: 'Whether it ends after the batch that is being imported' }),
  rowCounts: Type.Array(RowCount),
  hasFile: Type.Boolean({ description: 'The file is removed a day after it was sent' }),
};

/** An import in the collection `importRuns`. Ids are in order of time. */
export const StoredRun = Type.Object({
  _id: Type.String(),
  ...common,
  /** How often a dry run or a run was begun. */
  attempt: Type.Integer(),
  header: Type.Array(Type.String()),
  /** The first rows, cell by cell; not every server of MongoDB's protocol stores arrays in arrays. */
  samples: Type.Array(Type.Object({ cells: Type.Array(Type.String()) })),
  meanings: Type.Array(Nullable(Type.Unsafe<Field>(Type.String()))),
});
export type StoredRun = Static<typeof StoredRun>;

/** How far an import is. */
export const Progress = Type.Object({
  phase: Type.Union([Type.Literal('rows'), Type.Literal('pictures')]),
  done: Type.Integer({ description: 'Lines, or cars with pictures' }),
  total: Type.Integer({ description: '0 as long as it is not known' }),
  isWaiting: Type.Boolean({ description: 'Whether it waits for another import to end' }),
});
export type Progress = Static<typeof Progress>;

/** A sign of life of an import that is being done, in the collection `importProgress`: its id is that of the import. */
export const StoredProgress = Type.Object({
  _id: Type.String(),
  /** Goes up every second. */
  beat: Type.Integer(),
  ...Progress.properties,
  counts: ImportCounts,
});
export type StoredProgress = Static<typeof StoredProgress>;

/** A column of the file, what it means, and its first values. */
export const ImportColumn = Type.Object({
  name: Type.String(),
  meaning: Meaning,
  samples: Type.Array(Type.String()),
});

/** An import as the back office returns it. */
export const ImportRun = Type.Object({
  id: Type.String(),
  ...common,
  columns: Type.Array(ImportColumn),
  progress: Nullable(Progress),
});
export type ImportRun = Static<typeof ImportRun>;

/** A row to look at. */
export const ImportRow = Type.Object({
  line: Nullable(Type.Integer({ description: 'From 1, as in an editor; null for what is in no line' })),
  carId: Nullable(Type.String()),
  car: Type.String({ description: 'What a dealer recognises the car by; empty where nothing tells it' }),
  column: Nullable(Type.String()),
  value: Nullable(Type.String()),
  text: Type.String({ description: 'A sentence; empty where there is nothing to say' }),
});
export type ImportRow = Static<typeof ImportRow>;
