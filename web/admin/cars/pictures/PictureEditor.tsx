import { useState } from 'react';
import type { CarPicturesFieldsFragment } from '../../../generated/CarPicturesFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { AddPictures } from './AddPictures.tsx';
import { pictureMessages } from './messages.ts';
import { PictureGrid } from './PictureGrid.tsx';
import { usePictureQueue } from './queue/usePictureQueue.ts';
import { SheetPictures } from './SheetPictures.tsx';
import { usePictures } from './usePictures.ts';

export interface PictureEditorProps {
  car: CarPicturesFieldsFragment;
  /** Whether the car was never published. */
  isNew: boolean;
}

/** The pictures of a car with all that editors do with them, and those on their way to it. */
export function PictureEditor({ car, isNew }: PictureEditorProps) {
  const text = useMessages(pictureMessages);
  const own = usePictures(car);
  const { queue, pictures: queued, sent } = usePictureQueue(car);
  const [news, setNews] = useState('');
  const failed = queued.filter(({ state }) => state === 'failed').length;
  const isOnItsWay = queued.length > failed;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {car.sheetPictures && (
        <SheetPictures
          sheet={car.sheetPictures}
          busy={own.busy}
          onTake={() => void own.takeSheet()}
          onKeep={own.keepMine}
        />
      )}
      <AddPictures onFiles={(files) => void queue.add(car.id, files)} />
      <output className="num block text-sm font-[550] empty:hidden">
        {isOnItsWay
          ? text.progress(sent, sent + queued.length)
          : sent > 0 && (isNew ? text.addedToNew(sent) : text.added(sent))}
      </output>
      {failed > 0 && (
        <p role="alert" className="text-sm font-[550] text-danger">
          {text.failed(failed)}
        </p>
      )}
      <PictureGrid own={own} queued={queued} queue={queue} onNews={setNews} />
      <output className="sr-only">{news}</output>
    </div>
  );
}
