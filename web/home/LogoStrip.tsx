import { Pause, Play } from 'lucide';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { constants } from '../dealer/constants.ts';
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
 * The moving logos of the makes. With reduced motion, and without a script, they are in a row that visitors scroll
 * (`logoStrip.css`); where there are none, there is no strip.
 */
export function LogoStrip({ logos }: { logos: Logos }) {
  const text = useMessages(homeMessages);
  const [playing, setPlaying] = useState(true);
  if (logos.length === 0) return null;
  // One copy moves out while the others fill the strip.
  const copies = Math.ceil(ENOUGH / logos.length);
  const style = { '--logos': logos.length, '--speed': constants.marqueeSpeed } as CSSProperties;
  return (
    <section aria-label={text.brands} className="content-auto border-y border-line py-6 [--height:3rem]">
      <div className="wrap flex min-h-12 items-center gap-4 md:gap-6">
        <Viewport>
          <div className="logo-strip-row" data-testid="moving-logos" data-playing={playing} style={style}>
            <Row logos={logos} />
            {Array.from({ length: copies }, (_, copy) => (
              <Row key={copy} logos={logos} isCopy />
            ))}
          </div>
        </Viewport>
        <IconButton
          label={playing ? text.pauseBrands : text.playBrands}
          onClick={() => setPlaying(!playing)}
          className="motion-reduce:hidden no-script:hidden"
        >
          <Icon node={playing ? Pause : Play} />
        </IconButton>
      </div>
    </section>
  );
}

/** The visible part of the row. With reduced motion it scrolls, so the keyboard must reach it. */
function Viewport({ children }: { children: ReactNode }) {
  const text = useMessages(homeMessages);
  const moves = useMotionAllowed();
  return (
    <div
      dir="ltr"
      role="group"
      tabIndex={moves ? undefined : 0}
      aria-label={text.brands}
      className="logo-strip"
    >
      {children}
    </div>
  );
}

/** Every logo once. Screen readers skip a copy; where the row stands still, there is none. */
function Row({ logos, isCopy = false }: { logos: Logos; isCopy?: boolean }) {
  return (
    <ul
      aria-hidden={isCopy || undefined}
      className={isCopy ? 'flex motion-reduce:hidden no-script:hidden' : 'flex'}
    >
      {logos.map(({ name, path }) => (
        <li key={path}>
          <img
            src={logoUrl(path)}
            alt={isCopy ? '' : (name ?? '')}
            width={120}
            height={48}
            loading="lazy"
            className="h-12 max-w-none object-contain"
          />
        </li>
      ))}
    </ul>
  );
}
