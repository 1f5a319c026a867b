import { drawnSmaller } from '../../../../photos/drawnSmaller.ts';
import { isWholePhoto } from '../../../../photos/isWholePhoto.ts';
import type { Fault } from './QueuedPicture.ts';
import type { ShrinkAnswer, ShrinkRequest } from './shrinkWorker.ts';
import { startWorker } from './startWorker.ts';

/** The most bytes of a file that is read at all: no camera makes larger photos. */
const LARGEST_FILE = 100 * 1024 * 1024;

/** Null where there is none. */
let worker: Worker | null | undefined;
let asked = 0;

/** A photo as a JPEG of at most 2000 pixels a side, made in a worker where the browser has one, or why there is none. */
export async function shrink(name: string, photo: Blob): Promise<Blob | Fault> {
  if (photo.size > LARGEST_FILE) return 'tooLarge';
  if (!(await isWholePhoto(photo))) return 'damaged';
  if (worker === undefined) worker = startWorker() ?? null;
  const { jpeg, isTooLarge } = worker ? await askWorker(worker, photo) : await drawHere(photo);
  if (jpeg) return jpeg;
  if (isTooLarge) return 'tooLarge';
  return (await isHeic(name, photo)) ? 'heic' : 'damaged';
}

function askWorker(running: Worker, photo: Blob): Promise<Omit<ShrinkAnswer, 'id'>> {
  const id = (asked += 1);
  return new Promise((resolve) => {
    const end = new AbortController();
    const give = (answer: Omit<ShrinkAnswer, 'id'>) => {
      end.abort();
      resolve(answer);
    };
    const { signal } = end;
    running.addEventListener(
      'message',
      ({ data }: MessageEvent<ShrinkAnswer>) => data.id === id && give(data),
      { signal },
    );
    running.addEventListener(
      'error',
      () => {
        // Its script could not be loaded, or it has run out of memory.
        running.terminate();
        worker = null;
        void drawHere(photo).then(give);
      },
      { signal },
    );
    running.postMessage({ id, photo } satisfies ShrinkRequest);
  });
}

async function drawHere(photo: Blob): Promise<Omit<ShrinkAnswer, 'id'>> {
  return drawnSmaller(photo).then(
    (jpeg) => ({ jpeg }),
    (error: unknown) => ({ isTooLarge: error instanceof RangeError }),
  );
}

/** Whether a file is a HEIC photo, as iPhones make them; some are called JPEG. */
async function isHeic(name: string, photo: Blob): Promise<boolean> {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(photo.type)) return true;
  const start = new TextDecoder('latin1').decode(await photo.slice(4, 12).arrayBuffer());
  return /^ftyp(hei|hev|mif1|msf1)/.test(start);
}
