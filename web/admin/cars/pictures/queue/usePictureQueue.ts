import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { AddCarPictureDocument } from '../../../../generated/AddCarPicture.ts';
import type { CarPicturesFieldsFragment } from '../../../../generated/CarPicturesFields.ts';
import { StockCarPageDocument } from '../../../../generated/StockCarPage.ts';
import { sendWithProgress } from '../../../../photos/sendWithProgress.ts';
import type { SendOptions } from '../../../../photos/sendWithProgress.ts';
import { pictureNews } from './pictureNews.ts';
import { PictureQueue } from './PictureQueue.ts';
import type { SendPicture } from './QueuedPicture.ts';
import { shrink } from './shrinker.ts';

const queues = new WeakMap<ApolloClient, PictureQueue>();

/**
 * The queue of pictures of this page, and what of it is the car's. Pictures that were kept on this device go on, also those that were
 * added before the car was published.
 */
export function usePictureQueue({ id: carId, draftId }: Pick<CarPicturesFieldsFragment, 'id' | 'draftId'>) {
  const client = useApolloClient();
  const queue = queueOf(client);
  const all = useSyncExternalStore(queue.subscribe, () => queue.pictures);
  useEffect(() => void queue.resume(carId, draftId), [queue, carId, draftId]);
  const pictures = all.filter((picture) => picture.carId === carId);
  const isSending = pictures.some(({ state }) => state !== 'failed');
  const wasSending = useRef(false);
  useEffect(() => {
    // Four answers at once may arrive in another order than they were made: at the end, the car is read as it is.
    if (wasSending.current && !isSending) void client.refetchQueries({ include: [StockCarPageDocument] });
    wasSending.current = isSending;
  }, [client, isSending]);
  return {
    queue,
    pictures,
    sent: queue.sent.get(carId) ?? 0,
  };
}

/** The queue whose pictures a client sends. */
export function queueOf(client: ApolloClient): PictureQueue {
  const known = queues.get(client);
  if (known) return known;
  const made = new PictureQueue({ send: senderOf(client), shrink });
  made.subscribe(() => pictureNews.tell(made));
  queues.set(client, made);
  return made;
}

function senderOf(client: ApolloClient): SendPicture {
  return async ({ carId: id, batch, place, name, jpeg }, onProgress, signal) => {
    const file = new File(
      [jpeg],
      `${
        name
          .split('/')
          .at(-1)
          ?.replace(/\.\w+$/, '') || 'picture'
      }.jpg`,
      {
        type: 'image/jpeg',
      },
    );
    const options: SendOptions = {
      signal,
      send: (address, given = {}) => sendWithProgress(address, given, onProgress),
    };
    const { data, error } = await client
      .mutate({
        mutation: AddCarPictureDocument,
        variables: { input: { id, batch, place, name: name.slice(-500) }, picture: file },
        context: { fetchOptions: options },
        errorPolicy: 'all',
      })
      .catch((reason: unknown) => ({ data: undefined, error: reason }));
    const payload = data?.addCarPicture;
    if (payload?.userErrors.length === 0) return undefined;
    const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
    const isRefused =
      first?.extensions?.code === 'FORBIDDEN' || first?.extensions?.code === 'PAYLOAD_TOO_LARGE';
    if (!payload && !isRefused) return 'unsent';
    const sentences = payload?.userErrors.map(({ message }) => message) ?? [];
    return { sentence: sentences.join(' ') || (first?.message ?? '') };
  };
}
