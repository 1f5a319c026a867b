import { UserRound } from 'lucide';
import { Icon } from '../../../ui/Icon.tsx';
import { pictureUrl } from '../../../ui/picture/pictureUrl.ts';

/** A portrait as the site shows it; without one, the outline of a person. `picture`: its path. */
export function PictureValue({ picture }: { picture: string }) {
  return picture ? (
    <img
      src={pictureUrl(picture, 280, 'webp')}
      alt=""
      width={64}
      height={64}
      className="size-16 flex-none rounded-full bg-paper-2 object-cover"
    />
  ) : (
    <span className="grid size-16 flex-none place-items-center rounded-full bg-paper-2 text-ink-3">
      <Icon node={UserRound} size={24} />
    </span>
  );
}
