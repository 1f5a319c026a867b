import { useState } from 'react';
import { showToast } from '../../ui/dialog/showToast.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { fetchFile } from '../page/fetchFile.ts';
import { saveFile } from '../page/saveFile.ts';
import { subscriberMessages } from './messages.ts';

/** Downloads the subscribers as CSV, after the password was entered again. `busy`: whether the file is on its way. */
export function useSubscriberFile() {
  const text = useMessages(subscriberMessages);
  const [busy, setBusy] = useState(false);

  async function take() {
    if (busy) return;
    setBusy(true);
    try {
      saveFile(await fetchFile('/subscribers/file', { body: {} }), 'subscribers.csv');
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) void showToast({ tone: 'danger', text: text.downloadFailed });
    }
    setBusy(false);
  }

  return { busy, take };
}
