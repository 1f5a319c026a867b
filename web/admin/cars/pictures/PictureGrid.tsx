import { useEffect, useRef, useState } from 'react';
import type { StockPictureFieldsFragment } from '../../../generated/StockPictureFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pictureMessages } from './messages.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { gridStyle } from './PictureList.tsx';
import { PictureTile } from './PictureTile.tsx';
import { QueuedTile } from './QueuedTile.tsx';
import type { PictureQueue } from './queue/PictureQueue.ts';
import type { QueuedPicture } from './queue/QueuedPicture.ts';
import type { usePictures } from './usePictures.ts';

interface Props {
  own: ReturnType<typeof usePictures>;
  queued: readonly QueuedPicture[];
  queue: PictureQueue;
  /** Called with a sentence for screen readers. */
  onNews: (sentence: string) => void;
}

/** The pictures of a car, and behind them those on their way to it. Put in order by dragging, by the buttons of each, or by a number. */
export function PictureGrid({ own, queued, queue, onNews }: Props) {
  const text = useMessages(pictureMessages);
  const { pictures } = own;
  const [opened, setOpened] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string>(undefined);
  useEffect(() => {
    if (!focused.current) return;
    list.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = undefined;
  });
  const open = pictures.findIndex(({ id }) => id === opened);
  const shown = pictures[open];

  function move(picture: StockPictureFieldsFragment, to: number, action?: string) {
    if (to < 0 || to >= pictures.length) return;
    // A button that moves with its picture keeps the focus.
    if (action) focused.current = `[data-picture="${CSS.escape(picture.id)}"] [data-action="${action}"]`;
    own.move(picture, to);
    onNews(text.nowAt(to + 1, pictures.length));
  }

  function remove(picture: StockPictureFieldsFragment, at: number) {
    const next = pictures[at + 1] ?? pictures[at - 1];
    setOpened(undefined);
    void own.remove(picture).then(() => {
      const place = next && `[data-picture="${CSS.escape(next.id)}"] [data-action="more"]`;
      list.current?.querySelector<HTMLElement>(place ?? '[data-action]')?.focus();
    });
  }

  if (pictures.length === 0 && queued.length === 0) {
    return <p className="text-sm text-ink-2">{text.none}</p>;
  }
  return (
    <>
      <ul ref={list} aria-label={text.list} className={gridStyle}>
        {pictures.map((picture, at) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            place={at + 1}
            isLast={at === pictures.length - 1}
            onMove={(to, action) => move(picture, to, action)}
            onDropped={(id) => {
              const dropped = pictures.find((other) => other.id === id);
              if (dropped && dropped.id !== picture.id) move(dropped, at);
            }}
            onOpen={() => setOpened(picture.id)}
          />
        ))}
        {queued.map((picture) => (
          <QueuedTile
            key={picture.key}
            picture={picture}
            onRetry={() => queue.retry(picture.key)}
            onRemove={() => queue.remove(picture.key)}
          />
        ))}
      </ul>
      {shown && (
        <PictureDialog
          key={shown.id}
          picture={shown}
          place={open + 1}
          count={pictures.length}
          onClose={() => setOpened(undefined)}
          onMove={(to) => move(shown, to)}
          onDescribe={(said) => own.describe(shown, said)}
          onTurn={(turn) => void own.turn(shown, turn)}
          onRemove={() => remove(shown, open)}
        />
      )}
    </>
  );
}
