import { clsx } from 'clsx';
import { Heart } from 'lucide';
import { IconButton } from '../../ui/control/IconButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { addFavourite, type Favourite, removeFavourite, useFavourites } from './favourites.ts';
import { actionMessages } from './messages.ts';

interface Props {
  /** The car's id and name. */
  id: string;
  name: string;
  /** Makes the object that is stored. */
  favourite: () => Favourite;
  className?: string;
}

/** Adds a car to the favourites, or removes it. */
export function HeartButton({ id, name, favourite, className }: Props) {
  const text = useMessages(actionMessages);
  const saved = useFavourites().some(({ _id }) => _id === id);
  return (
    <IconButton
      label={saved ? text.unsave(name) : text.save(name)}
      data-other-label={saved ? text.save(name) : text.unsave(name)}
      data-save={id}
      aria-pressed={saved}
      onClick={() => (saved ? removeFavourite(id) : addFavourite(favourite()))}
      className={clsx(
        'bg-picture-paper/60 bg-clip-content p-1 text-picture-ink no-script:hidden hover:bg-picture-paper/85 aria-pressed:text-picture-accent aria-pressed:[&_svg]:fill-current',
        className,
      )}
    >
      <Icon node={Heart} />
    </IconButton>
  );
}
