import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { InvalidPhoto } from '../../photos/InvalidPhoto.ts';
import { LARGEST_PHOTO } from '../../photos/photoLimits.ts';
import { UnusableFile } from '../UnusableFile.ts';
import { ZipLimit } from './ZipLimit.ts';

/** A photo in a file, which is read only when its turn comes. */
export interface PhotoFile {
  /** Its path inside the folder or ZIP file, with `/` between the names. */
  name: string;
  /** Reads its bytes. Rejects with `InvalidPhoto` when it is larger than a photo may be, or cannot be read. */
  read(): Promise<Buffer>;
}

export interface PhotoFiles {
  files: PhotoFile[];
  close(): Promise<void>;
}

/** Files that operating systems put beside photos. */
const hidden = /(^|\/)(\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i;

/**
 * Opens a folder (with its subfolders) or a ZIP file of photos, and lists them by name, `2.jpg` before `10.jpg`. Rejects
 * with `UnusableFile` when there is neither at `path`.
 */
export async function openPhotoFiles(path: string): Promise<PhotoFiles> {
  const found = await stat(path).catch(() => {
    throw new UnusableFile(`The folder or ZIP file of photos does not exist: ${path}.`);
  });
  const opened = found.isDirectory() ? await readFolder(path) : await openZip(path);
  const names = new Intl.Collator('en', { numeric: true });
  return {
    ...opened,
    files: opened.files
      .filter(({ name }) => !hidden.test(name))
      .toSorted((a, b) => names.compare(a.name, b.name)),
  };
}

async function readFolder(path: string): Promise<PhotoFiles> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const name = file.slice(join(path, sep).length).replaceAll(sep, '/');
      return { name, read: async () => inSize(name, (await stat(file)).size, () => readFile(file)) };
    });
  return { files, close: async () => undefined };
}

async function openZip(path: string): Promise<PhotoFiles> {
  const unusable = () => new UnusableFile(`${path} is neither a folder nor a ZIP file of photos.`);
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw unusable();
  });
  const files: PhotoFile[] = [];
  try {
    const limit = new ZipLimit(path, zip);
    for await (const entry of zip.eachEntry()) {
      limit.add(entry);
      const name = entry.fileName;
      if (!name.endsWith('/'))
        files.push({ name, read: () => inSize(name, entry.uncompressedSize, () => unpack(zip, entry)) });
    }
  } catch (error) {
    zip.close();
    throw error instanceof UnusableFile ? error : unusable();
  }
  return { files, close: async () => zip.close() };
}

/** The stream fails if an entry has more bytes than it declares, so that a small ZIP file cannot become an endless one. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  return Buffer.concat((await stream.toArray()) as Buffer[]);
}

async function inSize(name: string, size: number, read: () => Promise<Buffer>): Promise<Buffer> {
  if (size > LARGEST_PHOTO) throw new InvalidPhoto(name, `is larger than ${LARGEST_PHOTO / 1024 / 1024} MB.`);
  return read().catch(() => {
    throw new InvalidPhoto(name, 'cannot be read: it is damaged or protected by a password.');
  });
}
