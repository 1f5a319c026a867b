import type { UserError } from '../generated/schemaTypes.ts';
import { receivePhotos } from '../origin/photos/photos.ts';
import type { PhotoUpload } from '../origin/photos/PhotoUpload.ts';
import type { StreamedBody } from '../origin/WriteClient.ts';

/** A picture that was received completely, as `StaffClient` sends it; without, why it is none. */
interface Received {
  picture?: { name: string; file: StreamedBody };
  userErrors: UserError[];
}

/** Waits for a picture that is uploaded alone. Throws as `receivePhotos` does. */
export async function receivePicture(upload: PhotoUpload): Promise<Received> {
  const { photos, userErrors } = await receivePhotos([upload]);
  const [photo] = photos;
  if (!photo) return { userErrors: userErrors.map((error) => ({ ...error, field: 'picture' })) };
  const { filename: name, mediaType, size: length, read: chunks } = photo;
  return { picture: { name, file: { mediaType, length, chunks } }, userErrors: [] };
}
