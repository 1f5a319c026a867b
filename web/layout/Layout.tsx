import { useContext, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { CompareTray } from '../compare/CompareTray.tsx';
import { constants } from '../dealer/constants.ts';
import { dealership } from '../dealer/dealership.ts';
import { useFreshFavourites } from '../favourites/useFreshFavourites.ts';
import { Slice } from '../ui/page/Slice.tsx';
import { OriginContext, SiteContext } from '../ui/page/siteContext.ts';
import { Toasts } from '../ui/dialog/Toasts.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { Arrival } from './Arrival.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { layoutMessages } from './messages.ts';
import { OfflineBar } from './OfflineBar.tsx';
import preview from '../icons/preview.jpg';

/** The frame of every page. */
export function Layout() {
  const origin = useContext(OriginContext);
  const text = useMessages(layoutMessages);
  const main = useRef<HTMLElement>(null);
  const picture = { url: preview, width: 1200, height: 630, alt: text.preview };
  return (
    <SiteContext value={{ origin, name: dealership.name, picture }}>
      <a
        href="#content"
        className="sr-only z-20 bg-paper px-4 py-2 text-accent focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {text.skip}
      </a>
      <Slice>
        <Header />
      </Slice>
      <OfflineBar />
      <main ref={main} id="content" tabIndex={-1} className="min-h-[70vh] outline-none">
        <Slice>
          <Outlet />
        </Slice>
      </main>
      <CompareTray />
      <Slice>
        <Footer />
      </Slice>
      <Toasts duration={constants.toastDuration} label={text.notifications} />
      <Arrival place={main} />
      <FreshFavourites />
      <ScrollRestoration />
    </SiteContext>
  );
}

/** A component of its own, so that the layout is not rendered again when a car is saved. */
function FreshFavourites() {
  useFreshFavourites();
  return null;
}
