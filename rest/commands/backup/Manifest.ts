import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import { counted } from '../../../text/counted.ts';
import { openBackedUp } from './openBackedUp.ts';
import { UnusableBackup } from './UnusableBackup.ts';

/** The name of the manifest in the folder of a backup. It is written last: a backup without one was cut off. */
export const MANIFEST = 'manifest.json';

/** The paths of a collection's lines and of a picture in the folder. */
export const collectionFile = (name: string) => `collections/${name}.jsonl`;
export const photoFile = (name: string) => `photos/${name}`;

const File = Type.Object({
  /** Bytes. */
  size: Type.Integer(),
  /** Hexadecimal. */
  sha256: Type.String(),
});
export type BackedUpFile = Static<typeof File>;

/** What a backup contains: the documents of each collection as lines of EJSON, and the pictures. */
export const Manifest = Type.Object({
  format: Type.Literal(1),
  /** ISO 8601: when the documents were read. */
  madeAt: Type.String(),
  /** The version of the store: the migrations that have run in it. */
  migrations: Type.Array(Type.String()),
  /** How many documents each collection has. */
  collections: Type.Record(Type.String({ pattern: '^[A-Za-z]+$' }), Type.Integer()),
  /** The names of the pictures. */
  photos: Type.Array(Type.String({ pattern: '^[a-z0-9][a-z0-9-]*\\.[a-z]+$' })),
  /** Every file except the manifest, by its path in the folder. */
  files: Type.Record(Type.String(), File),
});
export type Manifest = Static<typeof Manifest>;

/** Reads the manifest of the backup in `folder`. Rejects with `UnusableBackup` when it is missing or damaged. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readManifestText(folder);
  try {
    return Value.Parse(Manifest, JSON.parse(text));
  } catch {
    throw new UnusableBackup(`${MANIFEST} in ${folder} is damaged or belongs to another program.`);
  }
}

async function readManifestText(folder: string): Promise<string> {
  try {
    await using file = await openBackedUp(folder, MANIFEST);
    return await file.readFile('utf8');
  } catch (error) {
    if (error instanceof UnusableBackup) throw error;
    throw new UnusableBackup(`${folder} is not a backup, or is incomplete: it has no ${MANIFEST}.`);
  }
}

/** The size of a backup, as text for people. */
export function sizeOf({ collections, photos, files }: Manifest): string {
  const documents = Object.values(collections).reduce((sum, count) => sum + count, 0);
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  return `${counted(documents, 'document')}, ${counted(photos.length, 'picture')}, ${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
