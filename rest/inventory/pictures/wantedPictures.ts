import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import { pictureGroups } from '../../cars/car.ts';
import type { CarStore } from '../../cars/carStore.ts';
import { groupOfName } from './groupOfName.ts';
import type { PictureSource, WantedPictures } from './importPictures.ts';
import type { PhotoFile } from './photoFiles.ts';
import type { PictureFetcher } from './PictureFetcher.ts';
import type { PictureAddress } from './readAddresses.ts';
import { stockNumberFinder } from '../../../text/stockNumberFinder.ts';

/** How many photos are read at once: each may take 15 MB of memory. */
const FILES_AT_ONCE = 4;

/** A row of a file with the addresses of its car's pictures. */
export interface RowAddresses {
  carId: string;
  line: number;
  addresses: PictureAddress[];
  /** The addresses of the pictures of one whole turn, in their order. */
  turn: string[];
}

/** The pictures that the rows of a file name. */
export function picturesOfRows(rows: RowAddresses[], fetcher: PictureFetcher): WantedPictures[] {
  const sourceAt = (address: string, place: PictureSource['place']): PictureSource => ({
    key: address,
    fileName: fileNameOf(address),
    place,
    read: (use) => fetcher.fetch(address, use),
  });
  return rows.map(({ carId, line, addresses, turn }) => ({
    carId,
    label: `line ${line}`,
    sources: () => [
      ...addresses.map(({ address, group }) => sourceAt(address, group)),
      ...turn.map((address) => sourceAt(address, 'turn')),
    ],
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
    sources: () => Promise.all(outsideFirst(own).map((file) => sourceOf(file, number, queue))),
  }));
  return { wanted, strange };
}

/** The bytes of a file identify its picture, not the name: dealers store better photos under the old names. */
async function sourceOf(file: PhotoFile, number: string, queue: PQueue): Promise<PictureSource> {
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
    place: placeOf(file.name, number),
    read: (use) => queue.add(async () => use(await file.read())),
  };
}

/** Folders stand in the order of their names: the first picture of a car shall not be one of its `details`. */
function outsideFirst(files: PhotoFile[]): PhotoFile[] {
  const rank = ({ name }: PhotoFile) => {
    const group = groupOfName(`${name.split('/').slice(0, -1).at(-1) ?? ''}/`);
    return group === null ? 0 : pictureGroups.indexOf(group);
  };
  return files.toSorted((a, b) => rank(a) - rank(b));
}

/** A folder of pictures of a whole turn: `A-17/360/01.jpg`. */
const turnFolder = /^(?:360|360[ _-]?(?:view|spin|images?|photos?)|spin|turntable)$/i;

/** Where a picture stands at its car, by its path. The stock number is no word of it. */
function placeOf(name: string, number: string): PictureSource['place'] {
  const folders = name.split('/').slice(0, -1);
  if (folders.some((folder) => turnFolder.test(folder) && folder !== number)) return 'turn';
  return groupOfName(name.toLowerCase().replaceAll(number.toLowerCase(), ' '));
}
