import { isDeepStrictEqual } from 'node:util';
import { carStore } from '../../cars/carStore.ts';
import { sheetPictures } from '../../cars/picturesOfCar.ts';
import type { Store } from '../../store/Collection.ts';
import { inParts } from '../../store/inParts.ts';
import { stableId } from '../../store/stableId.ts';
import type { PictureAddress } from './readAddresses.ts';

/** How many cars are looked up at once. */
const PART = 500;

/** The id of a picture of a car whose source has this key, such as its address. */
export function pictureId(carId: string, key: string): string {
  return stableId('photo', `${carId} ${key}`);
}

/** What a dealer reads of a car whose pictures stay as a person has changed them; `label`: its name in the report. */
export function keptPictures(label: string): string {
  return `${label}: the file has other pictures, yours stay. The page of the car offers them.`;
}

/** A sentence for each row that names other pictures than the last file, of a car whose pictures a person has changed. */
export async function picturesToKeep(
  rows: readonly { carId: string; line: number; addresses: PictureAddress[] }[],
  store: Store,
): Promise<string[]> {
  const sentences: string[] = [];
  for await (const part of inParts(rows, PART)) {
    const cars = await carStore(store).byIds(part.map(({ carId }) => carId));
    const known = new Map(cars.map((car) => [car._id, car]));
    for (const { carId, line, addresses } of part) {
      const car = known.get(carId);
      if (!car?.overrides?.images || addresses.length === 0) continue;
      const ids = new Set(addresses.map(({ address }) => pictureId(carId, address)));
      const before = sheetPictures(car).map(({ _id }) => _id);
      if (!isDeepStrictEqual([...ids], before)) sentences.push(keptPictures(`line ${line}`));
    }
  }
  return sentences;
}
