import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackedUpFile } from './Manifest.ts';

type Chunks = AsyncIterable<Buffer | string> | Iterable<Buffer | string>;

/** Writes a new file that only its owner may read. Returns its size and digest when it is on disk. */
export async function writeHashed(path: string, chunks: Chunks): Promise<BackedUpFile> {
  const hash = createHash('sha256');
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(hashed(chunks, hash)), file);
  return { size: file.bytesWritten, sha256: hash.digest('hex') };
}

async function* hashed(chunks: Chunks, hash: Hash) {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
