import { Pause, Play } from 'lucide';
import { type CSSProperties, useDeferredValue, useState } from 'react';
import { constants } from '../constants.ts';
import type { LogoStripFragment } from '../generated/LogoStrip.ts';
import { IconButton } from '../ui/control/IconButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { logoUrl } from '../ui/picture/pictureUrl.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import './logoStrip.css';
import { homeMessages } from './messages.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';

type Logos = readonly LogoStripFragment[];

/** How many logos fill the widest page at any font size. */
const ENOUGH = 16;

/**
 * The moving logos of the makes. With reduced motion, they are in a row that visitors scroll; where there are none, there
 * is no strip.
 */
export function LogoStrip({ logos }: { logos: Logos }) {
  const text = useMessages(homeMessages);
  // The moving row has many pictures: its deferred rendering does not block the visitor's input.
  const moving = useDeferredValue(useMotionAllowed());
  if (logos.length === 0) return null;
  return (
    <section aria-label={text.brands} className="border-y border-line py-6">
      <div className="wrap flex min-h-12 items-center gap-4 md:gap-6">
        {moving ? <MovingLogos logos={logos} /> : <StillLogos logos={logos} />}
      </div>
    </section>
  );
}

function MovingLogos({ logos }: { logos: Logos }) {
  const text = useMessages(homeMessages);
  const [playing, setPlaying] = useState(true);
  const icon = playing ? Pause : Play;
  // One copy moves out while the others fill the strip.
  const copies = 1 + Math.ceil(ENOUGH / logos.length);
  const style = { '--logos': logos.length, '--speed': constants.marqueeSpeed } as CSSProperties;
  return (
    <>
      {/* The moving row repeats the logos; screen readers get their names once. */}
      <p className="sr-only">{logos.flatMap(({ name }) => name ?? []).join(', ')}</p>
      <div
        dir="ltr"
        aria-hidden
        className="min-w-0 flex-1 overflow-clip mask-[linear-gradient(90deg,transparent,#000_2rem_calc(100%-2rem),transparent)] md:mask-[linear-gradient(90deg,transparent,#000_6rem_calc(100%-6rem),transparent)]"
      >
        <div className="logo-strip-row" data-testid="moving-logos" data-playing={playing} style={style}>
          {Array.from({ length: copies }, (_, copy) =>
            logos.map((logo) => <LogoPicture key={`${copy} ${logo.path}`} logo={logo} />),
          )}
        </div>
      </div>
      <IconButton label={playing ? text.pauseBrands : text.playBrands} onClick={() => setPlaying(!playing)}>
        <Icon node={icon} />
      </IconButton>
    </>
  );
}

function StillLogos({ logos }: { logos: Logos }) {
  const text = useMessages(homeMessages);
  return (
    // The keyboard must reach a row that scrolls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" tabIndex={0} aria-label={text.brands} className="min-w-0 flex-1 overflow-x-auto">
      <ul dir="ltr" className="flex w-max">
        {logos.map((logo) => (
          <li key={logo.path} className="px-5 md:px-8">
            <LogoPicture logo={logo} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function LogoPicture({ logo: { name, path } }: { logo: LogoStripFragment }) {
  return (
    <img
      src={logoUrl(path)}
      alt={name ?? ''}
      width={120}
      height={48}
      loading="lazy"
      className="h-12 w-30 max-w-none object-contain"
    />
  );
}
