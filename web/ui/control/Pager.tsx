import { clsx } from 'clsx';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { Link, type To } from 'react-router-dom';
import { grouped } from '../text/grouped.ts';
import { pageWindow } from './pageWindow.ts';
import { Icon } from '../Icon.tsx';

interface Props {
  /** The page that is shown, from 1. */
  current: number;
  last: number;
  /** The address of a page. */
  to: (page: number) => To;
  labels: {
    pages: string;
    firstPage: string;
    previousPage: string;
    nextPage: string;
    lastPage: string;
    page: (number: number) => string;
  };
}

/** How many numbers and gaps fit beside two arrows at a width of 320 px, and of 375 px; a number from 1,000 counts twice. */
const MOST_AT_320 = 5;
const MOST_AT_375 = 7;
const item = 'grid h-tap min-w-tap place-items-center rounded-control px-2';

/** Links to the pages of a list. Shows nothing where the list has one page only. */
export function Pager({ current, last, to, labels }: Props) {
  if (last <= 1) return null;
  const pages = pageWindow(current, last);
  const places = pages.length + pages.filter((page) => page !== 'gap' && page > 999).length;
  // On phones, the arrows go below the numbers where these need the whole width.
  const below = clsx(
    places > MOST_AT_320 && 'max-[23.4rem]:order-1 max-[23.4rem]:basis-1/3',
    places > MOST_AT_375 && 'max-[28rem]:order-1 max-[28rem]:basis-1/3',
  );
  const step = (page: number, label: string, icon: IconNode, className: string) => (
    <Step
      to={page >= 1 && page <= last && page !== current ? to(page) : undefined}
      label={label}
      icon={icon}
      className={className}
    />
  );
  return (
    <nav
      data-pager
      aria-label={labels.pages}
      className="mt-16 flex flex-wrap items-center justify-center md:gap-1"
    >
      {/* Phones need no such arrow: the numbers of the first and the last page do the same. */}
      {step(1, labels.firstPage, ChevronFirst, 'max-md:hidden')}
      {step(current - 1, labels.previousPage, ChevronLeft, below)}
      {pages.map((page, i) =>
        page === 'gap' ? (
          <span key={`gap-${i}`} className="grid min-w-3 place-items-center text-ink-3 md:min-w-tap">
            …
          </span>
        ) : (
          <Link
            key={page}
            to={to(page)}
            preventScrollReset
            onClick={scrollToTop}
            aria-label={labels.page(page)}
            aria-current={page === current ? 'page' : undefined}
            className={clsx(item, 'num', page === current ? 'bg-ink text-paper' : 'hover:bg-paper-2')}
          >
            {grouped(page)}
          </Link>
        ),
      )}
      {step(current + 1, labels.nextPage, ChevronRight, below)}
      {step(last, labels.lastPage, ChevronLast, 'max-md:hidden')}
    </nav>
  );
}

interface StepProps {
  to: To | undefined;
  label: string;
  icon: IconNode;
  className: string;
}

/** An arrow of the pager; without an address it is disabled. */
function Step({ to, label, icon, className }: StepProps) {
  const arrow = <Icon node={icon} className="flip" />;
  if (to === undefined) {
    return (
      <button type="button" disabled aria-label={label} className={clsx(item, 'text-line-2', className)}>
        {arrow}
      </button>
    );
  }
  return (
    <Link
      to={to}
      preventScrollReset
      onClick={scrollToTop}
      aria-label={label}
      className={clsx(item, 'hover:bg-paper-2', className)}
    >
      {arrow}
    </Link>
  );
}

/** Smoothly, unless the visitor prefers reduced motion (PAG-7). */
function scrollToTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}
