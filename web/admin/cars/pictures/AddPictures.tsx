import { useState } from 'react';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { FilePicker } from './FilePicker.tsx';
import { pictureMessages } from './messages.ts';
import { pictureFiles } from './queue/pictureFiles.ts';
import type { PictureFile } from './queue/QueuedPicture.ts';

interface Props {
  onFiles: (files: PictureFile[]) => void;
}

/** Takes photos of a car from the camera or the device; on larger screens also a folder or a ZIP file, chosen or dropped. */
export function AddPictures({ onFiles }: Props) {
  const text = useMessages(pictureMessages);
  const [fault, setFault] = useState('');

  async function take(chosen: readonly File[]) {
    setFault('');
    const files = await pictureFiles(chosen).catch(() => undefined);
    if (!files) return setFault(text.badZip);
    if (files.length === 0) return setFault(text.noFiles);
    return onFiles(files);
  }

  return (
    <FilePicker label={text.add} hint={text.addHint} fault={fault} onFiles={(chosen) => void take(chosen)} />
  );
}
