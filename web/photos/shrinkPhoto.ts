import { drawnSmaller } from './drawnSmaller.ts';
import { isWholePhoto } from './isWholePhoto.ts';

/** A photo as `drawnSmaller` makes it. One that is truncated, or that the browser cannot draw, is returned unchanged: the server decides about it. */
export async function shrinkPhoto(photo: File): Promise<File> {
  try {
    if (!(await isWholePhoto(photo))) return photo;
    const jpeg = await drawnSmaller(photo);
    return new File([jpeg], photo.name.replace(/\.\w+$/, '') + '.jpg', { type: jpeg.type });
  } catch {
    return photo;
  }
}
