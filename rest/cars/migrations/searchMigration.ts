import type { Store } from '../../store/Collection.ts';
import type { Migration } from '../../store/migrate.ts';
import { carStore, listedCars } from '../carStore.ts';
import { inParts } from '../../store/inParts.ts';
import { toStored } from '../storedCar.ts';

/** How many cars are written at once. */
const PART = 250;

/** Adds the words that find a car to cars that were saved before there were such words. */
export const searchMigration: Migration = {
  name: '2026-11-23 words under which cars are found',
  run: writeWords,
};

/** Writes the words again, for cars that were saved before engines were among them. */
export const engineWordsMigration: Migration = {
  name: '2026-11-25 engines among the words under which cars are found',
  run: writeWords,
};

/** Writes the words again, for cars that were saved before owners, service history and warranty were among them. */
export const claimWordsMigration: Migration = {
  name: '2026-11-27 owners, service history and warranty among the words under which cars are found',
  run: writeWords,
};

/** Writes the words again, for cars that were saved before tatweel and Arabic digits were folded in them. */
export const foldedWordsMigration: Migration = {
  name: '2026-11-28 tatweel and Arabic digits folded in the words under which cars are found',
  run: writeWords,
};

/**
 * Writes the keys of cars again, for those that were saved before cars had their place in the order of the site's list, and
 * before colours, fuels, gearboxes, markets, drives, interiors, sides of the wheel, seats and claims were filters.
 */
export const listKeysMigration: Migration = {
  name: '2026-11-29 keys of more filters, and of the order that has sold cars last',
  run: writeWords,
};

/** Writes the words again, for cars that were saved before letters were folded in them that people write for each other in Arabic. */
export const foldedLettersMigration: Migration = {
  name: '2026-11-30 Arabic letters folded in the words under which cars are found',
  run: writeWords,
};

/** There is no upsert, so a car that is withdrawn meanwhile stays withdrawn. */
async function writeWords(store: Store) {
  for await (const part of inParts(carStore(store).all(), PART)) {
    await listedCars(store).bulkWrite(
      part.map((car) => ({
        replaceOne: { filter: { _id: car._id }, replacement: toStored(car) },
      })),
    );
  }
}
