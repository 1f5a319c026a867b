import { Readable } from 'node:stream';
import type { PhotoStore } from '../../rest/photos/photoStore.ts';

/** A filled-in form of a car that is offered. */
export const anOffer = {
  manufacturer: 'Nissan',
  vehicleType: 'Patrol',
  year: '2019',
  mileage: '84,000',
  price: '145000',
  origin: 'gcc',
  emirates: 'abu dhabi',
  tradeIn: 'yes',
  fullName: 'Mariam Al Suwaidi',
  mobileNumber: '+971 50 888 9999',
  email: 'mariam@example.ae',
  description: 'One owner.\nFull service history.',
};

/** Offers a car as a browser does: the fields, then the photos, each a file name and what is in it. */
export async function sendOffer(
  url: string,
  photos: [name: string, bytes: Buffer, type?: string][] = [],
  { fields = anOffer, key, source }: { fields?: Record<string, string>; key?: string; source?: string } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes, type = 'image/jpeg'] of photos)
    form.append('images', new Blob([new Uint8Array(bytes)], { type }), name);
  const headers = { ...(key && { 'idempotency-key': key }), ...(source && { 'x-source-page': source }) };
  const response = await fetch(`${url}/api/v1/sell-car`, { method: 'POST', headers, body: form });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** The names of the stored photos, complete or not. */
export async function keptPhotos(photos: PhotoStore): Promise<string[]> {
  return photos.list('', new Date(Date.now() + 60_000));
}

/** The bytes of a stored photo. */
export async function readPhoto(photos: PhotoStore, name: string): Promise<Buffer> {
  const photo = await photos.get(name);
  return Buffer.concat((await (photo?.stream ?? Readable.from([])).toArray()) as Buffer[]);
}
