import { clsx } from 'clsx';
import { ImagePlus } from 'lucide';
import { type ChangeEvent, useId, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import type { Photo } from './Photo.ts';
import { type Refusal, withFiles } from './photoList.ts';
import { photoMessages } from './photoMessages.ts';

interface Props {
  photos: readonly Photo[];
  onChange: (photos: Photo[]) => void;
  /** The server's errors about the photos; each sentence names its file. */
  errors: readonly string[];
}

/** The field for photos: visitors add, order and remove them. The first one is the cover. */
export function PhotoPicker({ photos, onChange, errors }: Props) {
  const text = useMessages(photoMessages);
  const id = useId();
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const [news, setNews] = useState('');
  const ofNoPhoto = errors.filter((error) => !photos.some(({ name }) => error.includes(name)));

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = withFiles(photos, [...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
    setRefusals(chosen.refusals);
    setNews(text.added(chosen.photos.length - photos.length, chosen.photos.length));
    onChange(chosen.photos);
  }

  function change(changed: Photo[], said: string) {
    setRefusals([]);
    setNews(said);
    onChange(changed);
  }

  const some = photos.length > 0;
  return (
    <fieldset className="min-w-0">
      <legend className="float-start mb-2 text-sm font-[550]">{text.photos}</legend>
      {some && <p className="num float-end text-sm text-ink-3">{text.count(photos.length)}</p>}
      <p id={`${id}-hint`} className="clear-both mb-4 text-sm text-ink-2">
        {text.hint}
      </p>
      <PhotoGrid photos={photos} onChange={change} errors={errors}>
        <label
          className={clsx(
            'relative flex flex-col items-center justify-center gap-1 rounded-picture border border-dashed border-line-2 p-4 text-center transition-colors duration-quick',
            'hover:border-accent hover:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
            some ? 'aspect-4/3' : 'min-h-40',
          )}
        >
          <Icon node={ImagePlus} size={24} strokeWidth={1.25} className="text-accent" />
          <span className="font-[550] text-accent">{some ? text.addMore : text.add}</span>
          {!some && <span className="text-sm text-ink-3 pointer-coarse:hidden">{text.orDrop}</span>}
          {/* It fills the area invisibly, so that files can be dropped on it without any code. */}
          <input
            type="file"
            accept=".jpg,.png,.jpeg"
            multiple
            aria-label={text.add}
            aria-describedby={`${id}-hint`}
            onChange={choose}
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
          />
        </label>
      </PhotoGrid>
      <div role="alert" className="text-sm text-danger">
        {[...text.refused(refusals), ...ofNoPhoto].map((sentence) => (
          <p key={sentence} className="mt-3">
            {sentence}
          </p>
        ))}
      </div>
      <output className="sr-only">{news}</output>
    </fieldset>
  );
}
