import { useRef, useState } from 'react';
import { useAddPortraitMutation } from '../../generated/AddPortrait.ts';
import { shrinkPhoto } from '../../photos/shrinkPhoto.ts';
import { useUpload } from '../../photos/useUpload.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from '../page/messages.ts';
import { refusalSentence } from '../page/refusalSentence.ts';
import { useChange } from '../page/useChange.ts';
import type { PictureUploads } from './entries/EntryProps.ts';

/**
 * Sends portraits, each made smaller first; `onAdded` is told the path of its entry and that of the stored picture. While one is sent,
 * the form must not change, so that it arrives at the person for whom it was chosen.
 */
export function usePictureUploads(onAdded: (path: string, picture: string) => void): PictureUploads {
  const page = useMessages(pageMessages);
  const [send] = useAddPortraitMutation();
  const { progress, begin } = useUpload();
  const [running, setRunning] = useState<string>();
  const [problem, setProblem] = useState<PictureUploads['problem']>();
  const at = useRef('');
  const { change } = useChange((refusal) =>
    setProblem({ path: at.current, sentence: refusalSentence(refusal, page) }),
  );

  async function add(path: string, photo: File) {
    at.current = path;
    setRunning(path);
    setProblem(undefined);
    const fetchOptions = begin();
    const payload = await change(async () => {
      const picture = await shrinkPhoto(photo);
      return send({ variables: { picture }, context: { fetchOptions } });
    });
    setRunning(undefined);
    if (payload?.picture) onAdded(path, payload.picture);
  }

  return { running, progress, problem, add: (path, photo) => void add(path, photo) };
}
