import { type DragEvent, useState } from 'react';

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

/** The files and folders that were dropped on the page, with the files of the folders. */
async function droppedFiles(dropped: DataTransfer): Promise<File[]> {
  // The entries are gone once this event is over, so they are taken first.
  const entries = [...dropped.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...dropped.files];
  const files: File[] = [];
  for (const entry of entries) files.push(...(await filesOf(entry)));
  return files;
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((give, fail) => (entry as FileSystemFileEntry).file(give, fail));
    Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath.replace(/^\//, '') });
    return [file];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  // A reader gives a hundred entries at a time, and none at the end.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((give, fail) => reader.readEntries(give, fail));
    if (part.length === 0) return files;
    for (const each of part) files.push(...(await filesOf(each)));
  }
}
