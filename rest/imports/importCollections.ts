import Type, { type Static } from 'typebox';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';
import { ImportRow, StoredProgress, StoredRun } from './importRun.ts';

/** A part of a file, compressed, in the collection `importFiles`: the id is that of the import and the number of the part. */
export const StoredPart = Type.Object({ _id: Type.String(), gzip: Type.String({ description: 'base64' }) });
export type StoredPart = Static<typeof StoredPart>;

/** Rows to look at, a page of one kind, in the collection `importRows`. */
export const StoredRows = Type.Object({ _id: Type.String(), rows: Type.Array(ImportRow) });
export type StoredRows = Static<typeof StoredRows>;

/** What the columns of a header mean, for the next file with it, in the collection `importMappings`. */
export const StoredMapping = Type.Object({ _id: Type.String(), meanings: StoredRun.properties.meanings });
export type StoredMapping = Static<typeof StoredMapping>;

/** The collections of imports. */
export const importCollections = [
  { name: 'importRuns', shape: StoredRun },
  { name: 'importProgress', shape: StoredProgress },
  { name: 'importFiles', shape: StoredPart },
  { name: 'importRows', shape: StoredRows },
  { name: 'importMappings', shape: StoredMapping },
] as const satisfies readonly CollectionDefinition[];
