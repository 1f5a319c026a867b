import { type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';

interface Props {
  /** What a tap does, for screen readers. */
  label: string;
  icon: IconNode;
  /** The path of the picture that stands there before the tap. */
  poster: string | undefined;
  /** Whether what was tapped is on its way. */
  isComing: boolean;
  /** What stands there after the tap. */
  children: ReactNode;
  /** What it is and from where it comes. */
  note: string;
  /** Where it is to be seen also without a script; undefined where it is not. */
  link?: { url: string; words: string };
  /** Called by the tap; without it, the picture itself is the link. */
  onTap?: () => void;
}

const poster =
  'relative block size-full overflow-clip focus-visible:-outline-offset-4 focus-visible:outline-picture-accent';

/** A picture with a button in its middle, in whose place the video or the turn comes after a tap. Nothing moves then. */
export function MediaStage({ label, icon, isComing, children, note, link, onTap, ...picture }: Props) {
  const shown = (
    <>
      <Picture
        path={picture.poster}
        alt=""
        sizes="(width < 48rem) 100vw, (width < 90rem) 32vw, 27rem"
        className="absolute inset-0 size-full"
      />
      <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-picture-paper/82 text-picture-ink forced-colors:border">
        <Icon node={icon} size={28} />
      </span>
    </>
  );
  return (
    <div>
      <div
        className="relative aspect-[16/10] overflow-clip rounded-picture bg-stage"
        data-waiting={isComing || undefined}
      >
        {children ||
          (onTap ? (
            <button type="button" aria-label={label} className={poster} onClick={onTap}>
              {shown}
            </button>
          ) : (
            <a
              href={link?.url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={label}
              className={poster}
            >
              {shown}
            </a>
          ))}
      </div>
      <p className="mt-2 text-sm text-ink-2 no-script:hidden">{note}</p>
      {link && (
        <a
          href={link.url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-tap items-center text-sm font-medium text-accent underline-offset-[0.28em] hover:underline"
        >
          {link.words}
        </a>
      )}
    </div>
  );
}
