/** A photo that is not kept. The message is a sentence for its sender that names the file. */
export class PhotoRefused extends Error {
  constructor(fileName: string, reason: string) {
    super(`${shown(fileName)} ${reason}`);
  }
}

/** A file's name as a sentence may hold it: no folders, nothing that cannot be seen, not endless. */
function shown(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? '';
  const visible = Array.from(base.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim());
  if (visible.length === 0) return 'A file without a name';
  return visible.length > 60 ? `${visible.slice(0, 59).join('')}…` : visible.join('');
}
