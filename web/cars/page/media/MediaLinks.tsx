import { type IconNode, Play, Rotate3d } from 'lucide';
import type { CarMediaFragment } from '../../../generated/CarMedia.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { carMediaMessages } from './messages.ts';

/** The id of the section with the video and the turn. */
export const MEDIA = 'media';

/** Stands on the pictures: the links to the video and to the turn, which are further down. */
export function MediaLinks({ car: { video, spin } }: { car: CarMediaFragment }) {
  const text = useMessages(carMediaMessages);
  const links: [label: string, icon: IconNode, isThere: boolean][] = [
    [text.video, Play, video !== null],
    [text.spin, Rotate3d, spin !== null],
  ];
  return (
    <div className="absolute start-4 top-0 mt-4 flex gap-2 print:hidden">
      {links.map(
        ([label, icon, isThere]) =>
          isThere && (
            <a
              key={label}
              href={`#${MEDIA}`}
              className="inline-flex min-h-tap items-center gap-2 rounded-control bg-picture-paper/82 px-3 text-sm font-medium text-picture-ink hover:bg-picture-paper forced-colors:border"
            >
              <Icon node={icon} size={18} />
              <span>{label}</span>
            </a>
          ),
      )}
    </div>
  );
}
