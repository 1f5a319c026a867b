import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { showToast } from '../../ui/dialog/showToast.ts';
import { useInView } from '../../ui/hooks/useInView.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { CarCarousel } from '../carousel/CarCarousel.tsx';
import { recentMessages } from './messages.ts';
import { forgetCars, useRecentCars } from './recentCars.ts';
import { useRecentCards } from './useRecentCards.ts';

/** The cars that were opened last on this device, without those in `except`, which the page shows already. */
export function RecentlyViewed({ except }: { except: readonly string[] }) {
  const text = useMessages(recentMessages);
  const ids = useRecentCars().filter((id) => !except.includes(id));
  const { near, ref } = useInView();
  const cards = useRecentCards(ids, near);

  function clear() {
    forgetCars();
    void showToast({ tone: 'plain', text: text.cleared });
  }

  if (cards.length === 0) return null;
  return (
    <section ref={ref} aria-labelledby="recently-viewed" aria-busy={cards.includes(null)}>
      <div className="mb-6 flex items-center justify-between gap-4">
        <h2 id="recently-viewed" className="text-title-md">
          {text.heading}
        </h2>
        <button type="button" className={buttonStyle('plain')} aria-label={text.clearLabel} onClick={clear}>
          {text.clear}
        </button>
      </div>
      <CarCarousel cars={cards} />
    </section>
  );
}
