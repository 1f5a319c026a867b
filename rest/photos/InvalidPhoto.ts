/** Thrown for a photo that is not accepted. The message is a sentence for its sender that names the file. */
export class InvalidPhoto extends Error {
  constructor(fileName: string, reason: string) {
    super(`${displayName(fileName)} ${reason}`);
  }
}

/** The name of a file for use in a sentence: without folders and invisible characters, at most 60 characters. */
function displayName(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? '';
  const visible = Array.from(base.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim());
  if (visible.length === 0) return 'A file without a name';
  return visible.length > 60 ? `${visible.slice(0, 59).join('')}…` : visible.join('');
}
