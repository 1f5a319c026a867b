import { Scale } from 'lucide';
import { Link, useMatch } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { comparisonOf } from './compareAddress.ts';
import { keepCompared, MOST_CARS, useCompared } from '../cars/actions/comparedCars.ts';
import { Icon } from '../ui/Icon.tsx';
import './compareTray.css';
import { compareMessages } from './messages.ts';

/** At the bottom of the screen: how many cars are chosen, and a link to compare them. Nothing while none is chosen. */
export function CompareTray() {
  const text = useMessages(compareMessages);
  const ids = useCompared();
  const comparing = useMatch(paths.compare) !== null;
  if (ids.length === 0 || comparing) return null;
  return (
    <section aria-label={text.compare} className="compare-tray">
      <Icon node={Scale} className="flex-none text-accent max-xs:hidden" />
      <p role="status" className="num me-auto text-sm md:me-6 md:text-md">
        {text.chosen(ids.length, MOST_CARS)}
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
      <Link className={buttonStyle('primary', 'min-h-tap! px-5! text-sm!')} to={comparisonOf(ids)}>
        {text.compare}
      </Link>
    </section>
  );
}
