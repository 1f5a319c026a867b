import { useRef, useState } from 'react';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { recordMessages } from './messages.ts';
import { PhotoViewer } from './PhotoViewer.tsx';
import { usePhoto } from './usePhoto.ts';

/** The photos of a car that was offered; a tap shows one large. */
export function Photos({ id, names }: { id: string; names: readonly string[] }) {
  const text = useMessages(recordMessages);
  const [shown, setShown] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} aria-label={text.photos} className="mt-4 grid grid-cols-3 gap-2 md:grid-cols-5">
        {names.map((name, i) => (
          <li key={name}>
            <button
              type="button"
              aria-label={text.photo(i + 1, names.length)}
              className="block aspect-4/3 w-full overflow-clip rounded-picture bg-stage"
              onClick={() => setShown(i)}
            >
              <Thumbnail id={id} name={name} />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <PhotoViewer id={id} names={names} first={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

function Thumbnail({ id, name }: { id: string; name: string }) {
  const { url } = usePhoto(id, name);
  return url ? <img src={url} alt="" className="size-full object-cover" /> : null;
}
