import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../../ui/text/Skeleton.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Section } from '../../page/Section.tsx';
import { useStaff } from '../../page/staffContext.ts';
import { pictureMessages } from './messages.ts';
import type { PictureEditorProps } from './PictureEditor.tsx';
import { PictureList } from './PictureList.tsx';

interface Props extends PictureEditorProps {
  /** Whether the car is withdrawn: then nobody changes its pictures. */
  isWithdrawn: boolean;
}

// The queue, the worker's starter, the dialog: of the size of the rest of the page, and nothing for whoever only looks.
const LoadedEditor = lazy(async () => ({ default: (await import('./PictureEditor.tsx')).PictureEditor }));

/** The pictures of a car, which editors add, arrange, describe, turn and remove. */
export function PicturesSection({ car, isNew, isWithdrawn }: Props) {
  const text = useMessages(pictureMessages);
  const { may } = useStaff();
  const isEditable = may('addCarPicture') && !isWithdrawn;
  const list = <PictureList pictures={car.pictures ?? []} />;
  return (
    <div className="mt-8">
      <Section heading={text.heading} id="pictures">
        {isEditable ? (
          <Suspense fallback={<Loading>{list}</Loading>}>
            <LoadedEditor car={car} isNew={isNew} />
          </Suspense>
        ) : (
          list
        )}
      </Section>
    </div>
  );
}

/** The pictures as long as the editor is loaded, with room for its button. */
function Loading({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Skeleton className="h-25! w-full md:h-37!" />
      {children}
    </div>
  );
}
