import { clsx } from 'clsx';
import { Heart } from 'lucide';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { iconButtonStyle } from '../ui/control/IconButton.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { useFavourites } from '../cars/actions/favourites.ts';
import { Icon } from '../ui/Icon.tsx';
import { favouriteMessages } from './messages.ts';

/** A link to the favourites, with their number if there are any. */
export function GarageLink({ className }: { className?: string }) {
  const text = useMessages(favouriteMessages);
  const count = useFavourites().length;
  return (
    <Link
      to={paths.likes}
      aria-label={count > 0 ? text.garageWith(count) : text.garage}
      className={clsx(iconButtonStyle, className)}
    >
      <Icon node={Heart} />
      {/* `web/delivery` may set it before hydration. */}
      <span
        suppressHydrationWarning
        hidden={count === 0}
        data-saved-count
        data-testid="garage-count"
        className="num absolute end-0 top-[0.1rem] grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-semibold text-on-accent"
      >
        {count}
      </span>
    </Link>
  );
}
