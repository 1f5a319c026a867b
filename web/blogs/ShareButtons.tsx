import { Link2, Mail, MessageCircle, Share2 } from 'lucide';
import { showToast } from '../ui/dialog/showToast.ts';
import { useHydrated } from '../ui/hooks/useHydrated.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { blogMessages } from './messages.ts';

interface Props {
  title: string;
  /** The absolute address of the article. */
  address: string;
}

const item =
  'inline-flex min-h-tap items-center gap-2 text-sm font-[550] underline-offset-[0.28em] hover:text-accent hover:underline';

/** Buttons that share the article. They load nothing from third parties. */
export function ShareButtons({ title, address }: Props) {
  const text = useMessages(blogMessages);
  // Only the browser knows whether the device has a share sheet.
  const canShare = useHydrated() && 'share' in navigator;
  const words = encodeURIComponent(`${title} ${address}`);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      await showToast({ tone: 'success', text: text.linkCopied });
    } catch {
      await showToast({ tone: 'plain', text: text.notCopied });
    }
  }

  return (
    <ul aria-label={text.shareOn} className="flex print:hidden flex-wrap gap-x-6">
      {canShare && (
        <li>
          <button type="button" className={item} onClick={() => void share(title, address)}>
            <Icon node={Share2} className="text-accent" />
            {text.share}
          </button>
        </li>
      )}
      <li>
        <button type="button" className={item} onClick={() => void copy()}>
          <Icon node={Link2} className="text-accent" />
          {text.copyLink}
        </button>
      </li>
      <li>
        <a className={item} href={`https://wa.me/?text=${words}`} target="_blank" rel="noopener">
          <Icon node={MessageCircle} className="text-accent" />
          {text.shareByWhatsApp}
        </a>
      </li>
      <li>
        <a
          className={item}
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        >
          <Icon node={Mail} className="text-accent" />
          {text.shareByEmail}
        </a>
      </li>
    </ul>
  );
}

async function share(title: string, url: string) {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closing the sheet rejects too: the visitor has changed their mind.
  }
}
