import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { CarsForPicturesDocument, useCarsForPicturesQuery } from '../../../../generated/CarsForPictures.ts';
import type { PicturedCarFieldsFragment } from '../../../../generated/PicturedCarFields.ts';
import { useRecount } from '../../useRecount.ts';
import type { QueuedPicture } from '../queue/QueuedPicture.ts';
import { queueOf } from '../queue/usePictureQueue.ts';

/** A car with pictures that are on their way to it, or were sent in this visit. */
export interface CarUnderWay {
  id: string;
  /** Undefined while it is not loaded, or if it is unknown. */
  car: PicturedCarFieldsFragment | undefined;
  /** Whether it could not be loaded, or does not exist any more. */
  isUnknown: boolean;
  pictures: readonly QueuedPicture[];
  sent: number;
}

/** The queue of pictures, and its cars. Pictures that were kept on this device go on, of all cars. */
export function useCarsUnderWay() {
  const client = useApolloClient();
  const queue = queueOf(client);
  const all = useSyncExternalStore(queue.subscribe, () => queue.pictures);
  const recount = useRecount();
  useEffect(() => {
    void queue.resume();
    // Whoever comes back later sees what is new.
    return () => queue.forgetSent();
  }, [queue]);
  const ids = [...new Set([...queue.sent.keys(), ...all.map(({ carId }) => carId)])].filter(
    (id) => queue.sent.get(id) || all.some(({ carId }) => carId === id),
  );
  const { data, previousData, error } = useCarsForPicturesQuery({
    variables: { ids },
    skip: ids.length === 0,
  });
  const answer = data ?? previousData;
  const isSending = all.some(({ state }) => state !== 'failed' && state !== 'kept');
  const wasSending = useRef(false);
  useEffect(() => {
    // Four answers at once may arrive in another order than they were made: at the end, the cars are read as they are.
    if (wasSending.current && !isSending) {
      void client.refetchQueries({ include: [CarsForPicturesDocument] });
      recount();
    }
    wasSending.current = isSending;
  });
  useEffect(() => {
    for (const { draftId, car } of data?.carsForPictures ?? []) {
      if (draftId !== null && draftId !== car.id) queue.follow(draftId, car.id);
    }
  }, [queue, data]);
  const cars = ids.map((id): CarUnderWay => {
    const found = answer?.carsForPictures.find(({ car, draftId }) => car.id === id || draftId === id);
    return {
      ...{ id, car: found?.car, isUnknown: !found && Boolean(data ?? error) },
      sent: queue.sent.get(id) ?? 0,
      pictures: all.filter(({ carId }) => carId === id),
    };
  });
  return { queue, cars, isSending };
}
