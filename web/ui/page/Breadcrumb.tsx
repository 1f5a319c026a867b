import { Link } from 'react-router-dom';
import { BreadcrumbData } from './BreadcrumbData.tsx';

interface Props {
  /** The name of the breadcrumb, for screen readers. */
  label: string;
  /** The pages above, from the home page down. */
  above: { label: string; to: string }[];
  /** The current page; cut off where there is no room for it. */
  here: string;
  /** False on a page that search engines leave out. */
  indexed?: boolean;
}

/** Shows where the page is within the site. */
export function Breadcrumb({ label, above, here, indexed = true }: Props) {
  return (
    <nav aria-label={label} className="print:hidden">
      {indexed && <BreadcrumbData above={above} here={here} />}
      <ol className="crumbs text-sm text-ink-2 md:py-3 [&>li]:flex [&>li]:items-center">
        {above.map(({ label: name, to }) => (
          <li key={to} className="flex-none">
            <Link
              to={to}
              className="inline-flex min-h-tap items-center underline-offset-[0.28em] hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="min-h-tap min-w-0">
          <bdi className="truncate">{here}</bdi>
        </li>
      </ol>
    </nav>
  );
}
