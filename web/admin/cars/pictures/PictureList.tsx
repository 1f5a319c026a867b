import type { StockPictureFieldsFragment } from '../../../generated/StockPictureFields.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pictureMessages } from './messages.ts';

export const gridStyle =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-3 gap-y-4 md:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]';

/** The pictures of a car, for whoever may not change them. */
export function PictureList({ pictures }: { pictures: readonly StockPictureFieldsFragment[] }) {
  const text = useMessages(pictureMessages);
  if (pictures.length === 0) return <p className="text-sm text-ink-2">{text.none}</p>;
  return (
    <ul aria-label={text.list} className={gridStyle}>
      {pictures.map(({ id, path, description }, at) => (
        <li key={id} className="aspect-4/3 overflow-clip rounded-picture bg-stage">
          <Picture
            path={path}
            alt={description ?? text.picture(at + 1)}
            sizes="12rem"
            className="size-full"
          />
        </li>
      ))}
    </ul>
  );
}
