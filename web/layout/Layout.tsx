import { Outlet, ScrollRestoration } from 'react-router-dom';
import { constants } from '../constants.ts';
import { dealership } from '../dealership.ts';
import { SiteContext } from '../ui/siteContext.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { useText } from '../ui/useText.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { layoutMessages } from './messages.ts';
import preview from './preview.jpg';

/** What every page has around it. `origin` is where visitors find the site. */
export function Layout({ origin }: { origin: string }) {
  const text = useText(layoutMessages);
  const picture = { url: preview, width: 1200, height: 630, alt: text.preview };
  return (
    <SiteContext value={{ origin, name: dealership.name, picture }}>
      <a
        href="#content"
        className="sr-only z-20 bg-paper px-4 py-2 text-accent focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {text.skip}
      </a>
      <Header />
      <main id="content" className="min-h-[70vh]">
        <Outlet />
      </main>
      <Footer />
      <Toasts duration={constants.toastDuration} label={text.notifications} />
      <ScrollRestoration />
    </SiteContext>
  );
}
