import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fromList } from './fromList.ts';

interface Props {
  /** The path of the list, such as `/cars`; that of a record is below it. */
  list: string;
  id: string;
  className: string;
  children: ReactNode;
}

/** The link of a row or a card, which opens the record: a tap on any part of the row that is no control is one on it. */
export function RecordLink({ list, id, className, children }: Props) {
  return (
    <Link
      to={`${list}/${encodeURIComponent(id)}`}
      state={fromList}
      data-record={id}
      className={clsx(
        'after:absolute after:inset-0 focus-visible:outline-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent',
        className,
      )}
    >
      {children}
    </Link>
  );
}
