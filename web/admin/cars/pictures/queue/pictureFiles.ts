import type { PictureFile } from './QueuedPicture.ts';

/** Files that operating systems put beside photos. */
const hidden = /(^|\/)(\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i;
const byName = new Intl.Collator('en', { numeric: true });

/**
 * The pictures of chosen files in their order; those in folders and ZIP files in the order of their names. Rejects for a ZIP file
 * that cannot be read.
 */
export async function pictureFiles(chosen: readonly File[]): Promise<PictureFile[]> {
  const zips = chosen.filter(isZip);
  const files = chosen.filter((file) => !isZip(file));
  const isFolder = files.some(({ webkitRelativePath }) => webkitRelativePath);
  const named = files.map((file) => ({ name: file.webkitRelativePath || file.name, read: async () => file }));
  if (zips.length === 0) return isFolder ? inOrder(named) : named;
  // Loaded only for whoever has a ZIP file.
  const { filesInZip } = await import('./filesInZip.ts');
  const packed: PictureFile[] = [];
  for (const zip of zips) packed.push(...(await filesInZip(zip)));
  return [...named, ...inOrder(packed)];
}

/** The files and folders that were dropped on the page, with the files of the folders. */
export async function droppedFiles(dropped: DataTransfer): Promise<File[]> {
  // The entries are gone once this event is over, so they are taken first.
  const entries = [...dropped.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...dropped.files];
  const files: File[] = [];
  for (const entry of entries) files.push(...(await filesOf(entry)));
  return files;
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((give, fail) => (entry as FileSystemFileEntry).file(give, fail));
    Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath.replace(/^\//, '') });
    return [file];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  // A reader gives a hundred entries at a time, and none at the end.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((give, fail) => reader.readEntries(give, fail));
    if (part.length === 0) return files;
    for (const each of part) files.push(...(await filesOf(each)));
  }
}

function inOrder(files: readonly PictureFile[]): PictureFile[] {
  return files
    .filter(({ name }) => !hidden.test(name) && /\.(jpe?g|png|hei[cf]|webp|avif)$/i.test(name))
    .toSorted((a, b) => byName.compare(a.name, b.name));
}

function isZip({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || /zip/.test(type);
}
