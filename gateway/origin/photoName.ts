import { parse } from 'node:path';

/** How long a name may be before its extension, characters. */
const LONGEST_NAME = 100;

const extensions = {
  jpeg: { known: /^\.jpe?g$/i, usual: '.jpg' },
  png: { known: /^\.png$/i, usual: '.png' },
};

/**
 * The name under which a photo is sent to the origin: the sender's name, with the extension of the file's real type and no
 * other dot, so that no server takes `shell.php` or `shell.php.jpg` for a program; `photo` where no character is left. The
 * content is not changed here: our own REST API encodes it again (rest/photos/cleanPhoto.ts).
 */
export function photoName(filename: string, kind: keyof typeof extensions): string {
  const { known, usual } = extensions[kind];
  const { name, ext } = parse(filename.replace(/^\.+/, ''));
  const safe = Array.from(name.replaceAll(/[\p{C}./\\]/gu, '-')).slice(0, LONGEST_NAME);
  return `${safe.join('').trim() || 'photo'}${known.test(ext) ? ext : usual}`;
}
