import { clsx } from 'clsx';
import { type Group, partsOf } from './control.ts';
import type { OuterEntryProps } from './EntryProps.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { entryMessages } from './messages.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';

interface Props extends OuterEntryProps<Group> {
  /** Its name, where it is one of several. */
  name?: string;
}

/** The parts of a value beside each other, under their heading. */
export function GroupEntry({ control, path, draft, errors, name, inner }: Props) {
  const text = useMessages(entryMessages);
  const parts = Object.entries(control.parts);
  const drafts = partsOf(draft);
  const isOfLeaves = parts.every(([, { kind }]) => kind !== 'group' && kind !== 'list');
  return (
    <EntryFrame
      legend={name ?? text.labels[control.label]}
      error={errors.get(path)}
      quiet={control.label === 'span' ? 'hidden' : !!name}
    >
      <div
        className={clsx(
          'grid items-start gap-x-4 gap-y-4',
          isOfLeaves
            ? // Those of a record stand two by two where there are more than three.
              name && parts.length > 3
              ? 'grid-cols-[repeat(auto-fill,minmax(min(max(8.5rem,45%),100%),1fr))]'
              : 'grid-cols-[repeat(auto-fill,minmax(min(max(8.5rem,30%),100%),1fr))]'
            : 'grid-cols-[minmax(0,1fr)] md:grid-cols-2 md:gap-x-6 md:gap-y-6',
        )}
      >
        {parts.map(([part, of]) =>
          inner({ control: of, path: `${path}.${part}`, draft: drafts[part] ?? '' }),
        )}
      </div>
    </EntryFrame>
  );
}
