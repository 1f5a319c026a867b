import { Link2, Mail, MessageCircle, Share2 } from 'lucide';
import { useSharing } from '../sharing/useSharing.tsx';
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
  const { share, copy, offer } = useSharing(title, address);
  const words = encodeURIComponent(`${title} ${address}`);

  return (
    <>
      <ul aria-label={text.shareOn} className="flex print:hidden flex-wrap gap-x-6">
        {canShare && (
          <li>
            <button type="button" className={item} onClick={() => void share()}>
              <Icon node={Share2} className="text-accent" />
              <span>{text.share}</span>
            </button>
          </li>
        )}
        <li>
          <button type="button" className={item} onClick={() => void copy()}>
            <Icon node={Link2} className="text-accent" />
            <span>{text.copyLink}</span>
          </button>
        </li>
        <li>
          <a className={item} href={`https://wa.me/?text=${words}`} target="_blank" rel="noopener">
            <Icon node={MessageCircle} className="text-accent" />
            <span>{text.shareByWhatsApp}</span>
          </a>
        </li>
        <li>
          <a
            className={item}
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
          >
            <Icon node={Mail} className="text-accent" />
            <span>{text.shareByEmail}</span>
          </a>
        </li>
      </ul>
      {offer}
    </>
  );
}
