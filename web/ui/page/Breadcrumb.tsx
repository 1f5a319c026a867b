import { Link } from 'react-router-dom';
import { BreadcrumbData } from './BreadcrumbData.tsx';

interface Props {
  /** The name of the breadcrumb, for screen readers. */
  label: string;
  /** The pages above, from the home page down. */
  above: { label: string; to: string }[];
  /** The current page; cut off where there is no room for it. */
  here: string;
  /** Given where `here` is the page above instead: its address, and the name of the current page for search engines. */
  within?: { to: string; page: string };
  /** False on a page that search engines leave out. */
  indexed?: boolean;
}

const link = 'inline-flex min-h-tap items-center underline-offset-[0.28em] hover:underline';

/** Shows where the page is within the site. */
export function Breadcrumb({ label, above, here, within, indexed = true }: Props) {
  const trail = within ? [...above, { label: here, to: within.to }] : above;
  return (
    <nav aria-label={label} className="print:hidden">
      {indexed && <BreadcrumbData above={trail} here={within?.page ?? here} />}
      <ol className="crumbs text-sm text-ink-2 md:py-3 [&>li]:flex [&>li]:items-center">
        {above.map(({ label: name, to }) => (
          <li key={to} className="flex-none">
            <Link to={to} className={link}>
              {name}
            </Link>
          </li>
        ))}
        <li aria-current={within ? undefined : 'page'} className="min-h-tap min-w-0">
          {within ? (
            <Link to={within.to} className={`${link} min-w-0`}>
              <bdi className="truncate">{here}</bdi>
            </Link>
          ) : (
            <bdi className="truncate">{here}</bdi>
          )}
        </li>
      </ol>
    </nav>
  );
}
