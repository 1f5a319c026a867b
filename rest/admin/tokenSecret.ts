import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type, { type Static } from 'typebox';
import type { Store } from '../store/Collection.ts';
import { insertUnlessThere } from '../store/insertUnlessThere.ts';

/** The name of the file in the data folder. */
const SECRET_FILE = 'admin-token-secret';

/** A secret, in the collection `secrets`. */
export const StoredSecret = Type.Object({ _id: Type.String(), secret: Type.String() });
export type StoredSecret = Static<typeof StoredSecret>;

/** Access to the stored secret, for backups. */
export interface TokenSecret {
  /** The secret; undefined if none is stored. */
  read(): Promise<string | undefined>;
  /** Stores another one. */
  replace(secret: string): Promise<void>;
}

/** The secret that signs tokens, stored in the database for all its processes; created at the first start. */
export async function secretInStore(store: Store): Promise<Uint8Array> {
  const secrets = store.collection<StoredSecret>('secrets');
  const fresh = { _id: 'adminTokens', secret: newSecret() };
  await insertUnlessThere(secrets, fresh);
  return bytesOf((await secrets.findOne({ _id: fresh._id }))?.secret ?? '');
}

/** The same secret for a store in a folder: in a file that only its owner may read. */
export async function secretInFolder(folder: string): Promise<Uint8Array> {
  const file = join(folder, SECRET_FILE);
  const stored = () => readFile(file, 'utf8').then((text) => text.trim());
  return bytesOf(
    await stored().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await writeOnce(file, newSecret());
      return stored();
    }),
  );
}

/** Access to the secret of `secretInStore`. */
export function keptInStore(store: Store): TokenSecret {
  const secrets = store.collection<StoredSecret>('secrets');
  const _id = 'adminTokens';
  return {
    read: async () => (await secrets.findOne({ _id }))?.secret,
    replace: async (secret) => void (await secrets.replaceOne({ _id }, { _id, secret }, { upsert: true })),
  };
}

/** Access to the secret of `secretInFolder`. */
export function keptInFolder(folder: string): TokenSecret {
  const file = join(folder, SECRET_FILE);
  return {
    read: () =>
      readFile(file, 'utf8').then(
        (text) => text.trim(),
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
          return undefined;
        },
      ),
    async replace(secret) {
      await rm(file, { force: true });
      await writeOnce(file, secret);
    },
  };
}

/** Writes the whole file, or nothing if another process has written it. */
async function writeOnce(file: string, text: string) {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, `${text}\n`, { mode: 0o600, flush: true });
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

const newSecret = () => randomBytes(32).toString('base64url');

function bytesOf(secret: string): Uint8Array {
  if (secret.length < 32)
    throw new Error('The stored secret of administrators’ tokens is damaged. Delete it.');
  return Buffer.from(secret);
}
