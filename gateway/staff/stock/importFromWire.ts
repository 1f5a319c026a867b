import type {
  ImportRun as WireRun,
  ImportState as WireState,
  RowKind,
} from '../../../rest/imports/importRun.ts';
import type { CarImport, ImportRowKind, ImportState } from '../../generated/schemaTypes.ts';
import { graphFields } from './importFields.ts';
import { reversed } from '../reversed.ts';

const wireStates = {
  READY: 'ready',
  CHECKING: 'checking',
  CHECKED: 'checked',
  RUNNING: 'running',
  DONE: 'done',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  INTERRUPTED: 'interrupted',
} as const satisfies Record<ImportState, WireState>;

/** What REST calls the kinds of rows. */
export const wireKinds = {
  ADDED: 'added',
  CHANGED: 'changed',
  WITHDRAWN: 'withdrawn',
  REFUSED: 'refused',
  KEPT: 'kept',
  KEPT_WITHDRAWN: 'keptWithdrawn',
  NOTES: 'notes',
  PICTURES: 'pictures',
} as const satisfies Record<ImportRowKind, RowKind>;

const states: Record<WireState, ImportState> = reversed(wireStates);
const kinds: Record<RowKind, ImportRowKind> = reversed(wireKinds);

/** An import as the graph has it. */
export function importFromWire({
  by,
  state,
  options,
  columns,
  progress,
  rowCounts,
  ...same
}: WireRun): CarImport {
  return {
    ...same,
    by: by.name,
    state: states[state],
    complete: options.complete,
    force: options.force,
    overwrite: options.overwrite.map((field) => graphFields[field]),
    columns: columns.map(({ meaning, ...column }) => ({
      ...column,
      meaning: meaning && graphFields[meaning],
    })),
    progress: progress && { ...progress, phase: progress.phase === 'rows' ? 'ROWS' : 'PICTURES' },
    rowCounts: rowCounts.map(({ kind, count }) => ({ kind: kinds[kind], count })),
  };
}
