import { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../ui/text/useMessages.ts';
import { isWholePhoto } from '../photos/isWholePhoto.ts';
import { LARGEST_PHOTO } from '../../rest/photos/photoLimits.ts';
import { photoMessages } from './photoMessages.ts';

interface Props {
  file: Promise<File>;
  alt: string;
}

/** A photo as it will be sent, once it is ready. Fills its parent. */
export function PhotoPreview({ file: coming, alt }: Props) {
  const text = useMessages(photoMessages);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<'damaged' | 'tooLarge'>();

  useEffect(() => {
    let wanted = true;
    void coming.then(async (arrived) => {
      const tooLarge = arrived.size > LARGEST_PHOTO;
      const whole = tooLarge || (await isWholePhoto(arrived));
      if (!wanted) return;
      setFile(arrived);
      setFault(tooLarge ? 'tooLarge' : whole ? undefined : 'damaged');
    });
    return () => {
      wanted = false;
    };
  }, [coming]);

  const show = useCallback(
    (img: HTMLImageElement) => {
      img.src = URL.createObjectURL(file!);
      return () => URL.revokeObjectURL(img.src);
    },
    [file],
  );

  if (!file) {
    return (
      <p className="absolute inset-0 grid animate-pulse place-items-center text-sm text-ink-2 motion-reduce:animate-none">
        {text.preparing}
      </p>
    );
  }
  return (
    <>
      {!fault && (
        <img
          ref={show}
          alt={alt}
          draggable={false}
          onError={() => setFault('damaged')}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {fault && (
        <p role="alert" data-fault className="absolute inset-x-0 bottom-0 bg-danger p-2 text-xs text-paper">
          {text[fault]}
        </p>
      )}
    </>
  );
}
