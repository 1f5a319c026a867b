import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import type { CarStore } from '../../cars/carStore.ts';
import type { PictureSource, WantedPictures } from './importPictures.ts';
import type { PhotoFile } from './photoFiles.ts';
import type { PictureFetcher } from './PictureFetcher.ts';
import { stockNumberFinder } from './stockNumberOf.ts';

/** How many photos are read at once: each may take 15 MB of memory. */
const FILES_AT_ONCE = 4;

/** A row of a file with the addresses of its car's pictures. */
export interface RowAddresses {
  carId: string;
  line: number;
  addresses: string[];
}

/** The pictures that the rows of a file name. */
export function picturesOfRows(rows: RowAddresses[], fetcher: PictureFetcher): WantedPictures[] {
  return rows.map(({ carId, line, addresses }) => ({
    carId,
    label: `line ${line}`,
    sources: () =>
      addresses.map((address) => ({
        key: address,
        fileName: fileNameOf(address),
        read: (use) => fetcher.fetch(address, use),
      })),
  }));
}

/** The name of the file at an address of a picture. */
export function fileNameOf(address: string): string {
  return new URL(address).pathname.split('/').at(-1) || 'picture';
}

/** The pictures of imported cars among `files`, and (`strange`) the names of the files that belong to none of them. */
export async function picturesOfFiles(
  files: PhotoFile[],
  cars: CarStore,
): Promise<{ wanted: WantedPictures[]; strange: string[] }> {
  const idOf = new Map<string, string>();
  for await (const { importedAs, _id } of cars.imported()) if (importedAs) idOf.set(importedAs, _id);
  const findStockNumber = stockNumberFinder(idOf.keys());
  const filesOf = new Map<string, PhotoFile[]>();
  const strange: string[] = [];
  for (const file of files) {
    const number = findStockNumber(file.name);
    if (number === undefined) strange.push(file.name);
    else filesOf.set(number, [...(filesOf.get(number) ?? []), file]);
  }
  const queue = new PQueue({ concurrency: FILES_AT_ONCE });
  const wanted = [...filesOf].map(([number, own]) => ({
    carId: idOf.get(number)!,
    label: number,
    sources: () => Promise.all(own.map((file) => sourceOf(file, queue))),
  }));
  return { wanted, strange };
}

/** The bytes of a file identify its picture, not the name: dealers store better photos under the old names. */
async function sourceOf(file: PhotoFile, queue: PQueue): Promise<PictureSource> {
  const key = await queue.add(async () =>
    file.read().then(
      (bytes) => createHash('sha256').update(bytes).digest('hex'),
      // It will fail again when it is imported, and is reported there.
      () => file.name,
    ),
  );
  return {
    key,
    fileName: file.name.split('/').at(-1) ?? file.name,
    read: (use) => queue.add(async () => use(await file.read())),
  };
}
