import { lazy, type ReactNode, Suspense, useState } from 'react';
import { showToast } from '../ui/dialog/showToast.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { copyLink } from './copyLink.ts';
import { sharingMessages } from './messages.ts';

const LinkDialog = lazy(async () => ({ default: (await import('./LinkDialog.tsx')).LinkDialog }));

interface Sharing {
  /** Opens the device's share sheet; copies the link where there is none. */
  share: () => Promise<void>;
  /** Copies the link. */
  copy: () => Promise<void>;
  /** To be rendered: the dialog that offers the link, where the browser has refused to share or to copy it. */
  offer: ReactNode;
}

/** Shares a page by its title and its absolute address. */
export function useSharing(title: string, address: string): Sharing {
  const text = useMessages(sharingMessages);
  const [offered, setOffered] = useState(false);

  async function copy() {
    if (await copyLink(address)) await showToast({ tone: 'success', text: text.copied });
    else setOffered(true);
  }

  async function share() {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      // The visitor has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setOffered(true);
    }
  }

  const offer = offered && (
    <Suspense>
      <LinkDialog address={address} onClose={() => setOffered(false)} />
    </Suspense>
  );
  return { share, copy, offer };
}
