import type { MouseEventHandler } from 'react';
import { Link } from 'react-router-dom';
import { dealership } from '../dealer/dealership.ts';
import { paths } from '../paths.ts';

/** The dealer's name, with a link to the home page. */
export function Wordmark({ onClick }: { onClick?: MouseEventHandler }) {
  return (
    <Link
      to={paths.home}
      translate="no"
      onClick={onClick}
      className="inline-flex min-h-tap items-center font-display text-[1.75rem] leading-none tracking-[-0.02em]"
    >
      {dealership.name}
    </Link>
  );
}
