import type { CarImageParent, CarParent } from '../apis/carFromWire.ts';
import { pictureAddress } from '../pictures/pictureAddress.ts';
import { sanitise } from '../resolvers/sanitise.ts';

/** The pictures of an export: large enough for a page, in a format that every program reads. */
const PICTURE = { width: 1200, format: 'jpg' } as const;

/**
 * A car with the fields of the graph's `Car`; its page and its pictures have absolute addresses. `origin`: that of the site.
 * `vin`: the whole VIN; undefined where the client may not read it.
 */
export function exportedCar(
  { description, images, spin, imperfections, ...car }: CarParent,
  origin: string,
  vin?: string | null,
) {
  return {
    ...car,
    vin,
    url: `${origin}/car/${encodeURIComponent(car.id)}`,
    description: description === null ? null : sanitise(description, origin),
    images: images.map((image) => exportedPicture(image, origin)),
    imperfections:
      imperfections?.map(({ text, picture }) => ({
        text,
        picture: picture && exportedPicture(picture, origin),
      })) ?? null,
    spin: spin && { ...spin, images: spin.images.map((image) => exportedPicture(image, origin)) },
  };
}

function exportedPicture({ id, path, description, group }: CarImageParent, origin: string) {
  return { id, url: origin + pictureAddress(path, PICTURE), description, group };
}

export type ExportedCar = ReturnType<typeof exportedCar>;
