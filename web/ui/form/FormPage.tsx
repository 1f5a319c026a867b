import { PageHead } from '../page/PageHead.tsx';
import { clsx } from 'clsx';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

interface Props {
  /** For the browser's tab and for search engines. */
  title: string;
  description: string;
  /** The path of the page. */
  path: string;
  /** False for a form about a chosen car, which search engines leave out. */
  indexed?: boolean;
  heading: string;
  lead?: ReactNode;
  /** A picture in its frame, left out on phones. */
  picture?: ReactNode;
  /** The dealer's promises to the visitor. */
  assurances?: readonly { icon: IconNode; text: string }[];
  /** More content beside the form, such as the chosen car. */
  aside?: ReactNode;
  /** Other content: beside the form, on phones below it. */
  more?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A page with a form: what it is about on one side, the form on the other; on phones below each other. */
export function FormPage(props: Props) {
  const {
    title,
    description,
    path,
    indexed,
    heading,
    lead,
    picture,
    assurances = [],
    aside,
    more,
    children,
  } = props;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(3rem,8vw,9rem)] gap-y-8 pt-8 pb-section md:pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
      <PageHead title={title} description={description} path={path} indexed={indexed} />
      <div
        className={clsx(
          'grid gap-8',
          picture && 'md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr]',
          !more && 'lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]',
        )}
      >
        <div>
          <h1>{heading}</h1>
          {lead && <p className="mt-6 max-w-md text-ink-2">{lead}</p>}
        </div>
        {picture && (
          <div className="self-start overflow-clip rounded-picture bg-stage max-md:hidden md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1">
            {picture}
          </div>
        )}
        {assurances.length > 0 && (
          <ul className="grid gap-3 text-ink-2">
            {assurances.map(({ icon, text }) => (
              <li key={text} className="flex gap-3">
                <Icon node={icon} className="mt-1 flex-none text-accent" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
        {aside}
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{children}</div>
      {more && <div className="min-w-0">{more}</div>}
    </div>
  );
}
