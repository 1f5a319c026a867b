import { EqualNot } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { compareMessages } from './messages.ts';

interface Props {
  label: string;
  /** Whether the cars differ in this row, which is then marked. */
  differs?: boolean;
  className?: string;
  /** One `<td>` per car. */
  children: ReactNode;
}

/** One property of all the cars. */
export function CompareRow({ label, differs = false, className, children }: Props) {
  const text = useMessages(compareMessages);
  return (
    <tr data-differs={differs} className={className}>
      <th scope="row">
        <bdi>{label}</bdi>
        {differs && (
          <>
            <span>{'\u00a0'}</span>
            <Icon
              node={EqualNot}
              size={16}
              strokeWidth={2}
              className="mb-0.5 inline-block align-middle text-accent"
            />
            <span className="sr-only">{text.differs}</span>
          </>
        )}
      </th>
      {children}
    </tr>
  );
}
