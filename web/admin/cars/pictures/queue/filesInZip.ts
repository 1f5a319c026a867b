import { BlobReader, BlobWriter, configure, ZipReader } from '@zip.js/zip.js/index-native.js';
import type { PictureFile } from './QueuedPicture.ts';

// Its own workers would need scripts that the policy of pages does not allow; what is unpacked is a photo at a time.
configure({ useWebWorkers: false });

/**
 * The files of a ZIP file, which is read where it stands: its directory now, each file when its turn comes. Rejects where it is
 * no ZIP file.
 */
export async function filesInZip(zip: File): Promise<PictureFile[]> {
  const entries = await new ZipReader(new BlobReader(zip)).getEntries();
  return entries.flatMap((entry) =>
    entry.directory
      ? []
      : { name: entry.filename, read: () => entry.getData(new BlobWriter()), isPacked: true },
  );
}
