import { pictureUrl } from '../../../ui/picture/pictureUrl.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { turnMessages } from './turnMessages.ts';

interface Props {
  /** The car's name. */
  name: string;
  images: readonly { id: string; path: string }[];
}

/** The pictures of a turn in a row, each a link to the large one, for browsers that cannot turn them. */
export function TurnPictures({ name, images }: Props) {
  const text = useMessages(turnMessages);
  return (
    <ul className="flex gap-3 overflow-x-auto pb-2">
      {images.map(({ id, path }, i) => (
        <li key={id} className="w-40 flex-none">
          <a href={pictureUrl(path, 1600, 'jpg')}>
            <img
              src={pictureUrl(path, 280, 'webp')}
              alt={text.turned(name, i + 1, images.length)}
              width={280}
              height={175}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
