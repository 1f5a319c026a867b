import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFileDrop } from '../../../../ui/hooks/useFileDrop.ts';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { fromList } from '../../../list/fromList.ts';
import { chosenPictures } from './chosenPictures.ts';
import { manyMessages } from './messages.ts';

/** The list of cars, on which pictures, folders and ZIP files can be dropped: it is shown then which of them belong to which car. */
export function PictureDrop({ children }: { children: ReactNode }) {
  const text = useMessages(manyMessages);
  const client = useApolloClient();
  const navigate = useNavigate();
  const { isOver, handlers } = useFileDrop((files) => {
    void chosenPictures.choose(client, files);
    void navigate('/cars/pictures', { state: fromList });
  });
  return (
    <div {...handlers} className="relative">
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-0 z-9 rounded-picture border-2 border-dashed border-accent bg-accent-wash/90">
          <p className="sticky top-1/3 p-8 text-center text-md font-[550]">{text.dropHere}</p>
        </div>
      )}
    </div>
  );
}
