import { drawnSmaller } from '../../../../photos/drawnSmaller.ts';

/** What the page asks of this worker, and what it answers; without a picture, the browser cannot draw it. */
export interface ShrinkRequest {
  id: number;
  photo: Blob;
}
export interface ShrinkAnswer {
  id: number;
  jpeg?: Blob;
  isTooLarge?: boolean;
}

self.addEventListener('message', ({ data }: MessageEvent<ShrinkRequest>) => void answer(data));

async function answer({ id, photo }: ShrinkRequest) {
  const made: ShrinkAnswer = await drawnSmaller(photo).then(
    (jpeg) => ({ id, jpeg }),
    (error: unknown) => ({ id, isTooLarge: error instanceof RangeError }),
  );
  self.postMessage(made);
}
