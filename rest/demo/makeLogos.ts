import type { Logo } from '../brands/brand.ts';
import type { PhotoStore } from '../photos/photoStore.ts';
import { stableId } from '../store/stableId.ts';
import { drawLogo } from './logoDrawings.ts';

/** Draws and stores the logo of each brand. */
export function makeLogos(photos: PhotoStore, brandNames: string[]): Promise<Logo[]> {
  return Promise.all(
    brandNames.map(async (brandName) => {
      const name = `logo-${brandName.toLowerCase().replaceAll(' ', '-')}.svg`;
      await photos.put(name, Buffer.from(drawLogo(brandName)));
      return { _id: stableId('logo', brandName.toLowerCase()), brandName, logo: { path: `photos/${name}` } };
    }),
  );
}
