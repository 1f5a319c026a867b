import type { EntryProps } from './EntryProps.ts';
import { GroupEntry } from './GroupEntry.tsx';
import { LeafEntry } from './LeafEntry.tsx';
import { ListEntry } from './ListEntry.tsx';
import { PictureEntry } from './PictureEntry.tsx';

interface Props extends EntryProps {
  /** Its name, where it is one of several. */
  name?: string;
}

/** The fields of a value of the settings, whatever it is made of. */
export function Entry({ control, name, ...props }: Props) {
  const { errors, readOnly, onType, uploads } = props;
  const inner = (entry: Pick<Props, 'control' | 'path' | 'draft' | 'name'>) => (
    <Entry key={entry.path} {...{ errors, readOnly, onType, uploads }} {...entry} />
  );
  if (control.kind === 'list') return <ListEntry control={control} inner={inner} {...props} />;
  if (control.kind === 'group') return <GroupEntry control={control} inner={inner} name={name} {...props} />;
  if (control.kind === 'picture') return <PictureEntry control={control} {...props} />;
  return <LeafEntry control={control} {...props} />;
}
