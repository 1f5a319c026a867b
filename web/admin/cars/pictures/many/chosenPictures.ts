import type { ApolloClient } from '@apollo/client';
import { useSyncExternalStore } from 'react';
import { CarsForPicturesDocument } from '../../../../generated/CarsForPictures.ts';
import { pictureFiles } from '../queue/pictureFiles.ts';
import type { PictureFile } from '../queue/QueuedPicture.ts';
import { type NamesTable, namesTable, partsOf } from './namesTable.ts';

/** What came of the last choice of files. */
export type ChosenPictures =
  | { state: 'none' | 'reading' | 'badZip' | 'noFiles' }
  /** The cars could not be looked for; `retry` tries again. */
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'found'; table: NamesTable };

/** How many parts of names are asked for at once: an operation may have 128 kB. */
const PARTS_AT_ONCE = 1_000;

const listeners = new Set<() => void>();
let now: ChosenPictures = { state: 'none' };
/** Counts the choices: the answer to an earlier one comes too late. */
let choice = 0;

function set(chosen: ChosenPictures) {
  now = chosen;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** The pictures for many cars that somebody has chosen and not sent. They stay while the pages of the back office change. */
export const chosenPictures = {
  now: () => now,
  use: () => useSyncExternalStore(subscribe, chosenPictures.now),

  /** Takes files, and looks for their cars. */
  async choose(client: ApolloClient, files: readonly File[]) {
    choice += 1;
    const own = choice;
    set({ state: 'reading' });
    const pictures = await pictureFiles(files).catch(() => undefined);
    if (own !== choice) return;
    if (!pictures) set({ state: 'badZip' });
    else if (pictures.length === 0) set({ state: 'noFiles' });
    else await lookUp(client, pictures, own);
  },

  /** Forgets them. */
  clear() {
    choice += 1;
    set({ state: 'none' });
  },
};

async function lookUp(client: ApolloClient, files: readonly PictureFile[], own: number) {
  set({ state: 'reading' });
  const chosen = await carsOf(client, partsOf(files)).then(
    (cars): ChosenPictures => ({ state: 'found', table: namesTable(files, cars) }),
    (error: unknown): ChosenPictures => ({
      ...{ state: 'failed', error },
      retry: () => void lookUp(client, files, own),
    }),
  );
  if (own === choice) set(chosen);
}

/** The cars whose stock numbers begin parts of names, each once. */
async function carsOf(client: ApolloClient, parts: readonly string[]) {
  const found = new Map<string, NamesTable['cars'][number]['car']>();
  for (let from = 0; from < parts.length; from += PARTS_AT_ONCE) {
    const { data } = await client.query({
      query: CarsForPicturesDocument,
      variables: { names: parts.slice(from, from + PARTS_AT_ONCE) },
      // They are looked at once, and the names are no key for the cache.
      fetchPolicy: 'no-cache',
    });
    for (const { car } of data?.carsForPictures ?? []) found.set(car.id, car);
  }
  return [...found.values()];
}
