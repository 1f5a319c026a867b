import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../../../ui/control/buttonStyle.ts';
import { ProgressBar } from '../../../../ui/control/ProgressBar.tsx';
import { Skeleton } from '../../../../ui/text/Skeleton.tsx';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { draftMessages } from '../../drafts/messages.ts';
import type { PictureQueue } from '../queue/PictureQueue.ts';
import { FailedPicture } from './FailedPicture.tsx';
import { manyMessages } from './messages.ts';
import type { CarUnderWay as UnderWay } from './useCarsUnderWay.ts';

interface Props {
  under: UnderWay;
  queue: PictureQueue;
}

const small = buttonStyle('plain', 'min-h-tap! text-sm');

/** A car with how far its pictures are, and those that have failed. */
export function CarUnderWay({ under: { car, isUnknown, pictures, sent }, queue }: Props) {
  const text = useMessages(manyMessages);
  const drafts = useMessages(draftMessages);
  const place = useRef<HTMLLIElement>(null);
  const failed = pictures.filter(({ state }) => state === 'failed');
  const name = car?.name || drafts.newCar;
  const all = sent + pictures.length;

  /** Does something with the failed ones, whose buttons then go: the focus stays at the car. */
  function withFailed(keys: readonly string[], act: (key: string) => void) {
    for (const key of keys) act(key);
    place.current?.focus();
  }
  const keys = failed.map(({ key }) => key);
  const retried = failed.flatMap(({ key, fault }) => (fault === 'unread' ? [] : key));

  return (
    <li
      ref={place}
      tabIndex={-1}
      className="border-t border-line px-4 py-1 first:border-t-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
    >
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="flex min-w-0 flex-1 basis-48 flex-wrap items-baseline gap-x-3">
          {car ? (
            <Link
              to={`/cars/${encodeURIComponent(car.id)}`}
              className="inline-flex min-h-tap items-center font-medium underline-offset-[0.28em] wrap-anywhere hover:underline"
            >
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <p className="flex min-h-tap w-full items-center">
              {isUnknown ? <span>{text.unknown}</span> : <Skeleton className="w-3/5" />}
            </p>
          )}
          {car?.stockNumber && (
            <bdi dir="ltr" className="num text-ink-2">
              {car.stockNumber}
            </bdi>
          )}
        </div>
        <p className="num text-ink-2">
          {pictures.length > 0 ? text.carProgress(sent, all) : text.carAdded(sent)}
        </p>
      </div>
      {pictures.length > failed.length && (
        <ProgressBar label={name} done={sent} total={all} className="mb-2 block h-1 rounded-full" />
      )}
      {failed.length > 0 && (
        <>
          <ul className="border-t border-line">
            {failed.map((picture) => (
              <FailedPicture
                key={picture.key}
                picture={picture}
                onRetry={() => withFailed([picture.key], (key) => queue.retry(key))}
                onRemove={() => withFailed([picture.key], (key) => queue.remove(key))}
              />
            ))}
          </ul>
          {failed.length > 1 && (
            <div className="flex flex-wrap gap-x-4 border-t border-line">
              {retried.length > 0 && (
                <button
                  type="button"
                  className={small}
                  onClick={() => withFailed(retried, (key) => queue.retry(key))}
                >
                  {text.retryAll}
                </button>
              )}
              <button
                type="button"
                aria-label={text.dismissAll(name)}
                className={small}
                onClick={() => withFailed(keys, (key) => queue.remove(key))}
              >
                {text.dismissFailed}
              </button>
            </div>
          )}
        </>
      )}
    </li>
  );
}
