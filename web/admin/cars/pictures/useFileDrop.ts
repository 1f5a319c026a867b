import { type DragEvent, useState } from 'react';
import { droppedFiles } from './queue/pictureFiles.ts';

/** Lets files and folders be dropped on an element, which gets `handlers`; `onFiles` is called with them. `isOver`: whether some are held over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // It goes on to a part of the element.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      void droppedFiles(event.dataTransfer).then((files) => files.length > 0 && onFiles(files));
    },
  };
  return { isOver, handlers };
}
