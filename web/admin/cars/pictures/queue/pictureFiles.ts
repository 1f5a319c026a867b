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

function inOrder(files: readonly PictureFile[]): PictureFile[] {
  return files
    .filter(({ name }) => !hidden.test(name) && /\.(jpe?g|png|hei[cf]|webp|avif)$/i.test(name))
    .toSorted((a, b) => byName.compare(a.name, b.name));
}

function isZip({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || /zip/.test(type);
}
