import { stat } from 'node:fs/promises';
import { parse } from 'node:path';
import { finished } from 'node:stream/promises';
import { GraphQLError } from 'graphql';
import { LARGEST_PHOTO, MOST_PHOTOS } from '../../../rest/photos/photoLimits.ts';
import type { UserError } from '../../generated/schemaTypes.ts';
import { detectImageType } from './detectImageType.ts';
import type { PhotoUpload } from './PhotoUpload.ts';

/** A photo that was received completely. */
export interface Photo {
  /** With the extension of its type. */
  filename: string;
  mediaType: 'image/jpeg' | 'image/png';
  /** Bytes. */
  size: number;
  /** Its bytes, from the start each time. */
  read: () => AsyncIterable<Buffer>;
}

/**
 * Waits until all photos are received, so that a slow or aborted request never reaches the origin. Files that are not
 * photos by their content are listed in `userErrors`. Throws for files that are missing, too many or too large, for a file
 * that is named twice, and where the disk is full.
 */
export async function receivePhotos(uploads: readonly PhotoUpload[]) {
  if (uploads.length > MOST_PHOTOS) {
    throw refused(`At most ${MOST_PHOTOS} photos can be sent at once.`, 413);
  }
  const photos: Photo[] = [];
  const userErrors: UserError[] = [];
  const received = new Set<unknown>();
  for (const upload of uploads) {
    const file = await upload.catch((error: Error) => {
      throw missing(error);
    });
    const { filename = '', createReadStream, capacitor } = file;
    // Each further mention of one photo would cost the whole work again.
    if (received.has(file))
      throw refused(`“${shortened(filename)}” was added twice. Send each photo once.`, 400);
    received.add(file);
    // A reader would wait for ever for a file that cannot be written to the disk.
    await finished(capacitor).catch((error: Error & { status?: number }) => {
      throw error.status === 413 ? tooLarge(filename) : error;
    });
    const { size, start, _path: path } = capacitor;
    // Its writer takes a write that a full disk took in part for a whole one, and would read for ever for the rest.
    if ((await stat(path)).size !== size) throw new Error('The disk has taken a photo in part.');
    const kind = detectImageType(start);
    if (kind === 'jpeg' || kind === 'png') {
      const read = () => createReadStream() as AsyncIterable<Buffer>;
      photos.push({ filename: photoName(filename, kind), mediaType: `image/${kind}`, size, read });
    } else userErrors.push({ field: 'images', message: wrongType(filename), code: 'WRONG_FILE_TYPE' });
  }
  return { photos, userErrors };
}

const wrongType = (filename: string) =>
  `“${shortened(filename)}” is not a supported photo. Send JPEG or PNG files.`;

function tooLarge(filename: string) {
  const megabytes = LARGEST_PHOTO / 1024 / 1024;
  return refused(`“${shortened(filename)}” is too large. A photo may have at most ${megabytes} MB.`, 413);
}

function missing({ status, message }: Error & { status?: number }) {
  // graphql-upload's own sentences; the message of any other error contains technical details.
  return status === 400 || status === 413
    ? refused(message, status)
    : refused('The photos were not received completely. Send them again.', 400);
}

function refused(message: string, status: 400 | 413) {
  const code = status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_USER_INPUT';
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}

/** The name of a file as messages show it. */
export function shortened(filename: string): string {
  const characters = Array.from(filename);
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : filename;
}

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
function photoName(filename: string, kind: keyof typeof extensions): string {
  const { known, usual } = extensions[kind];
  const { name, ext } = parse(filename.replace(/^\.+/, ''));
  const safe = Array.from(name.replaceAll(/[\p{C}./\\]/gu, '-')).slice(0, LONGEST_NAME);
  return `${safe.join('').trim() || 'photo'}${known.test(ext) ? ext : usual}`;
}
