import { ChevronDown, Scale } from 'lucide';
import { useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { comparisonOf } from './compareAddress.ts';
import { keepCompared, MOST_CARS, useCompared } from '../cars/actions/comparedCars.ts';
import { Icon } from '../ui/Icon.tsx';
import './compareTray.css';
import { compareMessages } from './messages.ts';

/** Where the tray would repeat the page, or stand in the way of a form. */
const without = [
  ...[paths.compare, paths.testDriveForm(), paths.buyNowForm(), paths.myOffer(), paths.finance()],
  ...[paths.sell, paths.contact()],
];

/**
 * At the bottom of the screen: how many cars are chosen, and a link to compare them, which needs two. Nothing while none is
 * chosen. On the page of a car it is folded to a tab until the visitor opens it.
 */
export function CompareTray() {
  const text = useMessages(compareMessages);
  const ids = useCompared();
  const { pathname } = useLocation();
  const [openedOn, openOn] = useState<string>();
  if (ids.length === 0 || without.some((path) => matchPath(path, pathname))) return null;
  const folds = matchPath('/car/:id', pathname) !== null;
  const folded = folds && openedOn !== pathname;
  return (
    <section aria-label={text.compare} className="compare-tray" data-folded={folded || undefined}>
      {folds ? (
        // The same button in both states keeps the focus.
        <button
          type="button"
          aria-expanded={!folded}
          className={buttonStyle('plain', 'min-h-tap! text-sm!', !folded && 'min-w-tap')}
          onClick={() => openOn(folded ? pathname : undefined)}
        >
          <Icon node={folded ? Scale : ChevronDown} />
          <span className={folded ? 'num' : 'sr-only'}>{folded ? text.folded(ids.length) : text.fold}</span>
        </button>
      ) : (
        <Icon node={Scale} className="flex-none text-accent max-xs:hidden" />
      )}
      {!folded && <Chosen ids={ids} />}
    </section>
  );
}

function Chosen({ ids }: { ids: string[] }) {
  const text = useMessages(compareMessages);
  return (
    <>
      <p role="status" className="me-auto text-sm md:me-6 md:text-md md:whitespace-nowrap">
        <span className="num">{text.chosen(ids.length, MOST_CARS)}</span>{' '}
        {ids.length === 1 && <span className="text-ink-2">{text.addOneMore}</span>}
      </p>
      <button
        type="button"
        className={buttonStyle('plain', 'min-h-tap! text-sm!')}
        onClick={() => {
          keepCompared([]);
          // The button that has the focus disappears.
          document.querySelector('main')?.focus({ preventScroll: true });
        }}
      >
        {text.clear}
      </button>
      {ids.length > 1 && (
        <Link className={buttonStyle('primary', 'min-h-tap! px-5! text-sm!')} to={comparisonOf(ids)}>
          {text.compare}
        </Link>
      )}
    </>
  );
}
